import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import type { Problem } from '../shared/problem.js';
import { checkOrigins } from './origins.js';
import { checkReferences } from './references.js';

/** The single files that others refer to, each with whether anything does. */
const NEEDED: readonly (readonly [
  kind: 'brands' | 'sources' | 'references' | 'origins',
  by: (of: Dataset) => boolean,
])[] = [
  ['brands', ({ printers }) => printers.size > 0],
  ['sources', ({ imported }) => imported.size > 0],
  ['references', (of) => checkReferences(of).some(({ message }) => message.startsWith('there is no reference'))],
  ['origins', (of) => checkOrigins(of).length > 0],
];

/** Finds the single files that are gone though others refer to them: everything that does would be told instead. */
export function checkPresent(files: readonly SourceFile[], dataset: Dataset): Problem[] {
  return NEEDED.flatMap(([kind, isNeeded]) => {
    if (files.some((file) => file.kind === kind) || !isNeeded(dataset)) return [];
    const { file } = dataset[kind];
    return [{ file, path: '', message: 'is missing', allowed: `git checkout -- data/${file}`, rule: 'present' }];
  });
}
