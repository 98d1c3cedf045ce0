/** Maximum number of keys read from one file: a slicer has fewer than a thousand. */
const MOST_KEYS = 20_000;

/** Parses a line `key = value`, with or without a leading comment semicolon; null if it is not one. */
function pairOf(line: string): [string, string] | null {
  const [, key, value] = /^;?[ \t]{0,4}([A-Za-z0-9][A-Za-z0-9_]{0,80})[ \t]?=[ \t]?(.*)$/.exec(line) ?? [];
  return key === undefined ? null : [key, (value ?? '').trim()];
}

/** Splits a text into lines, with any line endings. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

/** The key-value pairs in some lines; other lines are skipped, and the first of duplicate keys wins. */
export function pairsOf(lines: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of lines) {
    if (found.size >= MOST_KEYS) break;
    const pair = pairOf(line);
    if (pair && !found.has(pair[0])) found.set(...pair);
  }
  return found;
}

/** Adds values for the keys that have none. */
export function addMissing<V>(
  values: Map<string, V>,
  more: Iterable<readonly [key: string, value: V | undefined]>,
): void {
  for (const [key, value] of more) if (value !== undefined && !values.has(key)) values.set(key, value);
}

/** Splits a text into `[name]` sections; what precedes the first is in section ''. Of duplicates the first wins. */
export function sectionsOf(text: string): Map<string, Map<string, string>> {
  const sections = new Map<string, Map<string, string>>();
  // Splitting at a capture group yields the texts between the names, and the names.
  const parts = [
    '',
    ...linesOf(text)
      .join('\n')
      .split(/^\[([^\]\n]{1,200})\][^\S\n]*$/m),
  ];
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', body = ''] = parts.slice(at, at + 2);
    const lines = body.split('\n').filter((line) => !/^[#;]/.test(line));
    if (!sections.has(name)) sections.set(name, pairsOf(lines));
  }
  return sections;
}

/** Maximum number of characters parsed of a list: preset names, not G-code. */
const LONGEST_LIST = 10_000;

/** Parses a list of the Slic3r family: `first;"with spaces";third`. Source: `unescape_strings_cstyle`. */
export function listOf(text: string): string[] {
  const parts = text.slice(0, LONGEST_LIST).match(/"(?:[^"\\]|\\.)*"|[^;]+|(?<=;)(?=;|$)/g) ?? [];
  return parts.map((part) =>
    part.startsWith('"')
      ? part
          .slice(1, part.endsWith('"') && part.length > 1 ? -1 : undefined)
          .replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c === 'r' ? '\r' : c))
      : part,
  );
}
