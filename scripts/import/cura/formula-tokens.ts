const TOKEN =
  /\s*(?:(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w.]*)|(\*\*|\/\/|==|!=|<=|>=|[-+*/%<>()[\],=]))/y;

/** A word of a formula. */
export interface Token {
  kind: 'number' | 'text' | 'name' | 'operator';
  value: string;
}

/** The words of a formula. @throws where it cannot be read */
export function tokenize(source: string): Token[] {
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
