import { leastWidth, padded, widthOf, wrap } from './width.js';

/** A table as people read it; a cell that is empty is left so. */
export interface Table {
  /** Empty: a table without a head. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const GAP = 2;
/** A column narrower than this is no column any more: the rows are then written one below the other. */
const LEAST = 8;

/** An element of a line of a table: a cell of the head, the first line of a row that is a block, or a cell of a column. */
export type CellKind = 'head' | 'title' | number;

/**
 * A table in lines that fit a width: cells are wrapped in columns that are as narrow as they have to be; where not even
 * that fits, every row becomes a block of its own.
 *
 * @param paint colours a cell once it is cut to its width
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

/** Widths that are together at most `most`: the widest gives first, down to its least. Null when they do not fit. */
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

/** Every row as a block: its first cell, and below it the others by the words of the head. */
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
