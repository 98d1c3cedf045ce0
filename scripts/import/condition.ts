import { compileExpression, type Language, truthy, type Value } from './expression.js';
import type { Report } from './report.js';

export type Scope = (name: string) => string | number | readonly (string | number)[] | undefined;
export type Condition = (scope: Scope) => boolean;

/** A setting without a value is empty; the first item of a list counts, and a short list repeats its last item. */
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
 * Compiles a condition of a preset on the printers it fits, such as `printer_model=="MK4" and nozzle_diameter[0]==0.4`.
 *
 * @throws with the position if it cannot be parsed
 */
export function compileCondition(source: string): Condition {
  const expression = compileExpression(source, CONDITIONS);
  return (scope) => truthy(firstOf(expression(scope)));
}

/** The condition of a preset; one that holds for no printer, and is reported, if it cannot be parsed. */
export function presetCondition(source: string, preset: string, report: Report): Condition {
  try {
    return compileCondition(source);
  } catch (error) {
    report.drop('condition that cannot be read', `${preset}: ${(error as Error).message}`);
    return () => false;
  }
}

function firstOf(value: Value): Value {
  return Array.isArray(value) ? (value[0] ?? '') : value;
}

function scalarOf(value: string | number): Value {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
