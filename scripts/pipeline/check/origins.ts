import type { Memory } from '../../shared/memory.js';
import { originOf } from '../../shared/origin.js';
import type { Position, Problem } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import { citations } from '../load/citations.js';
import type { Dataset } from '../load/dataset.js';
import { suggest } from './unknown-id.js';

/** Checks that data/origins.yaml names every place that a file cites, and none that no file cites. */
export function checkOrigins(dataset: Dataset, memory?: Memory): Problem[] {
  const { file: list, value: known } = dataset.origins;
  const cited = new Set<string>();
  const strange = citations(dataset, memory).flatMap(
    ({ file, path, url }): (Position & Fault<'no_origin' | 'unlisted_origin'>)[] => {
      if (!URL.canParse(url)) return [{ file, path, code: 'no_origin', parameters: { url } }];
      const origin = originOf(url);
      cited.add(origin);
      if (Object.hasOwn(known, origin)) return [];
      return [
        {
          file,
          path,
          code: 'unlisted_origin',
          parameters: { origin, list },
        },
      ];
    },
  );
  // An origin cited through a reference is reported for the reference.
  const lists = [dataset.references.file, dataset.sources.file];
  const byOrigin = Map.groupBy(strange, ({ code, parameters }) =>
    code === 'unlisted_origin' ? parameters.origin : parameters.url,
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
        code: 'renamed_origin',
        parameters: { now, was },
        rule: 'origins',
      },
    ];
  const unused = idle.map((origin) => ({
    file: list,
    path: origin,
    code: 'idle_origin' as const,
    parameters: { origin },
  }));
  return [...unknown, ...unused].map((problem) => ({ ...problem, rule: 'origins' }));
}
