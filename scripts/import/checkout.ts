import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isScalar, parseDocument } from 'yaml';

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

/** Sections of data/sources.yaml: slicers, filament databases and code lists. */
const SECTIONS = ['sources', 'filament_sources', 'code_sources'] as const;

/**
 * The text of data/sources.yaml with the repository, commit and date of a source replaced; the rest is unchanged.
 *
 * @throws if there is no such source
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
    // Quoted, as YAML may not read a date or a digest that begins with digits as text.
    return { start: node.range[0], end: node.range[1], value: /^\d/.test(value) ? `"${value}"` : value };
  });
  // From the end, so that the remaining offsets stay valid.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, value }) => `${edited.slice(0, start)}${value}${edited.slice(end)}`, text);
}
