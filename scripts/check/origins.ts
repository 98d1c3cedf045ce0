import { citations } from '../load/citations.js';
import type { Dataset } from '../load/dataset.js';
import { originOf } from '../shared/origin.js';
import type { Problem } from '../shared/problem.js';

/** Checks that data/origins.yaml names every place that a file cites, and none that no file cites. */
export function checkOrigins(dataset: Dataset): Problem[] {
  const { file: list, value: known } = dataset.origins;
  const cited = new Set<string>();
  const unknown = citations(dataset).flatMap(({ file, path, url }) => {
    if (!URL.canParse(url)) return [{ file, path, message: `"${url}" is no address` }];
    const origin = originOf(url);
    cited.add(origin);
    if (Object.hasOwn(known, origin)) return [];
    return [
      {
        file,
        path,
        message: `the origin "${origin}" is not named`,
        allowed: `add it to ${list} with what it is and its licence`,
      },
    ];
  });
  const unused = Object.keys(known)
    .filter((origin) => !cited.has(origin))
    .map((origin) => ({ file: list, path: origin, message: `nothing is cited from the origin "${origin}"` }));
  return [...unknown, ...unused].map((problem) => ({ ...problem, rule: 'origins' }));
}
