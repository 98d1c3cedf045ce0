import { FUNCTIONS, type Lookup, truthy, type Value } from './formula-functions.js';
import { tokenize } from './formula-tokens.js';

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
      left = (lookup) => calculate(sign, Number(a(lookup)), Number(b(lookup)));
    }
    return left;
  }
  function unary(): Node {
    if (take('-')) {
      const inner = unary();
      return (lookup) => -Number(inner(lookup));
    }
    if (take('+')) return unary();
    const base = postfix();
    if (!take('**')) return base;
    const power = unary();
    return (lookup) => Number(base(lookup)) ** Number(power(lookup));
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
    if (!take('(')) return (lookup) => lookup(value);
    const call = Object.hasOwn(FUNCTIONS, value) ? FUNCTIONS[value] : undefined;
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
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return Number(left) < Number(right);
    case '>':
      return Number(left) > Number(right);
    case '<=':
      return Number(left) <= Number(right);
    case '>=':
      return Number(left) >= Number(right);
    default:
      return Array.isArray(right) ? right.includes(left) : String(right).includes(String(left));
  }
}

function calculate(operator: string, left: number, right: number): number {
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
