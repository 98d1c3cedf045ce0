import { compileExpression, type Language, truthy, type Value } from './expression.js';

export type Scope = (name: string) => string | number | readonly (string | number)[] | undefined;
export type Condition = (scope: Scope) => boolean;

/** A setting without a value is empty; of a list the first value counts, and one that is too short repeats its last. */
const CONDITIONS: Language<Scope> = {
  lookUp: (name, scope) => {
    const found = scope(name) ?? '';
    return typeof found === 'object' ? found.map(scalarOf) : scalarOf(found);
  },
  itemOf: (list, index) => (Array.isArray(list) ? (list[Math.min(index || 0, list.length - 1)] ?? '') : list),
  operand: firstOf,
  comparable: (left, right) => (typeof left === typeof right ? [left, right] : [String(left), String(right)]),
  functions: {},
};

/**
 * Compiles an expression by which a preset says which printers it fits, for example
 * `printer_model=="MK4" and nozzle_diameter[0]==0.4`.
 *
 * @throws with the place when it cannot be read
 */
export function compileCondition(source: string): Condition {
  const expression = compileExpression(source, CONDITIONS);
  return (scope) => truthy(firstOf(expression(scope)));
}

function firstOf(value: Value): Value {
  return Array.isArray(value) ? (value[0] ?? '') : value;
}

function scalarOf(value: string | number): Value {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
