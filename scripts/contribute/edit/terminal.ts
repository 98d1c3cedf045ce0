import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  say(text: string): void;
  /** The trimmed answer. @throws if the input has ended */
  ask(prompt: string): Promise<string>;
}

/** Calls `work` with the terminal of the process, or with null if it is not interactive. */
export async function withTerminal<T>(work: (terminal: Terminal | null) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return await work(null);
  const terminal = terminalOn(process.stdin, process.stdout);
  try {
    return await work(terminal);
  } finally {
    terminal.close();
  }
}

/** A terminal on two streams; `close` lets the process exit. */
export function terminalOn(input: Readable, output: Writable): Terminal & { close: () => void } {
  const lines = createInterface({ input, output });
  return { say: (text) => void output.write(`${text}\n`), ask: asking(lines), close: () => lines.close() };
}

/** Asks questions one after the other; lines entered ahead of time answer the next ones. */
function asking(input: Interface): Terminal['ask'] {
  const lines = input[Symbol.asyncIterator]();
  let closed = false;
  input.once('close', () => {
    closed = true;
  });
  return async (prompt) => {
    input.setPrompt(prompt);
    if (!closed) input.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error('stopped: nothing was written');
    return value.trim();
  };
}
