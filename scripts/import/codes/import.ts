import path from 'node:path';
import { buildDataset } from '../../pipeline/load/dataset.js';
import { readSourceFiles } from '../../pipeline/load/read.js';
import { importedFiles, type PlannedFile, withBefore } from '../plan.js';
import { Report } from '../report.js';
import { readBambuCodes } from './bambu.js';
import { readPrusaCodes } from './prusa.js';
import type { CodeListSource, CodesReader } from './reader.js';
import { type CodesSummary, summarizeCodes } from './summary.js';

/** What reads a checkout of a list, by its kind. */
const READERS: Readonly<Record<CodeListSource['kind'], CodesReader>> = {
  'bambu-json': readBambuCodes,
  'prusa-error-codes': readPrusaCodes,
};

/** What an import of one list of codes would do. */
export interface CodesImport {
  report: Report;
  plan: PlannedFile[];
  summary: CodesSummary;
}

/**
 * Reads a checkout of a list of codes and works out what it would change below `data`: a file a system; writes nothing.
 *
 * @throws when the list is not known, or the folder is no checkout of it
 */
export async function readCodesImport(data: string, id: string, from: string): Promise<CodesImport> {
  const dataset = buildDataset(readSourceFiles(data));
  const known = dataset.sources.value.code_sources ?? {};
  const source = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!source) throw new Error(`no source "${id}": use one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);
  const report = new Report();
  const lists = READERS[source.kind](path.resolve(from), report);
  const contents = new Map([...lists].map(([system, codes]) => [`codes/${system}.json`, codes]));
  const plan = await withBefore(data, importedFiles(id, dataset, contents));
  return { report, plan, summary: summarizeCodes(lists, dataset.imported.get(id)?.codes) };
}
