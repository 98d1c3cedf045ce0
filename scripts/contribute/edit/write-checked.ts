import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';
import { ProblemsError } from '../../shared/problem.js';
import { reportFormat, reportProblems } from '../../shared/report-problems.js';
import { writeFiles } from '../../shared/write-files.js';

export interface Edit {
  /** Path below the data folder. */
  file: string;
  text: string;
}

/** Maximum number of lines shown per file. */
const SHOWN = 40;

/**
 * Writes files, checks them and prints the changes. Restores the files if the check fails or the process is
 * interrupted.
 *
 * @throws with the problems, as worded by `npm run validate`
 */
export async function writeChecked(
  folder: string,
  edits: readonly Edit[],
  { check, say }: { check: () => Promise<unknown>; say: (text: string) => void },
): Promise<void> {
  const before = edits.map(({ file }) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '',
  );
  const undo = writeFiles(folder, new Map(edits.map(({ file, text }) => [file, text])));
  const stopped = () => {
    undo();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopped);
  try {
    await check();
  } catch (error) {
    undo();
    if (!(error instanceof ProblemsError)) throw error;
    throw new Error(`${reportProblems(error, reportFormat(false, process.stderr))}\nNothing was written.`);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stopped);
  }
  for (const [at, { file, text }] of edits.entries()) {
    const lines = changedLines(before[at] ?? '', text).filter((one) => one.text !== '');
    say(`${path.join(folder, file)}:${lines[0]?.line ?? 1}`);
    for (const line of lines.slice(0, SHOWN)) say(`  ${line.text}`);
    if (lines.length > SHOWN) say(`  and ${lines.length - SHOWN} more lines`);
  }
}

/** Instructions for submitting a change that passed the checks. */
export function nextSteps(branch: string, more: readonly string[] = []): string {
  return [
    'Every check passes. Next:',
    '  npm run -s generate',
    ...more.map((one) => `  ${one}`),
    `  git switch -c ${branch}`,
    `  git add -A && git commit -m "${branch.replaceAll('-', ' ')}" && git push -u origin ${branch}`,
    '  and a pull request that says where you read it',
  ].join('\n');
}

/** How `diff` marks a line that only one of two texts has; 0 is a line of both. */
const [ONLY_AFTER, ONLY_BEFORE] = [1, -1];

/** The added lines of a text with their numbers, in one or several places. */
export function changedLines(before: string, after: string): { line: number; text: string }[] {
  let line = 0;
  return diff(after.split('\n'), before.split('\n')).flatMap(([side, text]) => {
    if (side !== ONLY_BEFORE) line++;
    return side === ONLY_AFTER ? [{ line, text }] : [];
  });
}
