import { composeRecords, type Records } from '../../scripts/pipeline/compose/records.js';
import { buildDataset, type Dataset } from '../../scripts/pipeline/load/dataset.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import type { SourceFile } from '../../scripts/pipeline/load/source-file.js';
import { DATA } from './data.js';

/** Creates a value on first use. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The published data files. Shared by all tests of a process, because reading takes seconds; do not modify. */
export const publishedFiles: () => SourceFile[] = once(() => readSourceFiles(DATA));

export const publishedDataset: () => Dataset = once(() => buildDataset(publishedFiles()));

export const publishedRecords: () => Records = once(() => composeRecords(publishedDataset()));
