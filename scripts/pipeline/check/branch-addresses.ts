import { type CheckProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';

/** The URL of a file in a repository: its owner and name, and the commit or branch. */
const OF_REPOSITORY =
  /^https:\/\/(?:raw\.githubusercontent\.com\/(?<raw>[^/]+\/[^/]+)|github\.com\/(?<own>[^/]+\/[^/]+)\/(?<kind>blob|raw|tree))\/(?<at>[^/]+)\//;

const COMMIT = /^[0-9a-f]{7,40}$/;

interface Cited {
  file: string;
  path: string;
  branch: string;
  /** Whether the URL is a whole folder, which is cited at its branch on purpose. */
  folder: boolean;
}

/**
 * Finds URLs of a file at a branch, whose content changes, if all others of its repository are pinned to a commit. A
 * repository cited at its branch from several places is cited that way on purpose.
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

/** URLs of what was read: of references, and of facts and overrides of machines. */
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
