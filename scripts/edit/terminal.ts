import { createInterface } from 'node:readline/promises';

/** Somebody who answers. */
export interface Terminal {
  say(text: string): void;
  /** The answer, without blanks around it. @throws when nobody answers any more */
  ask(prompt: string): Promise<string>;
}

/** Has work done with the terminal that the program runs in; with null where nobody can answer. */
export async function withTerminal<T>(work: (terminal: Terminal | null) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return await work(null);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<never>((_, reject) =>
    lines.once('close', () => reject(new Error('stopped: nothing was written'))),
  );
  gone.catch(() => {}); // only heard while a question is open
  try {
    return await work({
      say: (text) => console.log(text),
      ask: async (prompt) => (await Promise.race([lines.question(prompt), gone])).trim(),
    });
  } finally {
    lines.close();
  }
}
