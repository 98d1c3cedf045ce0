import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';

export interface Checkout {
  /** The folder itself, where a link led to it. */
  folder: string;
  /** Address of the repository. */
  repository: string;
  commit: string;
  date: string;
}

/**
 * Which commit of a source's repository a folder has: of a checkout, or of a folder of one.
 *
 * @param repositories those that the source may be read from
 * @throws when git does not know it as a checkout of one of them, for then nobody could say where its values are from
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
  // Files that were changed or added there are of no commit.
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

/** Where data/sources.yaml has slicers, databases of filaments, and lists of codes. */
const SECTIONS = ['sources', 'filament_sources', 'code_sources'] as const;

/**
 * The text of data/sources.yaml with the repository, the commit and the day of a source put in; nothing else of it changes.
 *
 * @throws when the source is not there
 */
export function withState(
  text: string,
  id: string,
  state: { repository?: string; commit: string; date: string },
): string {
  const document = parseDocument(text);
  const section = SECTIONS.find((name) => document.hasIn([name, id])) ?? SECTIONS[0];
  const edits = Object.entries(state).map(([key, value]) => {
    const node = document.getIn([section, id, key], true);
    if (!isScalar(node) || !node.range) throw new Error(`sources.yaml: ${id} has no ${key}`);
    // A day, and a digest that begins with digits, could be read as something else than text.
    return { start: node.range[0], end: node.range[1], value: /^\d/.test(value) ? `"${value}"` : value };
  });
  // From the end, so that what is still to be put in stays where it is.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, value }) => `${edited.slice(0, start)}${value}${edited.slice(end)}`, text);
}
