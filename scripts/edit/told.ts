import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemsError } from '../shared/problem.js';
import { tell, tellingOf } from '../shared/tell-problems.js';
import { attempt, changedLines, type Edit } from './attempt.js';

/** Most lines of a file that are shown. */
const SHOWN = 40;

/**
 * Writes files, has them checked and says what was written. What the check finds is told, and nothing stays.
 *
 * @throws with the problems, in the words of `npm run validate`
 */
export async function writeChecked(
  folder: string,
  edits: readonly Edit[],
  { check, say }: { check: () => Promise<unknown>; say: (text: string) => void },
): Promise<void> {
  const before = edits.map(({ file }) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '',
  );
  try {
    await attempt(folder, edits, check);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw new Error(`${tell(error, tellingOf(false, process.stderr))}\nNothing was written.`);
  }
  for (const [at, { file, text }] of edits.entries()) {
    const lines = changedLines(before[at] ?? '', text).filter((one) => one.text !== '');
    say(`${path.join(folder, file)}:${lines[0]?.line ?? 1}`);
    for (const line of lines.slice(0, SHOWN)) say(`  ${line.text}`);
    if (lines.length > SHOWN) say(`  and ${lines.length - SHOWN} more lines`);
  }
}

/** How a change gets in. */
export function comesNext(folder: string, file: string, branch: string, more: readonly string[] = []): string {
  return [
    'Next:',
    `  npm run validate -- ${path.join(folder, file)}`,
    '  npm run -s generate',
    ...more.map((one) => `  ${one}`),
    `  git switch -c ${branch}`,
    `  git add -A && git commit -m "${branch.replaceAll('-', ' ')}" && git push -u origin ${branch}`,
    '  and a pull request that says where you read it',
  ].join('\n');
}
