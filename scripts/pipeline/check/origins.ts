import { originOf } from '../../shared/origin.js';
import type { Problem } from '../../shared/problem.js';
import { citations } from '../load/citations.js';
import type { Dataset } from '../load/dataset.js';
import { type CheckProblem, suggest } from './unknown-id.js';

/** Checks that data/origins.yaml names every place that a file cites, and none that no file cites. */
export function checkOrigins(dataset: Dataset): Problem[] {
  const { file: list, value: known } = dataset.origins;
  const cited = new Set<string>();
  const strange = citations(dataset).flatMap(({ file, path, url }): CheckProblem[] => {
    if (!URL.canParse(url)) return [{ file, path, message: `"${url}" is no address` }];
    const origin = originOf(url);
    cited.add(origin);
    if (Object.hasOwn(known, origin)) return [];
    return [
      {
        file,
        path,
        message: `the origin "${origin}" is not named`,
        cause: { code: 'unlisted_origin', origin },
        allowed: `add it to ${list} with what it is and its licence`,
      },
    ];
  });
  // An origin cited through a reference is reported for the reference.
  const lists = [dataset.references.file, dataset.sources.file];
  const byOrigin = Map.groupBy(strange, ({ cause, message }) =>
    cause?.code === 'unlisted_origin' ? cause.origin : message,
  );
  const unknown = [...byOrigin.values()].flatMap((same) => {
    const listed = same.filter(({ file }) => lists.includes(file));
    return listed.length > 0 ? listed : same;
  });
  const idle = Object.keys(known).filter((origin) => !cited.has(origin));
  const gone = [...cited].filter((origin) => !Object.hasOwn(known, origin));
  const [was] = gone;
  const [now] = suggest(was ?? '', idle);
  if (gone.length === 1 && was !== undefined && now !== undefined && idle.length === 1)
    return [
      {
        file: list,
        path: now,
        message: `nothing is cited from the origin "${now}", but from "${was}"`,
        allowed: was,
        rule: 'origins',
      },
    ];
  const unused = idle.map((origin) => ({
    file: list,
    path: origin,
    message: `nothing is cited from the origin "${origin}"`,
  }));
  return [...unknown, ...unused].map((problem) => ({ ...problem, rule: 'origins' }));
}
