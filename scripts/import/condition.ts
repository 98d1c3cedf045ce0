/**
 * The expressions that presets use to say which printers they fit, for example
 * `printer_model=="MK4" and nozzle_diameter[0]==0.4`.
 * Grammar as in PrusaSlicer's placeholder parser: or, and, not, comparison; `=~` matches the whole text.
 */
export type Scope = (name: string) => string | number | readonly (string | number)[] | undefined;
export type Condition = (scope: Scope) => boolean;
type Value = string | number | boolean;
type Expression = (scope: Scope) => Value;

const TOKEN =
  /\s*(?:(=~|!~|==|!=|<=|>=|<|>|\(|\)|and\b|or\b|not\b|!|&&|\|\|)|\/((?:\\.|[^/\\])*)\/|"((?:[^"\\]|\\.)*)"|'([^']*)'|(-?\d+(?:\.\d+)?)|([A-Za-z_]\w*)(?:\[(\w+)\])?)/y;

interface Token {
  kind: 'operator' | 'pattern' | 'text' | 'number' | 'name';
  value: string;
  index: number;
}

/** Compiles an expression. Throws an `Error` that shows the place when it cannot be read. */
export function compileCondition(source: string): Condition {
  const tokens = tokenize(source);
  let position = 0;
  const peek = (...values: string[]): boolean => {
    const token = tokens[position];
    return token?.kind === 'operator' && values.includes(token.value);
  };
  const next = (): Token => {
    const token = tokens[position++];
    if (!token) throw new Error(`ends too early: ${source}`);
    return token;
  };

  function junction(words: readonly string[], inner: () => Expression, quantifier: 'some' | 'every'): Expression {
    const terms = [inner()];
    while (peek(...words)) {
      position++;
      terms.push(inner());
    }
    const [only] = terms;
    return terms.length === 1 && only ? only : (scope) => terms[quantifier]((term) => truthy(term(scope)));
  }
  const and = () => junction(['and', '&&'], not, 'every');
  const or = (): Expression => junction(['or', '||'], and, 'some');
  function not(): Expression {
    if (!peek('not', '!')) return comparison();
    position++;
    const inner = not();
    return (scope) => !truthy(inner(scope));
  }
  function comparison(): Expression {
    const left = operand();
    if (!peek('=~', '!~', ...Object.keys(COMPARISONS))) return left;
    const operator = next().value;
    if (operator === '=~' || operator === '!~') {
      const token = next();
      if (token.kind !== 'pattern') throw new Error(`expects /a pattern/ after ${operator}: ${source}`);
      const pattern = new RegExp(`^(?:${token.value})$`, 's');
      return (scope) => pattern.test(String(left(scope))) === (operator === '=~');
    }
    const right = operand();
    return (scope) => {
      const [a, b] = [left(scope), right(scope)];
      const holds = COMPARISONS[operator] as (a: Value, b: Value) => boolean;
      return typeof a === typeof b ? holds(a, b) : holds(String(a), String(b));
    };
  }
  function operand(): Expression {
    if (peek('(')) {
      position++;
      const inner = or();
      if (!peek(')')) throw new Error(`lacks a closing bracket: ${source}`);
      position++;
      return inner;
    }
    const token = next();
    if (token.kind === 'text') return () => token.value;
    if (token.kind === 'number') return () => Number(token.value);
    if (token.kind === 'name') return (scope) => lookUp(scope, token);
    throw new Error(`does not expect "${token.value}": ${source}`);
  }

  const expression = or();
  if (position !== tokens.length) throw new Error(`does not expect "${tokens[position]?.value}": ${source}`);
  return (scope) => truthy(expression(scope));
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`cannot be read at "${source.slice(from, from + 20)}": ${source}`);
    const [, operator, pattern, double, single, number, name, index] = match;
    if (operator !== undefined) tokens.push({ kind: 'operator', value: operator, index: 0 });
    else if (pattern !== undefined) tokens.push({ kind: 'pattern', value: pattern.replaceAll('\\/', '/'), index: 0 });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number, index: 0 });
    // An index that is itself a name (`filament_extruder_id`) is the first extruder: facts are read for one.
    else if (name !== undefined)
      tokens.push({ kind: 'name', value: name, index: Number.parseInt(index ?? '0', 10) || 0 });
    else tokens.push({ kind: 'text', value: double ?? single ?? '', index: 0 });
  }
  return tokens;
}

function lookUp(scope: Scope, { value: name, index }: Token): Value {
  const found = scope(name);
  const scalar = typeof found === 'object' ? (found[Math.min(index, found.length - 1)] ?? '') : (found ?? '');
  if (typeof scalar === 'number') return scalar;
  if (scalar === 'true' || scalar === 'false') return scalar === 'true';
  return /^-?\d+(\.\d+)?$/.test(scalar) ? Number(scalar) : scalar;
}

const COMPARISONS: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

function truthy(value: Value): boolean {
  return typeof value === 'string' ? value !== '' : Boolean(value);
}
