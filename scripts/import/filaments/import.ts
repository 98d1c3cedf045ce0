import path from 'node:path';
import { arrange } from '../../load/dataset.js';
import { readSourceFiles } from '../../load/read.js';
import type { PlannedFile } from '../plan.js';
import { Report } from '../report.js';
import { readFilaments } from './index.js';
import { planFilaments } from './plan.js';
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
  const dataset = arrange(readSourceFiles(data));
  const known = dataset.sources.value.filament_sources;
  const source = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!source) throw new Error(`no source "${id}": one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);
  const report = new Report();
  const { read, brands } = readFilaments(source, path.resolve(from), dataset, report);
  const plan = await planFilaments(data, id, dataset, brands);
  return { products: read, report, plan, summary: summarizeFilaments(brands, plan, id, dataset) };
}
