/** The file of a release with the headers of its files; Cloudflare reads the same file and doesn't serve it. */
export const HEADERS_FILE = '/_headers';

/** Headers for the paths that a pattern matches. */
export interface HeaderRule {
  /** A path, in which `*` matches anything. */
  pattern: string;
  /** Null removes a header set by an earlier rule. */
  headers: readonly (readonly [name: string, value: string | null])[];
}

/** Parses a `_headers` file: a pattern at the start of a line, its headers indented below it; `! Name` removes one. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string | null][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [, taken] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    if (taken !== undefined) rules.at(-1)?.headers.push([taken, null]);
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of all rules that match a path; if two rules set the same header, the later one wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const own = rules.filter(({ pattern }) => {
    const expression = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${expression.join('.*')}$`).test(path);
  });
  const last = new Map(own.flatMap(({ headers }) => headers));
  return Object.fromEntries([...last].filter((header): header is [string, string] => header[1] !== null));
}
