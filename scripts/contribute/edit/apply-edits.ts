import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Edit {
  /** Path below the data folder. */
  file: string;
  text: string;
}

/**
 * Writes files and has them checked. They stay when the check passes; otherwise, and when somebody stops the program,
 * every file is again what it was, and a new one is gone.
 *
 * @throws what the check throws
 */
export async function applyEdits(folder: string, edits: readonly Edit[], check: () => Promise<unknown>): Promise<void> {
  const before = edits.map(({ file }) => readIfThere(path.join(folder, file)));
  const made: string[] = [];
  const undo = () => {
    for (const [at, { file }] of edits.entries()) {
      const bytes = before[at];
      if (bytes === undefined || bytes === null) rmSync(path.join(folder, file), { force: true });
      else writeFileSync(path.join(folder, file), bytes);
    }
    for (const one of made) rmSync(one, { recursive: true });
  };
  const stopped = () => {
    undo();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped);
  try {
    for (const { file, text } of edits) {
      const first = mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      if (first !== undefined) made.push(first);
      writeFileSync(path.join(folder, file), text);
    }
    await check();
  } catch (error) {
    undo();
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
  }
}

function readIfThere(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}

/** The lines of a new text that the old one has not, with their numbers: what was put in, in one place or several. */
export function changedLines(before: string, after: string): { line: number; text: string }[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const added: { line: number; text: string }[] = [];
  let kept = 0;
  for (const [at, text] of now.entries()) {
    if (kept < old.length && old[kept] === text) kept++;
    else added.push({ line: at + 1, text });
  }
  // Where lines are gone as well, all between what stayed at both ends has changed.
  return kept === old.length ? added : between(old, now);
}

function between(old: readonly string[], now: readonly string[]): { line: number; text: string }[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return now.slice(start, now.length - end).map((text, at) => ({ line: start + at + 1, text }));
}
