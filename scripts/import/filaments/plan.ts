import type { ImportedFilament } from '../../../schemas/generated/source.js';
import type { Dataset } from '../../load/dataset.js';
import { importedFiles, type PlannedFile, withBefore } from '../plan.js';

/** Works out the files that a database of filaments gives: one a brand, whole, and their digests. */
export function planFilaments(
  data: string,
  source: string,
  dataset: Dataset,
  brands: ReadonlyMap<string, readonly ImportedFilament[]>,
): Promise<PlannedFile[]> {
  const contents = new Map([...brands].map(([brand, products]) => [`filaments/${brand}.json`, products]));
  return withBefore(data, importedFiles(source, dataset, contents));
}
