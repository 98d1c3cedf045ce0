import { originOf } from '../../../core/names/origin.js';
import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { citations } from '../load/citations.js';
import type { Dataset } from '../load/dataset.js';
import { suggest } from './unknown-id.js';

/** Checks that data/origins.yaml lists every cited origin, and no others. */
export function checkOrigins(dataset: Dataset): CheckProblem[] {
  const { file: list, value: known } = dataset.origins;
  const cited = new Set<string>();
  const strange = citations(dataset).flatMap(({ file, path, url }): (CheckProblem & { origin: string })[] => {
    if (!URL.canParse(url)) return [faultAt({ file, path, origin: url }, 'no_origin', [`"${url}" is not an address`])];
    const origin = originOf(url);
    cited.add(origin);
    if (Object.hasOwn(known, origin)) return [];
    return [
      faultAt({ file, path, origin }, 'unlisted_origin', [
        `the origin "${origin}" is not listed`,
        `add it to ${list} with its kind and licence`,
      ]),
    ];
  });
  // An origin cited through a reference is reported for the reference.
  const lists = [dataset.references.file, dataset.sources.file];
  const byOrigin = Map.groupBy(strange, ({ origin }) => origin);
  const unknown = [...byOrigin.values()].flatMap((same) => {
    const listed = same.filter(({ file }) => lists.includes(file));
    return (listed.length > 0 ? listed : same).map(({ origin: _, ...problem }) => problem);
  });
  const idle = Object.keys(known).filter((origin) => !cited.has(origin));
  const gone = [...cited].filter((origin) => !Object.hasOwn(known, origin));
  const [was] = gone;
  const [now] = suggest(was ?? '', idle);
  if (gone.length === 1 && was !== undefined && now !== undefined && idle.length === 1)
    return [
      faultAt({ file: list, path: now }, 'renamed_origin', [
        `no fact cites the origin "${now}", but facts cite "${was}"`,
        was,
      ]),
    ];
  const unused = idle.map((origin) =>
    faultAt({ file: list, path: origin }, 'idle_origin', [`no fact cites the origin "${origin}"`]),
  );
  return [...unknown, ...unused];
}

/** The URL of a file in a repository: its owner and name, and the commit or branch. */
const OF_REPOSITORY =
  /^https:\/\/(?:raw\.githubusercontent\.com\/(?<raw>[^/]+\/[^/]+)|github\.com\/(?<own>[^/]+\/[^/]+)\/(?<kind>blob|raw|tree))\/(?<at>[^/]+)\//;

const COMMIT = /^[0-9a-f]{7,40}$/;

/**
 * Finds URLs of a file at a branch, whose content changes, if all others of its repository are pinned to a commit. A
 * repository cited at its branch from several places is cited that way on purpose.
 */
export function* checkBranchAddresses(dataset: Dataset): Iterable<CheckProblem> {
  const fixed = new Set<string>();
  const followed: { file: string; path: string; own: string; branch: string; kind: string | undefined }[] = [];
  for (const { file, path, url } of citations(dataset)) {
    const { raw, own = raw, at: branch = '', kind } = OF_REPOSITORY.exec(url)?.groups ?? {};
    // Other files cite what these list.
    if (own === undefined || !/^(?:references\.yaml|printers\/|processes\/)/.test(file)) continue;
    if (COMMIT.test(branch)) fixed.add(own);
    else followed.push({ file, path, own, branch, kind });
  }
  // A whole folder is cited at its branch on purpose.
  for (const [first, ...more] of Map.groupBy(followed, ({ own, branch }) => `${own} ${branch}`).values())
    if (first && more.length === 0 && first.kind !== 'tree' && fixed.has(first.own))
      yield faultAt({ file: first.file, path: first.path }, 'address_of_branch', [
        `points to the branch "${first.branch}", whose content changes`,
        'the same file at the commit that was read, like the other addresses of this repository',
      ]);
}
