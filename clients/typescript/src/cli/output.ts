import { showControls } from '../../../../core/words/controls.js';
import type { Language } from '../../../../core/words/language.js';
import { type Column, TextWriter } from './text-writer.js';

/** A stream for text or for the bytes of a file. */
export interface Sink {
  write(text: string | Uint8Array): unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

const NARROWEST = 20;

/** The output of a call: its answer on stdout, for programs or people, and its progress on stderr. */
export class Output {
  private shown = '';
  private wrote = false;

  constructor(
    private readonly host: { stdout: Sink; stderr: Sink; env: Readonly<Record<string, string | undefined>> },
    /** Whether the answer is JSON. */
    readonly json: boolean,
    readonly language: Language,
  ) {}

  /** Writes the answer of the call: the value as JSON, or what `draw` writes. Called once. */
  answer(value: unknown, draw: (paper: TextWriter) => void): undefined {
    if (this.json) this.host.stdout.write(`${showControls(JSON.stringify(value, null, 2))}\n`);
    else this.write(draw);
  }

  /** Writes a list as the answer of the call. */
  list<T>(list: readonly T[], columns: readonly Column<T>[]): undefined {
    return this.answer(list, (paper) => paper.columns(list, columns));
  }

  /** Writes output for people only, such as a question; nothing with `--json`. */
  write(draw: (paper: TextWriter) => void): void {
    if (this.json) return;
    this.draw(this.host.stdout, draw);
    this.wrote = true;
  }

  /** Writes a remark to stderr that does not end the call; nothing with `--json`. */
  remark(draw: (paper: TextWriter) => void): void {
    if (!this.json) this.draw(this.host.stderr, draw);
  }

  /** Whether to show progress: only on a terminal, as overwritten lines would fill a log. */
  get watched(): boolean {
    return !this.json && this.host.stderr.isTTY === true;
  }

  /** Writes progress to stderr as a line that the next one overwrites; nothing without a terminal. */
  progress(line: (columns: number) => string): void {
    if (!this.watched) return;
    const text = showControls(line(Math.max(NARROWEST, (this.host.stderr.columns ?? 80) - 1)));
    if (text === this.shown) return;
    this.shown = text;
    this.host.stderr.write(`\r\u001b[2K${text}`);
  }

  /** Clears the line of {@link progress}. */
  done(): void {
    if (this.shown !== '') this.host.stderr.write('\r\u001b[2K');
    this.shown = '';
  }

  private draw(sink: Sink, draw: (paper: TextWriter) => void): void {
    const { env, stdout } = this.host;
    const columns = Number(env.COLUMNS);
    const width = sink.isTTY ? sink.columns || 80 : columns > 0 ? columns : Number.POSITIVE_INFINITY;
    const colours = sink.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
    const follows = this.wrote && sink === stdout;
    const paper = new TextWriter(Math.max(NARROWEST, width), colours, follows, this.language);
    draw(paper);
    this.done();
    sink.write(paper.toString());
  }
}
