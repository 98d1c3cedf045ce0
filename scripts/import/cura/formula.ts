/** Python's plain values. */
export type Value = number | string | boolean | readonly Value[];

/** Gives the value of a setting that a formula names. @throws when there is none */
export type Lookup = (key: string) => Value;

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
  /** `or` ends at the first side that is true, `and` at the first that is not; either gives that side. */
  function junction(word: 'or' | 'and', inner: () => Node): Node {
    let left = inner();
    while (take(word)) {
      const [a, b] = [left, inner()];
      left = (lookup) => {
        const value = a(lookup);
        return truthy(value) === (word === 'or') ? value : b(lookup);
      };
    }
    return left;
  }
  const and = () => junction('and', not);
  const or = () => junction('or', and);
  function not(): Node {
    if (!take('not')) return comparison();
    const inner = not();
    return (lookup) => !truthy(inner(lookup));
  }
  /** `15 < x < 25` holds when each of its comparisons does. */
  function comparison(): Node {
    const first = binary(0);
    const others: { holds: Comparison; negated: boolean; right: Node }[] = [];
    for (;;) {
      const negated = at('not') !== null && tokens[position + 1]?.value === 'in';
      if (negated) position++;
      const operator = take(...Object.keys(COMPARISONS));
      if (operator === null) break;
      others.push({ holds: COMPARISONS[operator] as Comparison, negated, right: binary(0) });
    }
    if (others.length === 0) return first;
    return (lookup) => {
      let left = first(lookup);
      return others.every(({ holds, negated, right }) => {
        const [a, b] = [left, right(lookup)];
        left = b;
        return holds(a, b) !== negated;
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

type Comparison = (left: Value, right: Value) => boolean;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  '==': isSame,
  '!=': (left, right) => !isSame(left, right),
  '<': (left, right) => number(left) < number(right),
  '>': (left, right) => number(left) > number(right),
  '<=': (left, right) => number(left) <= number(right),
  '>=': (left, right) => number(left) >= number(right),
  in: (left, right) =>
    Array.isArray(right) ? right.some((one) => isSame(one, left)) : String(right).includes(String(left)),
};

/** As Python's `==`: True is 1, and a text is no number. */
function isSame(left: Value, right: Value): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((one, place) => isSame(one, right[place]));
  const counts = (value: Value) => typeof value === 'number' || typeof value === 'boolean';
  return counts(left) && counts(right) ? Number(left) === Number(right) : left === right;
}

const CALCULATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '//': (left, right) => Math.floor(left / right),
  '%': (left, right) => left - right * Math.floor(left / right),
};

function calculate(operator: string, a: Value, b: Value): Value {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (operator === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  const [left, right] = [number(a), number(b)];
  if (right === 0 && ['/', '//', '%'].includes(operator)) throw new Error('division by zero');
  return CALCULATIONS[operator]?.(left, right) ?? Number.NaN;
}

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w.]*)|(\*\*|\/\/|==|!=|<=|>=|[-+*/%<>()[\],=]))/y;

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

type Call = (args: readonly Value[], lookup: Lookup) => Value;

/** A function that reads a setting, whose key is the argument at `place`. */
const setting =
  (place: number): Call =>
  (args, lookup) =>
    lookup(String(args[place]));

/** A function of numbers; a single list is taken for its members, as Python does. */
const ofNumbers =
  (reckon: (...numbers: number[]) => number): Call =>
  (args) =>
    reckon(...items(args).map(number));

/** Functions of a formula. One extruder prints, so all that ask for extruders get the one value. */
const FUNCTIONS: Readonly<Record<string, Call>> = {
  extruderValue: setting(1),
  extruderValueFromContainer: setting(1),
  resolveOrValue: setting(0),
  valueFromContainer: setting(0),
  extruderValues: ([key], lookup) => [lookup(String(key))],
  extrudersWithMaterial: () => [0],
  anyExtruderWithMaterial: () => 0,
  anyExtruderNrWithOrDefault: () => 0,
  defaultExtruderPosition: () => 0,
  max: ofNumbers(Math.max),
  min: (args) => (items(args).length === 1 ? (items(args)[0] ?? 0) : Math.min(...items(args).map(number))),
  sum: ofNumbers((...all) => all.reduce((total, n) => total + n, 0)),
  abs: ofNumbers(Math.abs),
  len: ([list]) => (Array.isArray(list) ? list.length : String(list).length),
  map: ([name, list], lookup) =>
    items([list ?? []]).map((one) => {
      const call = FUNCTIONS[String(name)];
      if (!call) throw new Error(`has no function ${name}`);
      return call([one], lookup);
    }),
  any: (args) => items(args).some(truthy),
  all: (args) => items(args).every(truthy),
  int: ([n = 0]) => Math.trunc(number(n)),
  float: ([n = 0]) => number(n),
  str: ([value = '']) => String(value),
  bool: ([value = false]) => truthy(value),
  round: ofNumbers(roundHalfEven),
  'math.ceil': ofNumbers(Math.ceil),
  'math.floor': ofNumbers(Math.floor),
  'math.sqrt': ofNumbers(Math.sqrt),
  'math.sin': ofNumbers(Math.sin),
  'math.cos': ofNumbers(Math.cos),
  'math.tan': ofNumbers(Math.tan),
  'math.atan': ofNumbers(Math.atan),
  'math.degrees': ofNumbers((n) => (n * 180) / Math.PI),
  'math.radians': ofNumbers((n) => (n * Math.PI) / 180),
};

/** What `max(a, b)` and `max([a, b])` compare. */
function items(args: readonly Value[]): readonly Value[] {
  return args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
}

/** Python rounds a half to the even neighbour. */
function roundHalfEven(value: number, digits = 0): number {
  const scaled = value * 10 ** digits;
  const floor = Math.floor(scaled);
  const isHalf = scaled - floor === 0.5;
  return (isHalf ? floor + (floor % 2) : Math.round(scaled)) / 10 ** digits;
}

/** A value as the number that Python reckons with; a text that is one stands for it. @throws for any other text or a list */
function number(value: Value): number {
  const n = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(n) || Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not a number`);
  return n;
}

function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
