import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Git } from './git.js';

/** The tag of a release, from day and version: `data-2026-11-21-01b74129a8f4`. */
export function tagOf(date: string, version: string): string {
  return `data-${date}-${version}`;
}

/** The change log, with a section per version. */
export const CHANGELOG = 'CHANGELOG-DATA.md';

/** The release commit of a version: that of its tag, or the one that added its section; null if there is neither. */
export function commitOf(git: Git, version: string): string | null {
  const [tag] = git.run('tag', '--list', `data-*-${version}`).split('\n');
  if (tag) return git.run('rev-list', '-1', tag);
  const [first] = git.run('log', '--reverse', '--format=%H', `-S## ${version}`, '--', CHANGELOG).split('\n');
  return first || null;
}

/** The error for a release that is missing from the history, with a remedy. */
export function lacking(git: Git, version: string): Error {
  const why = git.try('rev-parse', '--is-shallow-repository') === 'true' ? ': the clone is shallow' : '';
  return new Error(
    `no tag data-*-${version} and no commit that wrote "## ${version}" into ${CHANGELOG} in the history${why}. Fetch all of it ("git fetch --unshallow --tags"), or give a folder with that release: --last DIR`,
  );
}

export type Build = (checkout: string, out: string) => void | Promise<void>;

/** Builds a checkout with its own scripts. @throws with their output */
export const npmBuild: Build = (checkout, out) => npm(checkout, 'run', '--silent', 'build:api', '--', '--out', out);

/** Runs npm in a folder. @throws with its output */
export function npm(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}, in ${folder}:\n${`${stdout}${stderr}`.trim()}`);
}

/**
 * Builds a commit with its own scripts in a temporary worktree. The packages installed here are used if the lock file
 * is the same, else they are installed.
 */
export async function buildCommit(git: Git, commit: string, out: string, build: Build): Promise<void> {
  const checkout = `${out}-checkout`;
  git.run('worktree', 'add', '--detach', checkout, commit);
  try {
    const lock = (root: string) => {
      const file = path.join(root, 'package-lock.json');
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const [locked, packages] = [lock(checkout), path.join(git.folder, 'node_modules')];
    if (locked !== null && locked === lock(git.folder) && existsSync(packages))
      symlinkSync(packages, path.join(checkout, 'node_modules'));
    else if (locked !== null) npm(checkout, 'ci', '--no-audit', '--no-fund');
    await build(checkout, out);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    git.try('worktree', 'prune');
  }
}
