import { FUNCTIONS, type Lookup, number, truthy, type Value } from './formula-functions.js';

type Node = (lookup: Lookup) => Value;

/**
 * Compiles a formula of Cura's: an expression of Python that names other settings. Comprehensions, which few write,
 * are not read.
 *
 * @throws when it cannot be read
 */
export function compileFormula(source: string): Node {
  const tokens = tokenize(source);
  let position = 0;
  const at = (...values: string[]): string | null => {
    const token = tokens[position];
    return token && token.kind !== 'text' && values.includes(token.value) ? token.value : null;
  };
  const take = (...values: string[]): string | null => {
    const found = at(...values);
    if (found !== null) position++;
    return found;
  };
  const expect = (value: string): void => {
    if (take(value) === null) throw new Error(`expects ${value}: ${source}`);
  };

  function choice(): Node {
    const yes = or();
    if (!take('if')) return yes;
    const condition = or();
    expect('else');
    const no = choice();
    return (lookup) => (truthy(condition(lookup)) ? yes(lookup) : no(lookup));
  }
  function or(): Node {
    let left = and();
    while (take('or')) {
      const [a, b] = [left, and()];
      left = (lookup) => {
        const value = a(lookup);
        return truthy(value) ? value : b(lookup);
      };
    }
    return left;
  }
  function and(): Node {
    let left = not();
    while (take('and')) {
      const [a, b] = [left, not()];
      left = (lookup) => {
        const value = a(lookup);
        return truthy(value) ? b(lookup) : value;
      };
    }
    return left;
  }
  function not(): Node {
    if (!take('not')) return comparison();
    const inner = not();
    return (lookup) => !truthy(inner(lookup));
  }
  /** `15 < x < 25` holds when each of its comparisons does. */
  function comparison(): Node {
    const first = binary(0);
    const others: { operator: string; negated: boolean; right: Node }[] = [];
    for (;;) {
      const negated = at('not') !== null && tokens[position + 1]?.value === 'in';
      if (negated) position++;
      const operator = take('==', '!=', '<', '>', '<=', '>=', 'in');
      if (operator === null) break;
      others.push({ operator, negated, right: binary(0) });
    }
    if (others.length === 0) return first;
    return (lookup) => {
      let left = first(lookup);
      return others.every(({ operator, negated, right }) => {
        const value = right(lookup);
        const holds = compare(operator, left, value) !== negated;
        left = value;
        return holds;
      });
    };
  }
  function binary(level: number): Node {
    const operators = [
      ['+', '-'],
      ['*', '/', '//', '%'],
    ][level];
    if (!operators) return unary();
    let left = binary(level + 1);
    for (let operator = take(...operators); operator !== null; operator = take(...operators)) {
      const [a, b, sign] = [left, binary(level + 1), operator];
      left = (lookup) => calculate(sign, a(lookup), b(lookup));
    }
    return left;
  }
  function unary(): Node {
    if (take('-')) {
      const inner = unary();
      return (lookup) => -number(inner(lookup));
    }
    if (take('+')) return unary();
    const base = postfix();
    if (!take('**')) return base;
    const power = unary();
    return (lookup) => number(base(lookup)) ** number(power(lookup));
  }
  function postfix(): Node {
    let node = primary();
    while (take('[')) {
      const [list, index] = [node, choice()];
      expect(']');
      node = (lookup) => {
        const item = (list(lookup) as readonly Value[]).at(Number(index(lookup)));
        if (item === undefined) throw new Error(`no such item: ${source}`);
        return item;
      };
    }
    return node;
  }
  function list(end: string): Node[] {
    const nodes: Node[] = [];
    while (!take(end)) {
      nodes.push(choice());
      if (!at(end)) expect(',');
    }
    return nodes;
  }
  function primary(): Node {
    const token = tokens[position++];
    if (!token) throw new Error(`ends too early: ${source}`);
    const { kind, value } = token;
    if (kind === 'number') return () => Number(value);
    if (kind === 'text') return () => value;
    if (value === '[') return listOf(list(']'));
    if (value === '(') {
      const inner = choice();
      if (take(')')) return inner;
      expect(',');
      return listOf([inner, ...list(')')]);
    }
    if (kind !== 'name') throw new Error(`does not expect "${value}": ${source}`);
    if (value === 'True' || value === 'False') return () => value === 'True';
    if (value === 'math.pi') return () => Math.PI;
    const call = Object.hasOwn(FUNCTIONS, value) ? FUNCTIONS[value] : undefined;
    // A function that is handed on, as to `map`, is its name.
    if (!take('(')) return call ? () => value : (lookup) => lookup(value);
    if (!call) throw new Error(`has no function ${value}: ${source}`);
    const args = list(')');
    return (lookup) =>
      call(
        args.map((arg) => arg(lookup)),
        lookup,
      );
  }

  const node = choice();
  if (position !== tokens.length) throw new Error(`does not expect "${tokens[position]?.value}": ${source}`);
  return node;
}

function listOf(nodes: readonly Node[]): Node {
  return (lookup) => nodes.map((node) => node(lookup));
}

function compare(operator: string, left: Value, right: Value): boolean {
  switch (operator) {
    case '==':
      return isSame(left, right);
    case '!=':
      return !isSame(left, right);
    case '<':
      return number(left) < number(right);
    case '>':
      return number(left) > number(right);
    case '<=':
      return number(left) <= number(right);
    case '>=':
      return number(left) >= number(right);
    default:
      return Array.isArray(right) ? right.some((one) => isSame(one, left)) : String(right).includes(String(left));
  }
}

/** As Python's `==`: True is 1, and a text is no number. */
function isSame(left: Value, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((one, place) => isSame(one, right[place]));
  const counts = (value: Value) => typeof value === 'number' || typeof value === 'boolean';
  return counts(left) && counts(right) ? Number(left) === Number(right) : left === right;
}

function calculate(operator: string, a: Value, b: Value): Value {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (operator === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  const [left, right] = [number(a), number(b)];
  if (right === 0 && (operator === '/' || operator === '//' || operator === '%')) throw new Error('division by zero');
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '//':
      return Math.floor(left / right);
    default:
      return left - right * Math.floor(left / right);
  }
}

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w.]*)|(\*\*|\/\/|==|!=|<=|>=|[-+*/%<>()[\],=]))/y;

/** A word of a formula. */
interface Token {
  kind: 'number' | 'text' | 'name' | 'operator';
  value: string;
}

/** The words of a formula. @throws where it cannot be read */
function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const text = source.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`cannot be read: ${source}`);
    const [, number, double, single, name, operator] = match;
    if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (operator !== undefined) tokens.push({ kind: 'operator', value: operator });
    else tokens.push({ kind: 'text', value: double ?? single ?? '' });
  }
  return tokens;
}
