import { styleText } from 'node:util';
import { type CellKind, type Table, tableLines } from './table.js';
import { widthOf, wrap } from './width.js';

/** What a text is, for those who see colours. */
export type Tone = 'strong' | 'quiet' | 'good' | 'warning' | 'plain';

const STYLES = { strong: 'bold', quiet: 'dim', good: 'green', warning: 'yellow' } as const;

/** How a text stands. */
export interface TextStyle {
  /** Columns from the left. */
  indent?: number;
  /** What stands before it, such as `- `: its further lines stand below its words. */
  mark?: string;
  tone?: Tone;
}

/** What is written for a person: lines that fit the terminal. */
export class TextWriter {
  private readonly lines: string[] = [];

  constructor(
    /** Columns; infinite where nobody looks at it in a terminal. */
    readonly width: number,
    private readonly colours: boolean,
    /** Whether it goes on below something that is written already. */
    private readonly follows = false,
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
    for (const [number, line] of wrap(text, this.width - inner).entries())
      this.lines.push((number === 0 ? ' '.repeat(indent) + mark : ' '.repeat(inner)) + this.paint(line, tone));
    return this;
  }

  /** A line that is copied, such as a call: the terminal wraps it, so that it stays one line. */
  line(text: string, tone: Tone = 'plain'): this {
    this.lines.push(this.paint(text, tone));
    return this;
  }

  /** An empty line, unless there is one already or nothing above. */
  gap(): this {
    if (this.lines.length > 0 ? this.lines.at(-1) !== '' : this.follows) this.lines.push('');
    return this;
  }

  /** A table whose first column is what the others are about. */
  table(table: Table, { indent = 0, tones = [] }: { indent?: number; tones?: readonly Tone[] } = {}): this {
    const toneOf = (part: CellKind): Tone =>
      part === 'head' ? 'quiet' : part === 'title' ? 'strong' : (tones[part] ?? 'plain');
    const paint = (text: string, part: CellKind) => this.paint(text, toneOf(part));
    for (const line of tableLines(table, this.width - indent, paint)) this.lines.push(' '.repeat(indent) + line);
    return this;
  }

  /** Names with their values, and what is to be said of each. */
  facts(rows: readonly (readonly string[])[], indent = 0): this {
    return this.table({ head: [], rows }, { indent, tones: ['quiet', 'plain', 'quiet'] });
  }

  toString(): string {
    // Blanks that keep a figure with its unit are plain ones for whoever searches the output.
    return this.lines.map((line) => `${line.replaceAll('\u00a0', ' ')}\n`).join('');
  }
}
