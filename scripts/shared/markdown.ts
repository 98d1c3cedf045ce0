import { markdownTable } from '../../core/words/markdown.js';

/** Maximum length of a displayed value, characters. */
const LONGEST = 120;

/** Invisible or misleading characters: controls, bidirectional marks, separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Formats a text as inline code, so that nothing in it is Markdown: no mention, link, tag or end of a table cell. Long
 * texts are truncated with an ellipsis.
 */
export function code(text: string): string {
  const seen = text.replaceAll(UNSEEN, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`);
  const characters = [...seen];
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : seen;
  const longest = Math.max(0, ...[...short.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const apart = longest > 0 || short.trim() === '' ? ' ' : '';
  // A bar ends a cell even within code.
  return `${fence}${apart}${short.replaceAll('|', '\\|')}${apart}${fence}`;
}

/** Formats a value as JSON in inline code; lists and objects are truncated. */
export function value(of: unknown): string {
  return code(JSON.stringify(of) ?? 'null');
}

/** A table of at most `most` rows, and the number of further ones; empty without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], most: number): string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - most;
  const more = rest > 0 ? [`… and ${count(rest)} more`, ''] : [];
  return [...markdownTable(head, rows.slice(0, most)).split('\n'), '', ...more];
}

/** At most `most` entries on one line, and the number of further ones. */
export function inline(entries: readonly string[], most: number): string {
  const rest = entries.length - most;
  return `${entries.slice(0, most).join(', ')}${rest > 0 ? ` … and ${count(rest)} more` : ''}`;
}

export function count(of: number): string {
  return of.toLocaleString('en');
}

/** Shortens the lists of a text, from at most `first` rows, until it fits into the given number of bytes. */
export function fitted(first: number, mostBytes: number, write: (most: number) => string): string {
  for (let most = first; ; most = Math.floor(most / 2)) {
    const text = write(most);
    if (Buffer.byteLength(text) <= mostBytes || most === 0) return text;
  }
}
