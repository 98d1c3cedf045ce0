/** What a formula works on and gives. */
export type Value = number | boolean | string | null | Value[];

/** What a name means in a formula: a value, or a function. */
export type Names = (name: string) => Value | ((...args: Value[]) => Value);

/**
 * Evaluates a formula of Cura's definitions: the part of Python's expressions that they use, which is arithmetic,
 * comparisons, `and` `or` `not`, `a if b else c`, lists, texts and calls. Names mean what `names` says; nothing else of
 * the machine can be reached.
 *
 * @throws SyntaxError for what is none of that; what `names` throws
 */
export function evaluate(formula: string, names: Names): Value {
  const tokens = tokensOf(formula);
  let place = 0;
  // Where a value is not wanted, nothing may be looked up: Python evaluates no branch that it does not take.
  type Later = () => Value;

  const next = () => tokens[place];
  const take = (...wanted: string[]): string | undefined => {
    const token = next();
    if (token === undefined || !wanted.includes(token)) return undefined;
    place++;
    return token;
  };
  const expect = (wanted: string) => {
    if (take(wanted) === undefined)
      throw new SyntaxError(`${wanted} is missing before ${next() ?? 'the end'}: ${formula}`);
  };

  function conditional(): Later {
    const yes = or();
    if (take('if') === undefined) return yes;
    const condition = or();
    expect('else');
    const no = conditional();
    return () => (truth(condition()) ? yes() : no());
  }
  function or(): Later {
    const left = and();
    if (take('or') === undefined) return left;
    const right = or();
    return () => {
      const value = left();
      return truth(value) ? value : right();
    };
  }
  function and(): Later {
    const left = not();
    if (take('and') === undefined) return left;
    const right = and();
    return () => {
      const value = left();
      return truth(value) ? right() : value;
    };
  }
  function not(): Later {
    if (take('not') === undefined) return comparison();
    const value = not();
    return () => !truth(value());
  }
  function comparison(): Later {
    let left = sum();
    for (;;) {
      const negated = next() === 'not' && tokens[place + 1] === 'in';
      if (negated) place++;
      const operator = take('==', '!=', '<=', '>=', '<', '>', 'in');
      if (operator === undefined) return left;
      const [a, b] = [left, sum()];
      left = () => compared(operator, a(), b()) !== negated;
    }
  }
  function sum(): Later {
    return chain(product, '+', '-');
  }
  function product(): Later {
    return chain(signed, '*', '/', '//', '%');
  }
  function chain(part: () => Later, ...operators: string[]): Later {
    let left = part();
    for (let operator = take(...operators); operator !== undefined; operator = take(...operators)) {
      const [a, b, how] = [left, part(), operator];
      left = () => reckoned(how, a(), b());
    }
    return left;
  }
  function signed(): Later {
    if (take('-') === undefined) return power();
    const value = signed();
    return () => -number(value());
  }
  function power(): Later {
    const base = called();
    if (take('**') === undefined) return base;
    const exponent = signed();
    return () => number(base()) ** number(exponent());
  }
  function called(): Later {
    const token = tokens[place++] ?? '';
    if (/^[\d.]/.test(token)) return () => Number(token);
    if (/^['"]/.test(token)) return () => token.slice(1, -1);
    if (token === '(' || token === '[') {
      const items = listUntil(token === '(' ? ')' : ']');
      const [first] = items;
      return token === '(' && items.length === 1 && first ? first : () => items.map((item) => item());
    }
    if (!/^[A-Za-z_]/.test(token)) throw new SyntaxError(`${token || 'the end'} is not understood: ${formula}`);
    if (token in CONSTANTS) return () => CONSTANTS[token] as Value;
    if (take('(') === undefined) return () => plain(names(token), token);
    const args = listUntil(')');
    return () => callable(names(token), token)(...args.map((argument) => argument()));
  }
  function listUntil(end: string): Later[] {
    const items: Later[] = [];
    while (take(end) === undefined) {
      items.push(conditional());
      if (take(',') === undefined) {
        expect(end);
        break;
      }
    }
    return items;
  }

  const whole = conditional();
  if (place < tokens.length) throw new SyntaxError(`${next()} is not understood: ${formula}`);
  return whole();
}

const CONSTANTS: Readonly<Record<string, Value>> = { True: true, False: false, None: null };

/** Numbers, texts, names (`math.ceil` is one) and signs. */
function tokensOf(formula: string): string[] {
  const token = /\s*(\d+\.?\d*|\.\d+|'[^']*'|"[^"]*"|[A-Za-z_][\w.]*|\*\*|\/\/|[=!<>]=|[-+*/%<>()[\],])/y;
  const tokens: string[] = [];
  const text = formula.trim();
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const [, found] = token.exec(text) ?? [];
    if (found === undefined) throw new SyntaxError(`${text.slice(start)} is not understood: ${formula}`);
    tokens.push(found);
  }
  return tokens;
}

/** Whether Python takes a value for true. */
export function truth(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** A value as the number that Python reckons with. @throws TypeError for a text or a list */
export function number(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  throw new TypeError(`${JSON.stringify(value)} is no number`);
}

function compared(operator: string, a: Value, b: Value): boolean {
  if (operator === 'in') return Array.isArray(b) ? b.some((one) => same(one, a)) : String(b).includes(String(a));
  if (operator === '==') return same(a, b);
  if (operator === '!=') return !same(a, b);
  const difference = number(a) - number(b);
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

/** As Python's ==: True is 1, and a text is no number. */
function same(a: Value, b: Value): boolean {
  const counts = (value: Value) => typeof value === 'number' || typeof value === 'boolean';
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, place) => same(one, b[place] ?? null));
  return counts(a) && counts(b) ? number(a) === number(b) : a === b;
}

function reckoned(operator: string, a: Value, b: Value): Value {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (operator === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  const [x, y] = [number(a), number(b)];
  if ((operator === '/' || operator === '//' || operator === '%') && y === 0) throw new RangeError('division by zero');
  switch (operator) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return x / y;
    case '//':
      return Math.floor(x / y);
    default:
      return x - y * Math.floor(x / y);
  }
}

/** A function that is handed on, as to `map`, is its name. */
function plain(meaning: ReturnType<Names>, name: string): Value {
  return typeof meaning === 'function' ? name : meaning;
}

function callable(meaning: ReturnType<Names>, name: string): (...args: Value[]) => Value {
  if (typeof meaning !== 'function') throw new TypeError(`${name} is no function`);
  return meaning;
}
