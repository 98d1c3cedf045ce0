import { styleText } from 'node:util';
import { showControls } from '../../../../core/words/controls.js';
import type { Language } from '../../../../core/words/language.js';
import { leastWidth, padded, widthOf, wrap } from './width.js';

/** A table for people; empty cells stay empty. */
interface Table {
  /** Empty: no header row. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const GAP = 2;
/** Minimum width of a column; below it, rows are written as blocks. */
const LEAST = 8;

/** An element of a line: a header cell, the title of a row written as a block, or a cell of a column. */
type CellKind = 'head' | 'title' | number;

/**
 * Formats a table to fit a width: cells are wrapped in columns that shrink as needed; if even that does not fit, every
 * row becomes a block.
 *
 * @param paint colours a cell after it is cut to its width
 */
function tableLines({ head, rows }: Table, width: number, paint: (text: string, part: CellKind) => string): string[] {
  const all = head.length > 0 ? [head, ...rows] : rows;
  const natural = Array.from({ length: Math.max(0, ...all.map((row) => row.length)) }, (_, column) =>
    Math.max(...all.map((row) => widthOf(row[column] ?? ''))),
  );
  const least = natural.map((_, column) => Math.max(...all.map((row) => leastWidth(row[column] ?? ''))));
  const widths = fitted(natural, least, width - GAP * (natural.length - 1));
  if (widths === null) return stacked({ head, rows }, width, paint);
  const lines = (row: readonly string[], part?: CellKind) => {
    const cells = widths.map((size, column) => wrap(row[column] ?? '', size));
    return Array.from({ length: Math.max(...cells.map((cell) => cell.length)) }, (_, line) => {
      const texts = cells.map((cell) => cell[line] ?? '');
      const used = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
      const filled = used.map((text, column) => (column < used.length - 1 ? padded(text, widths[column] ?? 0) : text));
      return filled.map((text, column) => paint(text, part ?? column)).join(' '.repeat(GAP));
    });
  };
  return [...(head.length > 0 ? lines(head, 'head') : []), ...rows.flatMap((row) => lines(row))];
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

type Tone = 'strong' | 'quiet' | 'good' | 'warning' | 'plain';

const STYLES = { strong: 'bold', quiet: 'dim', good: 'green', warning: 'yellow' } as const;

interface TextStyle {
  /** Number of columns. */
  indent?: number;
  /** Precedes the text, such as `- `; continuation lines align with the text. */
  mark?: string;
  tone?: Tone;
}

interface TableStyle {
  indent?: number;
  /** By column. */
  tones?: readonly Tone[];
}

/** A column of a table: its head, and the cell of a row. */
export type Column<T> = readonly [head: string, cell: (row: T) => string];

/** Text for people, wrapped to the terminal. Control characters are escaped, whatever their origin. */
export class TextWriter {
  private readonly lines: string[] = [];

  constructor(
    /** Columns; infinite without a terminal. */
    readonly width: number,
    private readonly colours: boolean,
    /** Whether it continues below existing output. */
    private readonly follows = false,
    private readonly language: Language = 'en',
  ) {}

  /** Colours a text by its tone; unchanged if colours are off. */
  paint(text: string, tone: Tone): string {
    return tone === 'plain' || !this.colours ? text : styleText(STYLES[tone], text, { validateStream: false });
  }

  title(text: string): this {
    return this.gap().text(text, { tone: 'strong' });
  }

  text(text: string, { indent = 0, mark = '', tone = 'plain' }: TextStyle = {}): this {
    const inner = indent + widthOf(mark);
    for (const [number, line] of wrap(showControls(text), this.width - inner).entries())
      this.lines.push((number === 0 ? ' '.repeat(indent) + mark : ' '.repeat(inner)) + this.paint(line, tone));
    return this;
  }

  quiet(text: string, indent = 0): this {
    return this.text(text, { indent, tone: 'quiet' });
  }

  warning(text: string, indent = 0): this {
    return this.text(text, { indent, mark: this.language === 'zh' ? '！' : '! ', tone: 'warning' });
  }

  /** A line to copy, such as a command: not wrapped, so that it stays one line. */
  line(text: string, tone: Tone = 'plain'): this {
    this.lines.push(this.paint(showControls(text), tone));
    return this;
  }

  /** Adds an empty line unless there is one already or nothing precedes it. */
  gap(): this {
    if (this.lines.length > 0 ? this.lines.at(-1) !== '' : this.follows) this.lines.push('');
    return this;
  }

  /** A table whose first column is the subject of the others. */
  table({ head, rows }: Table, { indent = 0, tones = [] }: TableStyle = {}): this {
    const toneOf = (part: CellKind): Tone =>
      part === 'head' ? 'quiet' : part === 'title' ? 'strong' : (tones[part] ?? 'plain');
    const paint = (text: string, part: CellKind) => this.paint(text, toneOf(part));
    const table = { head, rows: rows.map((row) => row.map(showControls)) };
    for (const line of tableLines(table, this.width - indent, paint)) this.lines.push(' '.repeat(indent) + line);
    return this;
  }

  columns<T>(rows: readonly T[], columns: readonly Column<T>[], style: TableStyle = {}): this {
    const head = columns.map(([label]) => label);
    return this.table({ head, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) }, style);
  }

  /** Names with their values and remarks. */
  facts(rows: readonly (readonly string[])[]): this {
    return this.table({ head: [], rows }, { indent: 2, tones: ['quiet', 'plain', 'quiet'] });
  }

  toString(): string {
    // Replaces non-breaking spaces before units, so that the output can be searched.
    return this.lines.map((line) => `${line.replaceAll('\u00a0', ' ')}\n`).join('');
  }
}
