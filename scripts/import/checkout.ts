import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** What a checkout has of its repository. */
export interface Checkout {
  /** The folder itself, where a link led to it. */
  folder: string;
  commit: string;
  /** Day of the commit. */
  date: string;
}

/**
 * Which commit of a source's repository a folder has: of a checkout, or of a folder of one.
 *
 * @throws when git does not know it as a checkout of that repository, for then nobody could say where its values are from
 */
export function readCheckout(place: string, repository: string): Checkout {
  const folder = realpathSync(place);
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const from = git('remote', 'get-url', 'origin');
  if (named(from) !== named(repository))
    throw new Error(`${place} is ${from === '' ? 'no checkout' : `a checkout of ${from}`}, not of ${repository}`);
  // Files that were changed or added there are of no commit.
  if (git('status', '--porcelain', '--untracked-files=no', '--', '.') !== '')
    throw new Error(`${place} has changes that are not committed`);
  const [commit = '', date = ''] = git('log', '-1', '--format=%H %cs').split(' ');
  return { folder, commit, date };
}

function named(repository: string): string {
  return repository
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/(?:\.git)?\/?$/, '')
    .toLowerCase();
}
