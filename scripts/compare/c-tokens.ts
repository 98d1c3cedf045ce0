/** A number, a name or an operator of C, with the space before it. */
const TOKEN = /\s*(?:(\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d+))?[fFuUlL]*|([A-Za-z_]\w*)|(&&|\|\||[<>=!]=|[-+*/%<>!(),?:]))/y;

/**
 * The parts of an expression of C, numbers without the letters of their kind: `82.0f * 2` becomes `82.0`, `*`, `2`.
 *
 * @throws at what is no part of one
 */
export function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`no expression from "${text.slice(at)}"`);
    const [, digits, exponent, name, sign] = match;
    found.push(digits === undefined ? (name ?? sign ?? '') : `${digits}${exponent ? `e${exponent}` : ''}`);
  }
  return found;
}
