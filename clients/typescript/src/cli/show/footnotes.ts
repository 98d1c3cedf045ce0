import type { TextWriter } from '../text-writer.js';

/** Where values are from, by number: what several values share stands once. */
export class Footnotes {
  private readonly texts: string[] = [];

  /** The mark of a text, such as `[2]`. */
  mark(text: string): string {
    const place = this.texts.indexOf(text);
    return `[${place === -1 ? this.texts.push(text) : place + 1}]`;
  }

  write(paper: TextWriter): void {
    const width = String(this.texts.length).length;
    for (const [place, text] of this.texts.entries())
      paper.text(text, { mark: `[${place + 1}] `.padEnd(width + 3), tone: 'quiet' });
  }
}
