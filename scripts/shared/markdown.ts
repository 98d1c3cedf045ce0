import { markdownTable } from '../../core/words/markdown.js';

/** Longest text that is shown of one value, in characters. */
const LONGEST = 120;

/** Characters that a reader does not see, or sees elsewhere: controls, marks of direction, separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * A text as code of Markdown, in which nothing of it is markup: no mention, no link, no tag, no end of a table's cell.
 * Long texts are cut and end with an ellipsis.
 */
export function code(text: string): string {
  const seen = text.replaceAll(UNSEEN, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
  const characters = [...seen];
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : seen;
  const longest = Math.max(0, ...[...short.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const apart = longest > 0 || short.trim() === '' ? ' ' : '';
  // A cell ends at a bar even within code.
  return `${fence}${apart}${short.replaceAll('|', '\\|')}${apart}${fence}`;
}

/** A value as JSON, as code; of a list or an object what fits. */
export function value(of: unknown): string {
  return code(JSON.stringify(of) ?? 'null');
}

/** A table of at most `most` rows, and how many more there are; nothing for no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], most: number): string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - most;
  const more = rest > 0 ? [`… and ${count(rest)} more`, ''] : [];
  return [...markdownTable(head, rows.slice(0, most)).split('\n'), '', ...more];
}

/** Entries in one line, at most `most`, and how many more there are. */
export function inline(entries: readonly string[], most: number): string {
  const rest = entries.length - most;
  return `${entries.slice(0, most).join(', ')}${rest > 0 ? ` … and ${count(rest)} more` : ''}`;
}

export function count(of: number): string {
  return of.toLocaleString('en');
}

/** A text that is written with shorter and shorter lists, from at most `first` rows, until it has at most so many bytes. */
export function fitted(first: number, mostBytes: number, write: (most: number) => string): string {
  for (let most = first; ; most = Math.floor(most / 2)) {
    const text = write(most);
    if (Buffer.byteLength(text) <= mostBytes || most === 0) return text;
  }
}
