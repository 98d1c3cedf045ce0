import type { Cell, Column, Table } from './table.js';

export const LIST_MARK = '|';

/** Spreadsheets interpret cells that begin like this as formulas (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Prefix that keeps such a cell a text. */
export const TEXT_MARK = "'";

const QUOTED = /[",\r\n]/;

/**
 * Formats a table as CSV (RFC 4180) in UTF-8 without a byte order mark: header first, null as empty, `true` and
 * `false`, {@link LIST_MARK} between list items. {@link TEXT_MARK} precedes text that a spreadsheet would evaluate;
 * numeric columns stay as they are.
 *
 * @throws when a list item contains the separator
 */
export function csv({ name, columns, rows }: Table): string {
  const lines = [columns.map((column) => column.name).join(',')];
  for (const row of rows) {
    let line = '';
    for (let i = 0; i < columns.length; i++) {
      if (i > 0) line += ',';
      line += field(row[i] ?? null, columns[i] as Column, name);
    }
    lines.push(line);
  }
  return `${lines.join('\r\n')}\r\n`;
}

function field(cell: Cell, { kind, name }: Column, table: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = kind === 'list' ? listed(cell as readonly (string | number)[], `${table}.${name}`) : textOf(cell, kind);
  const safe = FORMULA.test(text) ? TEXT_MARK + text : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(cell: string | object, kind: Column['kind']): string {
  return kind === 'json' || typeof cell !== 'string' ? JSON.stringify(cell) : cell;
}

function listed(values: readonly (string | number)[], where: string): string {
  const marked = values.find((value) => String(value).includes(LIST_MARK));
  if (marked !== undefined) throw new Error(`${where}: "${marked}" contains "${LIST_MARK}", which separates values`);
  return values.join(LIST_MARK);
}
