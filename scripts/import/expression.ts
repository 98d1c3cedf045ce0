import type { Report } from './report.js';

/** A value in expressions. */
export type Value = number | string | boolean | readonly Value[];

/** Returns the value of a name. @throws if a name without a value is an error */
export type Lookup = (name: string) => Value;

/** A function callable in an expression. */
export type Call = (args: readonly Value[], lookup: Lookup) => Value;

/** A compiled expression. */
export type Expression = (lookup: Lookup) => Value;

/** Operators of numbers, in groups of equal precedence. */
const SUMS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
};
const PRODUCTS: typeof SUMS = {
  '*': (left, right) => left * right,
  '/': (left, right) => left / divisor(right),
  '%': (left, right) => left - right * Math.floor(left / divisor(right)),
};

const COMPARISONS: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  '==': equal,
  '!=': (left, right) => !equal(left, right),
  '<': (left, right) => toNumber(left) < toNumber(right),
  '>': (left, right) => toNumber(left) > toNumber(right),
  '<=': (left, right) => toNumber(left) <= toNumber(right),
  '>=': (left, right) => toNumber(left) >= toNumber(right),
  in: contains,
  'not in': (left, right) => !contains(left, right),
};

const TOKEN =
  /\s*(?:(?<number>\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<match>[=!]~)\s*\/(?<pattern>(?:\\.|[^/\\])*)\/|(?<operator>not\s+in\b|\*\*|==|!=|<=|>=|&&|\|\||[-+*/%<>()[\],!])|(?<name>[A-Za-z_][\w.]*))/gy;

type Token = Partial<Record<'number' | 'double' | 'single' | 'match' | 'pattern' | 'operator' | 'name', string>>;

/**
 * Compiles an expression of Python or of PrusaSlicer's placeholder parser, which adds `&&`, `||`, `!` and `=~
 * /pattern/` (the pattern matches the whole text). An operator takes the first item of a list, and an index beyond a
 * list its last one. Comprehensions are not supported.
 *
 * @throws with the position if it cannot be parsed
 */
export function compileExpression(text: string, functions: Readonly<Record<string, Call>> = {}): Expression {
  const source = text.trimEnd();
  const matches = [...source.matchAll(TOKEN)];
  const end = matches.reduce((length, [match]) => length + match.length, 0);
  if (end < source.length) throw new Error(`cannot be read at "${source.slice(end, end + 20)}": ${source}`);
  const tokens = matches.map(({ groups }): Token => groups ?? {});
  let place = 0;

  function take(...words: readonly string[]): string | null {
    const { name, operator = name } = tokens[place] ?? {};
    const word = operator?.replace(/\s+/, ' ');
    if (word === undefined || !words.includes(word)) return null;
    place++;
    return word;
  }
  function expect(word: string): void {
    if (take(word) === null) throw new Error(`expects ${word}: ${source}`);
  }
  function unexpected(): Error {
    const [word] = Object.values(tokens[place] ?? {}).filter((part) => part !== undefined);
    return new Error(word === undefined ? `ends too early: ${source}` : `does not expect "${word}": ${source}`);
  }

  function choice(): Expression {
    const yes = or();
    if (!take('if')) return yes;
    const condition = or();
    expect('else');
    const no = choice();
    return (lookup) => (truthy(condition(lookup)) ? yes(lookup) : no(lookup));
  }
  /** `or` returns the first true operand, `and` the first false one; otherwise the last. */
  function junction(words: readonly string[], inner: () => Expression, stopsAt: boolean): Expression {
    const terms = [inner()];
    while (take(...words)) terms.push(inner());
    const last = terms.pop() as Expression;
    return (lookup) => (terms.find((term) => truthy(term(lookup)) === stopsAt) ?? last)(lookup);
  }
  const and = () => junction(['and', '&&'], not, false);
  const or = () => junction(['or', '||'], and, true);
  function not(): Expression {
    if (!take('not', '!')) return comparison();
    const inner = not();
    return (lookup) => !truthy(inner(lookup));
  }
  /** `15 < x < 25` is true if each of its comparisons is. */
  function comparison(): Expression {
    const first = sum();
    const { match, pattern } = tokens[place] ?? {};
    if (match) {
      place++;
      const whole = new RegExp(`^(?:${pattern?.replaceAll('\\/', '/')})$`, 's');
      return (lookup) => whole.test(String(firstOf(first(lookup)))) === (match === '=~');
    }
    const others: (readonly [operator: string, right: Expression])[] = [];
    const operators = Object.keys(COMPARISONS);
    for (let word = take(...operators); word !== null; word = take(...operators)) others.push([word, sum()]);
    if (others.length === 0) return first;
    return (lookup) => {
      let left = first(lookup);
      return others.every(([operator, node]) => {
        const right = node(lookup);
        const holds = COMPARISONS[operator]?.(firstOf(left), right) ?? false;
        left = right;
        return holds;
      });
    };
  }
  function calculation(operators: typeof SUMS, inner: () => Expression): Expression {
    let node = inner();
    for (;;) {
      const calculate = operators[take(...Object.keys(operators)) ?? ''];
      if (!calculate) return node;
      const [left, right] = [node, inner()];
      node = (lookup) => calculate(toNumber(left(lookup)), toNumber(right(lookup)));
    }
  }
  const product = () => calculation(PRODUCTS, signed);
  const sum = () => calculation(SUMS, product);
  function signed(): Expression {
    if (take('+')) return signed();
    if (take('-')) {
      const inner = signed();
      return (lookup) => -toNumber(inner(lookup));
    }
    const base = item();
    if (!take('**')) return base;
    const power = signed();
    return (lookup) => toNumber(base(lookup)) ** toNumber(power(lookup));
  }
  function item(): Expression {
    let node = primary();
    while (take('[')) {
      const [list, index] = [node, choice()];
      expect(']');
      node = (lookup) => itemOf(list(lookup), Number(firstOf(index(lookup))) || 0);
    }
    return node;
  }
  function listUpTo(bracket: string): Expression[] {
    const nodes: Expression[] = [];
    while (!take(bracket)) {
      nodes.push(choice());
      if (tokens[place]?.operator !== bracket) expect(',');
    }
    return nodes;
  }
  function primary(): Expression {
    if (take('[')) return listOf(listUpTo(']'));
    if (take('(')) {
      const inner = choice();
      if (take(')')) return inner;
      if (!take(',')) throw new Error(`expects ): ${source}`);
      return listOf([inner, ...listUpTo(')')]);
    }
    const { number, double, single, name } = tokens[place] ?? {};
    const quoted = double ?? single;
    if (number === undefined && quoted === undefined && name === undefined) throw unexpected();
    place++;
    if (number !== undefined) return () => Number(number);
    if (name === undefined) return () => quoted ?? '';
    const call = Object.hasOwn(functions, name) ? functions[name] : undefined;
    // A function passed as an argument, as to `map`, evaluates to its name.
    if (!take('(')) return call ? () => name : (lookup) => lookup(name);
    if (!call) throw new Error(`has no function ${name}: ${source}`);
    const args = listOf(listUpTo(')'));
    return (lookup) => call(args(lookup), lookup);
  }

  const node = choice();
  if (place < tokens.length) throw unexpected();
  return node;
}

function listOf(nodes: readonly Expression[]): (lookup: Lookup) => readonly Value[] {
  return (lookup) => nodes.map((node) => node(lookup));
}

function itemOf(list: Value, index: number): Value {
  return Array.isArray(list) ? (list.at(Math.min(index, list.length - 1)) ?? '') : list;
}

function firstOf(value: Value): Value {
  return Array.isArray(value) ? (value[0] ?? '') : value;
}

/** Whether two values are equal: true equals 1 as in Python, and a number its text as in PrusaSlicer. */
function equal(left: Value, right: Value): boolean {
  const [one, other] = [left, right].map(firstOf).map((value) => String(typeof value === 'boolean' ? +value : value));
  return one === other;
}

function contains(part: Value, whole: Value): boolean {
  return Array.isArray(whole) ? whole.some((one) => equal(part, one)) : String(whole).includes(String(part));
}

function divisor(n: number): number {
  if (n === 0) throw new Error('division by zero');
  return n;
}

/** A value as the number that Python calculates with, also of numeric text. @throws for other text */
export function toNumber(value: Value): number {
  const plain = firstOf(value);
  const n = typeof plain === 'string' && plain.trim() === '' ? Number.NaN : Number(plain);
  if (Number.isNaN(n)) throw new Error(`${JSON.stringify(value)} is not a number`);
  return n;
}

export function truthy(value: Value): boolean {
  return Boolean(firstOf(value));
}

/** Returns the setting of a name. */
export type Scope = (name: string) => string | number | readonly (string | number)[] | undefined;
export type Condition = (scope: Scope) => boolean;

/**
 * Compiles a condition of a preset on the printers it fits, such as `printer_model=="MK4" and nozzle_diameter[0]==0.4`.
 * A setting without a value is empty.
 *
 * @throws with the position if it cannot be parsed
 */
export function compileCondition(source: string): Condition {
  const expression = compileExpression(source);
  return (scope) =>
    truthy(
      expression((name) => {
        const found = scope(name) ?? '';
        return typeof found === 'object' ? found.map(scalarOf) : scalarOf(found);
      }),
    );
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

function scalarOf(value: string | number): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
