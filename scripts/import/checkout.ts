import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { replaceValue } from '../shared/yaml-text.js';

export interface Checkout {
  /** The folder itself, with symbolic links resolved. */
  folder: string;
  /** URL of the repository. */
  repository: string;
  commit: string;
  date: string;
}

/**
 * The commit of a checkout of a source's repository, or of a folder in one.
 *
 * @param repositories repositories that the source may be read from
 * @throws if git does not recognise it as a checkout of one of them, as the origin of its values would be unknown
 */
export function readCheckout(place: string, ...repositories: string[]): Checkout {
  const folder = realpathSync(place);
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const from = git('remote', 'get-url', 'origin');
  const repository = repositories.find((one) => named(one) === named(from));
  if (repository === undefined)
    throw new Error(
      `${place} is ${from === '' ? 'no checkout' : `a checkout of ${from}`}, not of ${repositories.join(' or ')}`,
    );
  // Modified or added files belong to no commit.
  if (git('status', '--porcelain', '--untracked-files=no', '--', '.') !== '')
    throw new Error(`${place} has uncommitted changes`);
  const [commit = '', date = ''] = git('log', '-1', '--format=%H %cs').split(' ');
  return { folder, repository, commit, date };
}

function named(repository: string): string {
  return repository
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/(?:\.git)?\/?$/, '')
    .toLowerCase();
}

/**
 * The text of data/sources.yaml with the repository, commit and date of a source replaced; the rest is unchanged.
 *
 * @param place section of the file and id of the source
 * @throws if there is no such source
 */
export function withState(text: string, place: readonly string[], state: Readonly<Record<string, string>>): string {
  return Object.entries(state).reduce((edited, [key, value]) => replaceValue(edited, [...place, key], value), text);
}
