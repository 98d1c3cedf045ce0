import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ProblemsError } from '../../shared/problem.js';
import { reportFormat, reportProblems } from '../../shared/report-problems.js';
import { applyEdits, changedLines, type Edit } from './apply-edits.js';

/** Most lines of a file that are shown. */
const SHOWN = 40;

/**
 * Writes files, checks them and prints what was written. When the check fails, the files are restored.
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
    await applyEdits(folder, edits, check);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    throw new Error(`${reportProblems(error, reportFormat(false, process.stderr))}\nNothing was written.`);
  }
  for (const [at, { file, text }] of edits.entries()) {
    const lines = changedLines(before[at] ?? '', text).filter((one) => one.text !== '');
    say(`${path.join(folder, file)}:${lines[0]?.line ?? 1}`);
    for (const line of lines.slice(0, SHOWN)) say(`  ${line.text}`);
    if (lines.length > SHOWN) say(`  and ${lines.length - SHOWN} more lines`);
  }
}

/** How a change that passed the checks gets in. */
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
