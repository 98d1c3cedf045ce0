import { leastWidth, padded, widthOf, wrap } from './width.js';

/** A table for people; empty cells stay empty. */
export interface Table {
  /** Empty: no header row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const GAP = 2;
/** Minimum width of a column; below it, rows are written as blocks. */
const LEAST = 8;

/** An element of a line: a header cell, the title of a row written as a block, or a cell of a column. */
export type CellKind = 'head' | 'title' | number;

/**
 * Formats a table to fit a width: cells are wrapped in columns that shrink as needed; if even that does not fit, every
 * row becomes a block.
 *
 * @param paint colours a cell after it is cut to its width
 */
export function tableLines(
  { head, rows }: Table,
  width: number,
  paint: (text: string, part: CellKind) => string,
): string[] {
  const all = head.length > 0 ? [head, ...rows] : rows;
  const natural = Array.from({ length: Math.max(0, ...all.map((row) => row.length)) }, (_, column) =>
    Math.max(...all.map((row) => widthOf(row[column] ?? ''))),
  );
  const least = natural.map((_, column) => Math.max(...all.map((row) => leastWidth(row[column] ?? ''))));
  const widths = fitted(natural, least, width - GAP * (natural.length - 1));
  if (widths === null) return stacked({ head, rows }, width, paint);
  const lines = (row: readonly string[], part: (column: number) => CellKind) => {
    const cells = widths.map((size, column) => wrap(row[column] ?? '', size));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, line) =>
      rowLine(cells, widths, line, (text, at) => paint(text, part(at))),
    );
  };
  return [
    ...(head.length > 0 ? lines(head, () => 'head') : []),
    ...rows.flatMap((row) => lines(row, (column) => column)),
  ];
}

function rowLine(
  cells: readonly (readonly string[])[],
  widths: readonly number[],
  line: number,
  paint: (text: string, column: number) => string,
): string {
  const texts = cells.map((cell) => cell[line] ?? '');
  const last = texts.findLastIndex((text) => text !== '');
  return texts
    .slice(0, last + 1)
    .map((text, column) => paint(column === last ? text : padded(text, widths[column] ?? 0), column))
    .join(' '.repeat(GAP));
}

/** Column widths of at most `most` in total: the widest shrinks first, to its minimum. Null if they do not fit. */
function fitted(natural: readonly number[], least: readonly number[], most: number): number[] | null {
  const widths = [...natural];
  const total = () => widths.reduce((sum, one) => sum + one, 0);
  while (total() > most) {
    const room = widths.map((width, column) => (width > Math.max(LEAST, least[column] ?? 0) ? width : 0));
    const widest = Math.max(...room);
    if (widest === 0) return null;
    widths[room.indexOf(widest)] = widest - 1;
  }
  return widths;
}

/** Every row as a block: its first cell, and the others below it with their column heads. */
function stacked({ head, rows }: Table, width: number, paint: (text: string, part: CellKind) => string): string[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, column) => {
      if (cell === '') return [];
      const label = column > 0 && head[column] ? `${head[column]}: ` : '';
      const indent = column === 0 ? '' : '  ';
      const [first = '', ...rest] = wrap(label + cell, width - indent.length);
      return [first, ...rest].map((line) => indent + paint(line, column === 0 ? 'title' : column));
    }),
  );
}
