import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import type { Problem } from '../shared/problem.js';

/** The single files that others refer to, each with what does. */
const NEEDED: readonly (readonly [
  kind: 'brands' | 'sources' | 'references' | 'origins',
  by: (of: Dataset) => number,
])[] = [
  ['brands', ({ printers }) => printers.size],
  ['sources', ({ imported }) => imported.size],
  ['references', ({ causes, materials }) => causes.size + materials.size],
  ['origins', ({ printers }) => [...printers.values()].filter(({ value }) => value.curated).length],
];

/** Finds the single files that are gone though others refer to them: everything that does would be told instead. */
export function checkPresent(files: readonly SourceFile[], dataset: Dataset): Problem[] {
  return NEEDED.flatMap(([kind, by]) => {
    if (files.some((file) => file.kind === kind) || by(dataset) === 0) return [];
    const { file } = dataset[kind];
    return [{ file, path: '', message: 'is missing', allowed: `git checkout -- data/${file}`, rule: 'present' }];
  });
}
