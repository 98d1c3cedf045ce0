/** What a name stands for, as the text after its `#define`; undefined when it is not defined. */
export type Lookup = (name: string) => string | undefined;

/** A number, or a name that stands for nothing: it equals itself alone and counts as false. */
type Value = number | string;

/** How tightly operators bind, as in C. */
const BINARY: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

/** Names may stand for each other, but not in a circle. */
const DEEPEST = 20;

/**
 * Works out an expression of the C preprocessor with the tests that Marlin's configurations use (`ENABLED(X)`,
 * `EITHER(X, Y)`, `TERN(X, then, else)` …). Null when it is not one.
 */
export function evaluate(text: string, lookup: Lookup, depth = 0): Value | null {
  try {
    return new Expression(tokens(text), lookup, depth).whole();
  } catch {
    return null;
  }
}

/** True when an expression holds. What cannot be worked out does not. */
export function holds(text: string, lookup: Lookup): boolean {
  return truth(evaluate(text, lookup));
}

function truth(value: Value | null): boolean {
  return typeof value === 'number' && value !== 0;
}

class Expression {
  private place = 0;

  constructor(
    private readonly all: readonly string[],
    private readonly lookup: Lookup,
    private readonly depth: number,
  ) {}

  whole(): Value {
    const value = this.binary(1);
    if (this.place < this.all.length) throw new Error(`"${this.all[this.place]}" is unexpected`);
    return value;
  }

  private binary(least: number): Value {
    let left = this.unary();
    for (;;) {
      const sign = this.all[this.place] ?? '';
      const weight = Object.hasOwn(BINARY, sign) ? (BINARY[sign] ?? 0) : 0;
      if (weight < least) return left;
      this.place++;
      left = apply(sign, left, this.binary(weight + 1));
    }
  }

  private unary(): Value {
    const token = this.all[this.place++];
    if (token === undefined) throw new Error('it ends too early');
    if (token === '!') return truth(this.unary()) ? 0 : 1;
    if (token === '-') return -number(this.unary());
    if (token === '+') return this.unary();
    if (token === '(') {
      const value = this.binary(1);
      this.expect(')');
      return value;
    }
    if (/^[\d.]/.test(token)) return Number(token);
    if (this.all[this.place] === '(') return this.call(token);
    if (token === 'defined') return this.lookup(this.all[this.place++] ?? '') === undefined ? 0 : 1;
    return this.resolve(token);
  }

  /** The tests take names as they are written, so that `ENABLED(X)` asks about X and not about what it stands for. */
  private call(test: string): Value {
    this.expect('(');
    if (test === 'TERN') {
      const [name = ''] = this.names(',');
      const chosen = this.binary(1);
      this.expect(',');
      const other = this.binary(1);
      this.expect(')');
      return this.isOn(name) ? chosen : other;
    }
    const on = this.names(')').map((name) => (test === 'defined' ? this.lookup(name) !== undefined : this.isOn(name)));
    if (['ENABLED', 'ALL', 'BOTH', 'defined'].includes(test)) return on.every(Boolean) ? 1 : 0;
    if (['ANY', 'EITHER'].includes(test)) return on.some(Boolean) ? 1 : 0;
    if (['DISABLED', 'NONE'].includes(test)) return on.some(Boolean) ? 0 : 1;
    throw new Error(`"${test}" is not a condition`);
  }

  /** Names up to and with `end`. */
  private names(end: string): string[] {
    const found: string[] = [];
    for (;;) {
      found.push(this.all[this.place++] ?? '');
      const after = this.all[this.place++];
      if (after === end) return found;
      if (after !== ',') throw new Error(`"${end}" is missing`);
    }
  }

  private isOn(name: string): boolean {
    const text = this.lookup(name);
    return text !== undefined && ['', '1', 'true'].includes(text);
  }

  private resolve(name: string): Value {
    const text = this.lookup(name);
    if (text === undefined || this.depth === DEEPEST) return name;
    return evaluate(text, this.lookup, this.depth + 1) ?? name;
  }

  private expect(token: string): void {
    if (this.all[this.place++] !== token) throw new Error(`"${token}" is missing`);
  }
}

function apply(sign: string, left: Value, right: Value): Value {
  if (sign === '==') return left === right ? 1 : 0;
  if (sign === '!=') return left === right ? 0 : 1;
  if (sign === '&&') return truth(left) && truth(right) ? 1 : 0;
  if (sign === '||') return truth(left) || truth(right) ? 1 : 0;
  const [a, b] = [number(left), number(right)];
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '/') return a / b;
  if (sign === '%') return a % b;
  if (sign === '<') return a < b ? 1 : 0;
  if (sign === '>') return a > b ? 1 : 0;
  return (sign === '<=' ? a <= b : a >= b) ? 1 : 0;
}

function number(value: Value): number {
  if (typeof value === 'number') return value;
  throw new Error(`"${value}" is not a number`);
}

/** A number, a name or an operator of C, with the space before it. */
const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d+))?[fFuUlL]*|([A-Za-z_]\w*)|(&&|\|\||[<>=!]=|[-+*/%<>!(),?:]))/y;

/**
 * The parts of an expression of C, numbers without the letters of their kind: `82.0f * 2` becomes `82.0`, `*`, `2`.
 *
 * @throws at what is no part of one
 */
function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`"${text.slice(at)}" is not an expression`);
    const [, digits, exponent, name, sign] = match;
    found.push(digits === undefined ? (name ?? sign ?? '') : `${digits}${exponent ? `e${exponent}` : ''}`);
  }
  return found;
}
