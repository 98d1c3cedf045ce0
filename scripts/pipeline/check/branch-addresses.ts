import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/** A file of a repository: whose it is, and the commit or branch that it is read at. */
const OF_REPOSITORY =
  /^https:\/\/(?:raw\.githubusercontent\.com\/(?<raw>[^/]+\/[^/]+)|github\.com\/(?<own>[^/]+\/[^/]+)\/(?<kind>blob|raw|tree))\/(?<at>[^/]+)\//;

const COMMIT = /^[0-9a-f]{7,40}$/;

interface Cited {
  file: string;
  path: string;
  branch: string;
  /** Whether it is a whole folder, which is followed as it goes on. */
  folder: boolean;
}

/**
 * Finds addresses of a file at a branch, which goes on, where all others of its repository are at a commit. A repository
 * that is followed is cited at its branch from several places.
 */
export function* checkBranchAddresses(dataset: Dataset): Iterable<CheckProblem> {
  const fixed = new Set<string>();
  const followed = new Map<string, Cited[]>();
  for (const { file, path, url } of addresses(dataset)) {
    const { raw, own = raw, at: branch = '', kind } = OF_REPOSITORY.exec(url)?.groups ?? {};
    if (own === undefined) continue;
    if (COMMIT.test(branch)) fixed.add(own);
    else
      followed.set(`${own} ${branch}`, [
        ...(followed.get(`${own} ${branch}`) ?? []),
        { file, path, branch, folder: kind === 'tree' },
      ]);
  }
  for (const [key, [first, ...more]] of followed)
    if (first && more.length === 0 && !first.folder && fixed.has(key.split(' ')[0] ?? ''))
      yield faultAt({ file: first.file, path: first.path }, 'address_of_branch', [
        `points to the branch "${first.branch}", whose content changes`,
        'the same file at the commit that was read, like the other addresses of this repository',
      ]);
}

/** Addresses of what was read: of references, and of facts and corrections of machines. */
function* addresses({ references, printers, processes }: Dataset) {
  const { file, value } = references;
  for (const [id, { url }] of Object.entries(value)) yield { file, path: `${id}.url`, url };
  for (const { file, value } of [...printers.values(), ...processes.values()]) {
    for (const [field, { source }] of Object.entries('curated' in value ? (value.curated ?? {}) : {}))
      if (source !== undefined) yield { file, path: `curated.${field}.source`, url: source };
    for (const [index, { source }] of (value.overrides ?? []).entries())
      yield { file, path: `overrides.${index}.source`, url: source };
  }
}
