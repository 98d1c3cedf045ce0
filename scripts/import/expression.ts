import { isDeepStrictEqual } from 'node:util';

/** A value in expressions. */
export type Value = number | string | boolean | readonly Value[];

/** A function callable in an expression. */
export type Call<Scope> = (args: readonly Value[], scope: Scope) => Value;

/** The differences between the expression languages of the slicers. */
export interface Language<Scope> {
  /** The value of a name. @throws if a name without a value is an error */
  lookUp: (name: string, scope: Scope) => Value;
  /** An item of a list. @throws if an index out of range is an error */
  itemOf: (list: Value, index: number) => Value;
  /** The value that an operator uses for an operand. */
  operand: (value: Value) => Value;
  /** Two operands converted so that JavaScript can compare them; `ordered` for `<` and the like. */
  comparable: (left: Value, right: Value, ordered: boolean) => readonly [Value, Value];
  functions: Readonly<Record<string, Call<Scope>>>;
}

type Node<Scope> = (scope: Scope) => Value;

const COMPARISONS: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  '==': isDeepStrictEqual,
  '!=': (left, right) => !isDeepStrictEqual(left, right),
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
};

const CALCULATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '//': (left, right) => Math.floor(left / right),
  '%': (left, right) => left - right * Math.floor(left / right),
};

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w.]*)|(\*\*|\/\/|==|!=|=~|!~|<=|>=|&&|\|\||[-+*/%<>()[\],!]))/y;
const PATTERN = /\s*\/((?:\\.|[^/\\])*)\//y;

interface Token {
  kind: 'number' | 'text' | 'name' | 'operator' | 'end';
  value: string;
  start: number;
}

/**
 * Compiles an expression of Python or of PrusaSlicer's placeholder parser, which adds `&&`, `||`, `!` and `=~
 * /pattern/` (the pattern matches the whole text). Comprehensions are not supported.
 *
 * @throws with the position if it cannot be parsed
 */
export function compileExpression<Scope>(text: string, language: Language<Scope>): Node<Scope> {
  const source = text.trimEnd();
  const { lookUp, itemOf, operand, comparable, functions } = language;
  let end = 0;
  let token = read();

  function read(): Token {
    const start = end;
    if (start >= source.length) return { kind: 'end', value: '', start };
    TOKEN.lastIndex = start;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`cannot be read at "${source.slice(start, start + 20)}": ${source}`);
    end = TOKEN.lastIndex;
    const [, number, double, single, name, operator] = match;
    if (number !== undefined) return { kind: 'number', value: number, start };
    if (name !== undefined) return { kind: 'name', value: name, start };
    if (operator !== undefined) return { kind: 'operator', value: operator, start };
    return { kind: 'text', value: double ?? single ?? '', start };
  }
  function take(...words: readonly string[]): string | null {
    const { kind, value } = token;
    if (kind === 'text' || kind === 'end' || !words.includes(value)) return null;
    token = read();
    return value;
  }
  function expect(word: string): void {
    if (take(word) === null) throw new Error(`expects ${word}: ${source}`);
  }
  function unexpected(): Error {
    return new Error(
      token.kind === 'end' ? `ends too early: ${source}` : `does not expect "${token.value}": ${source}`,
    );
  }
  const isTrue = (node: Node<Scope>, scope: Scope) => truthy(operand(node(scope)));
  const numberOf = (node: Node<Scope>, scope: Scope) => toNumber(operand(node(scope)));

  function choice(): Node<Scope> {
    const yes = or();
    if (!take('if')) return yes;
    const condition = or();
    expect('else');
    const no = choice();
    return (scope) => (isTrue(condition, scope) ? yes(scope) : no(scope));
  }
  /** `or` returns the first true operand, `and` the first false one; otherwise the last. */
  function junction(words: readonly string[], inner: () => Node<Scope>, stopsAt: boolean): Node<Scope> {
    const terms = [inner()];
    while (take(...words)) terms.push(inner());
    const last = terms.pop() as Node<Scope>;
    return (scope) => (terms.find((term) => isTrue(term, scope) === stopsAt) ?? last)(scope);
  }
  const and = () => junction(['and', '&&'], not, false);
  const or = () => junction(['or', '||'], and, true);
  function not(): Node<Scope> {
    if (!take('not', '!')) return comparison();
    const inner = not();
    return (scope) => !isTrue(inner, scope);
  }
  /** `15 < x < 25` is true if each of its comparisons is. */
  function comparison(): Node<Scope> {
    const first = sum();
    const tests: ((left: Value, scope: Scope) => { holds: boolean; right: Value })[] = [];
    for (;;) {
      const negated = take('not') !== null;
      const operator = negated ? 'in' : take('in', '=~', '!~', ...Object.keys(COMPARISONS));
      if (operator === null) break;
      if (negated) expect('in');
      if (operator === '=~' || operator === '!~') {
        const matches = pattern(operator);
        tests.push((left) => ({ holds: matches.test(String(left)) === (operator === '=~'), right: left }));
        continue;
      }
      const node = sum();
      tests.push((left, scope) => {
        const right = operand(node(scope));
        return { holds: compare(operator, left, right) !== negated, right };
      });
    }
    if (tests.length === 0) return first;
    return (scope) => {
      let left = operand(first(scope));
      return tests.every((test) => {
        const { holds, right } = test(left, scope);
        left = right;
        return holds;
      });
    };
  }
  function compare(operator: string, left: Value, right: Value): boolean {
    const equal = (one: Value) => isDeepStrictEqual(...comparable(one, left, false));
    if (operator === 'in') return Array.isArray(right) ? right.some(equal) : String(right).includes(String(left));
    return COMPARISONS[operator]?.(...comparable(left, right, /[<>]/.test(operator))) ?? false;
  }
  function pattern(operator: string): RegExp {
    PATTERN.lastIndex = token.start;
    const match = PATTERN.exec(source);
    if (!match) throw new Error(`expects /a pattern/ after ${operator}: ${source}`);
    end = PATTERN.lastIndex;
    token = read();
    return new RegExp(`^(?:${match[1]?.replaceAll('\\/', '/')})$`, 's');
  }
  function calculation(operators: readonly string[], inner: () => Node<Scope>): Node<Scope> {
    let node = inner();
    for (let operator = take(...operators); operator !== null; operator = take(...operators)) {
      const [left, right, sign] = [node, inner(), operator];
      node = (scope) => calculate(sign, operand(left(scope)), operand(right(scope)));
    }
    return node;
  }
  const product = () => calculation(['*', '/', '//', '%'], signed);
  const sum = () => calculation(['+', '-'], product);
  function signed(): Node<Scope> {
    if (take('+')) return signed();
    if (take('-')) {
      const inner = signed();
      return (scope) => -numberOf(inner, scope);
    }
    const base = item();
    if (!take('**')) return base;
    const power = signed();
    return (scope) => numberOf(base, scope) ** numberOf(power, scope);
  }
  function item(): Node<Scope> {
    let node = primary();
    while (take('[')) {
      const [list, index] = [node, choice()];
      expect(']');
      node = (scope) => itemOf(list(scope), Number(operand(index(scope))));
    }
    return node;
  }
  function listUpTo(bracket: string): Node<Scope>[] {
    const nodes: Node<Scope>[] = [];
    while (!take(bracket)) {
      nodes.push(choice());
      if (token.value !== bracket) expect(',');
    }
    return nodes;
  }
  function primary(): Node<Scope> {
    if (take('[')) return listOf(listUpTo(']'));
    if (take('(')) {
      const inner = choice();
      if (take(')')) return inner;
      if (!take(',')) throw new Error(`expects ): ${source}`);
      return listOf([inner, ...listUpTo(')')]);
    }
    const { kind, value } = token;
    if (kind === 'operator' || kind === 'end') throw unexpected();
    token = read();
    if (kind === 'number') return () => Number(value);
    if (kind === 'text') return () => value;
    const call = Object.hasOwn(functions, value) ? functions[value] : undefined;
    // A function passed as an argument, as to `map`, evaluates to its name.
    if (!take('(')) return call ? () => value : (scope) => lookUp(value, scope);
    if (!call) throw new Error(`has no function ${value}: ${source}`);
    const args = listUpTo(')');
    return (scope) =>
      call(
        args.map((arg) => arg(scope)),
        scope,
      );
  }

  const node = choice();
  if (token.kind !== 'end') throw unexpected();
  return node;
}

function listOf<Scope>(nodes: readonly Node<Scope>[]): Node<Scope> {
  return (scope) => nodes.map((node) => node(scope));
}

function calculate(operator: string, a: Value, b: Value): Value {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (operator === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  const [left, right] = [toNumber(a), toNumber(b)];
  if (right === 0 && ['/', '//', '%'].includes(operator)) throw new Error('division by zero');
  return CALCULATIONS[operator]?.(left, right) ?? Number.NaN;
}

/** A value as the number that Python calculates with, also of numeric text. @throws for other text and for lists */
export function toNumber(value: Value): number {
  const n = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(n) || Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a number`);
  return n;
}

export function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
