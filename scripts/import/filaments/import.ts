import path from 'node:path';
import type { ImportedFilament } from '../../../schemas/generated/source.js';
import { buildDataset, type Dataset } from '../../pipeline/load/dataset.js';
import { readSourceFiles } from '../../pipeline/load/read.js';
import { importedFiles, type PlannedFile, withBefore } from '../plan.js';
import { Report } from '../report.js';
import { readFilaments } from './index.js';
import { type FilamentSummary, summarizeFilaments } from './summary.js';

/** What an import of one database of filaments would do. */
export interface FilamentImport {
  /** How many products were read. */
  products: number;
  report: Report;
  plan: PlannedFile[];
  summary: FilamentSummary;
}

/**
 * Reads a checkout of a database of filaments and works out what it would change below `data`; writes nothing.
 *
 * @throws when the database is not known, or the folder is no checkout of it
 */
export async function readFilamentImport(data: string, id: string, from: string): Promise<FilamentImport> {
  const dataset = buildDataset(readSourceFiles(data));
  const known = dataset.sources.value.filament_sources;
  const source = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!source) throw new Error(`no source "${id}": use one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);
  const report = new Report();
  const { read, brands } = readFilaments(source, path.resolve(from), dataset, report);
  const plan = await planFilaments(data, id, dataset, brands);
  return { products: read, report, plan, summary: summarizeFilaments(brands, plan, id, dataset) };
}

/** Plans the files of a filament database: one per brand, and their digests. */
export function planFilaments(
  data: string,
  source: string,
  dataset: Dataset,
  brands: ReadonlyMap<string, readonly ImportedFilament[]>,
): Promise<PlannedFile[]> {
  const contents = new Map([...brands].map(([brand, products]) => [`filaments/${brand}.json`, products]));
  return withBefore(data, importedFiles(source, dataset, contents));
}
