/** What a formula works with: Python's plain values. */
export type Value = number | string | boolean | readonly Value[];

/** Gives the value of a setting that a formula names. @throws when there is none */
export type Lookup = (key: string) => Value;

type Node = (lookup: Lookup) => Value;

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w.]*)|(\*\*|\/\/|==|!=|<=|>=|[-+*/%<>()[\],=]))/y;

interface Token {
  kind: 'number' | 'text' | 'name' | 'operator';
  value: string;
}

/** Functions of a formula. One extruder prints, so all that ask for extruders get the one value. */
const FUNCTIONS: Readonly<Record<string, (args: readonly Value[], lookup: Lookup) => Value>> = {
  extruderValue: ([, key], lookup) => lookup(String(key)),
  extruderValueFromContainer: ([, key], lookup) => lookup(String(key)),
  extruderValues: ([key], lookup) => [lookup(String(key))],
  resolveOrValue: ([key], lookup) => lookup(String(key)),
  anyExtruderWithMaterial: () => 0,
  defaultExtruderPosition: () => 0,
  max: (args) => Math.max(...members(args)),
  min: (args) => (members(args).length === 1 ? (items(args)[0] ?? 0) : Math.min(...members(args))),
  sum: (args) => members(args).reduce((total, n) => total + n, 0),
  len: ([list]) => (Array.isArray(list) ? list.length : String(list).length),
  any: ([list]) => (list as readonly Value[]).some(truthy),
  all: ([list]) => (list as readonly Value[]).every(truthy),
  abs: ([n]) => Math.abs(Number(n)),
  int: ([n]) => Math.trunc(Number(n)),
  float: ([n]) => Number(n),
  round: ([n, digits]) => Math.round(Number(n) * 10 ** Number(digits ?? 0)) / 10 ** Number(digits ?? 0),
  'math.ceil': ([n]) => Math.ceil(Number(n)),
  'math.floor': ([n]) => Math.floor(Number(n)),
  'math.sqrt': ([n]) => Math.sqrt(Number(n)),
  'math.tan': ([n]) => Math.tan(Number(n)),
  'math.atan': ([n]) => Math.atan(Number(n)),
  'math.degrees': ([n]) => (Number(n) * 180) / Math.PI,
  'math.radians': ([n]) => (Number(n) * Math.PI) / 180,
};

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

function listOf(nodes: readonly Node[]): Node {
  return (lookup) => nodes.map((node) => node(lookup));
}

/** What `max(a, b)` and `max([a, b])` compare. */
function items(args: readonly Value[]): readonly Value[] {
  return args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
}

function members(args: readonly Value[]): number[] {
  return items(args).map(Number);
}

function truthy(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
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
