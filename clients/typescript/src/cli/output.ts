import type { Language } from '../../../../core/words/language.js';
import type { Host, Sink } from './host.js';
import { TextWriter } from './text-writer.js';

/** Narrower than this nothing can be laid out. */
const NARROWEST = 20;

/** What a call writes: its answer on stdout, for programs or for people, and how far it is on stderr. */
export class Output {
  private shown = '';
  private wrote = false;

  constructor(
    private readonly host: Pick<Host, 'stdout' | 'stderr' | 'env'>,
    /** Whether the answer is for programs. */
    readonly json: boolean,
    readonly language: Language,
  ) {}

  /** The answer of the call: the value itself as JSON, or what `draw` writes. Once a call. */
  answer(value: unknown, draw: (paper: TextWriter) => void): void {
    if (this.json) this.host.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    else this.write(draw);
  }

  /** What is for people alone, such as a question: nothing with `--json`. */
  write(draw: (paper: TextWriter) => void): void {
    if (this.json) return;
    const paper = this.paper(this.host.stdout);
    draw(paper);
    this.done();
    this.wrote = true;
    this.host.stdout.write(paper.toString());
  }

  /** A remark on stderr that does not end the call; nothing with `--json`. */
  remark(draw: (paper: TextWriter) => void): void {
    if (this.json) return;
    const paper = this.paper(this.host.stderr);
    draw(paper);
    this.done();
    this.host.stderr.write(paper.toString());
  }

  /** Whether somebody watches: a line that is written over again would fill a log. */
  get watched(): boolean {
    return !this.json && this.host.stderr.isTTY === true;
  }

  /** How far it is, as one line on stderr that the next one replaces; nothing where nobody watches. */
  progress(line: (columns: number) => string): void {
    if (!this.watched) return;
    const text = line(Math.max(NARROWEST, (this.host.stderr.columns ?? 80) - 1));
    if (text === this.shown) return;
    this.shown = text;
    this.host.stderr.write(`\r\u001b[2K${text}`);
  }

  /** Takes the line of {@link progress} away. */
  done(): void {
    if (this.shown !== '') this.host.stderr.write('\r\u001b[2K');
    this.shown = '';
  }

  paper(sink: Sink): TextWriter {
    const { env } = this.host;
    const told = Number(env.COLUMNS);
    const own = sink.isTTY ? sink.columns || 80 : told > 0 ? told : Number.POSITIVE_INFINITY;
    const colours = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
    return new TextWriter(Math.max(NARROWEST, own), colours, this.wrote && sink === this.host.stdout);
  }
}
