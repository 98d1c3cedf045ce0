import { createInterface } from 'node:readline';
import type { Host } from '../host.js';

/** Lines that somebody types, one for each question; ends when there are no more, or when the call is interrupted. */
export class Prompt {
  private readonly lines: AsyncIterator<string>;
  private readonly close: () => void;

  constructor(
    private readonly host: Host,
    private readonly prompt: string,
  ) {
    const reader = createInterface({ input: host.stdin, terminal: false });
    this.close = () => reader.close();
    this.lines = reader[Symbol.asyncIterator]();
    host.signal.addEventListener('abort', this.close, { once: true });
  }

  /** The next line without blanks around it; null: nothing more is typed. */
  async next(): Promise<string | null> {
    if (this.host.signal.aborted) return null;
    this.host.stdout.write(this.prompt);
    const { value, done } = await this.lines.next();
    if (done) this.host.stdout.write('\n');
    return done ? null : String(value).trim();
  }

  end(): void {
    this.host.signal.removeEventListener('abort', this.close);
    this.close();
  }
}
