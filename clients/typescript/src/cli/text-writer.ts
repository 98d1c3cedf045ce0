import { styleText } from 'node:util';
import { showControls } from '../../../../core/words/controls.js';
import type { Language } from '../../../../core/words/language.js';
import { type CellKind, type Table, tableLines } from './table.js';
import { widthOf, wrap } from './width.js';

export type Tone = 'strong' | 'quiet' | 'good' | 'warning' | 'plain';

const STYLES = { strong: 'bold', quiet: 'dim', good: 'green', warning: 'yellow' } as const;

export interface TextStyle {
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
