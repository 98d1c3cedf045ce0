import { styleText } from 'node:util';
import { showControls } from '../../../../core/words/controls.js';
import type { Language } from '../../../../core/words/language.js';
import { type CellKind, type Table, tableLines } from './table.js';
import { widthOf, wrap } from './width.js';

export type Tone = 'strong' | 'quiet' | 'good' | 'warning' | 'plain';

const STYLES = { strong: 'bold', quiet: 'dim', good: 'green', warning: 'yellow' } as const;

export interface TextStyle {
  /** Columns from the left. */
  indent?: number;
  /** Precedes the text, such as `- `: further lines are aligned with the text. */
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

/** Text for a person, in lines that fit the terminal. What a terminal would obey is shown, whoever wrote it. */
export class TextWriter {
  private readonly lines: string[] = [];

  constructor(
    /** Columns; infinite where the output is no terminal. */
    readonly width: number,
    private readonly colours: boolean,
    /** Whether it goes on below something that is written already. */
    private readonly follows = false,
    private readonly language: Language = 'en',
  ) {}

  /** A text in the colour of its tone; as it is where there are no colours. */
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

  /** A line that is copied, such as a call: the terminal wraps it, so that it stays one line. */
  line(text: string, tone: Tone = 'plain'): this {
    this.lines.push(this.paint(showControls(text), tone));
    return this;
  }

  /** An empty line, unless there is one already or nothing above. */
  gap(): this {
    if (this.lines.length > 0 ? this.lines.at(-1) !== '' : this.follows) this.lines.push('');
    return this;
  }

  /** A table whose first column is what the others are about. */
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

  /** Names with their values, and remarks on them. */
  facts(rows: readonly (readonly string[])[]): this {
    return this.table({ head: [], rows }, { indent: 2, tones: ['quiet', 'plain', 'quiet'] });
  }

  toString(): string {
    // Blanks that keep a figure with its unit are plain ones for whoever searches the output.
    return this.lines.map((line) => `${line.replaceAll('\u00a0', ' ')}\n`).join('');
  }
}
