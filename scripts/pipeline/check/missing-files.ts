import type { Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkOrigins } from './origins.js';
import { checkReferences } from './references.js';

/** The single files that others refer to, each with whether anything does. */
const NEEDED: readonly (readonly [
  kind: 'brands' | 'sources' | 'references' | 'origins',
  by: (of: Dataset) => boolean,
])[] = [
  ['brands', ({ printers }) => printers.size > 0],
  ['sources', ({ imported }) => imported.size > 0],
  [
    'references',
    (of) =>
      checkReferences(of).some(({ code, parameters }) => code === 'unknown_id' && parameters.kind === 'reference'),
  ],
  ['origins', (of) => checkOrigins(of).length > 0],
];

/** Reports a single file that is missing although others refer to it, instead of each reference to it. */
export function checkMissingFiles(files: readonly SourceFile[], dataset: Dataset): Problem[] {
  return NEEDED.flatMap(([kind, isNeeded]) => {
    if (files.some((file) => file.kind === kind) || !isNeeded(dataset)) return [];
    const { file } = dataset[kind];
    return [{ file, path: '', code: 'missing_file', parameters: { file }, rule: 'present' }];
  });
}
