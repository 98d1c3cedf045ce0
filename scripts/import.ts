import { parseArgs } from 'node:util';
import { readCodesImport } from './import/codes/import.js';
import { formatCodesSummary } from './import/codes/summary.js';
import { readFilamentImport } from './import/filaments/import.js';
import { formatFilamentSummary } from './import/filaments/summary.js';
import { readImport } from './import/importer.js';
import { type PlannedFile, writePlan } from './import/plan.js';
import { formatSummary } from './import/summary.js';
import { buildDataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write]';
const OPTIONS = {
  source: { type: 'string' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
  data: { type: 'string', default: 'data' },
} as const;

/**
 * `npm run import`: reads an upstream checkout and shows what it would change in data/imported, by class of change;
 * `--write` writes it. What people write, in data/printers, is never touched.
 */
await run(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const dataset = buildDataset(readSourceFiles(values.data));
  const { sources, filament_sources: filamentSources, code_sources: codeSources = {} } = dataset.sources.value;
  const known = [sources, filamentSources, codeSources].flatMap((section) => Object.keys(section));
  const { source = '', from, data } = values;
  if (!known.includes(source) || !from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${known.join(', ')} (data/sources.yaml)`);

  const read = Object.hasOwn(sources, source) ? machines : Object.hasOwn(codeSources, source) ? codes : filaments;
  const plan = await read(data, source, from);
  if (values.write) console.log(`${await writePlan(data, plan)} files written`);
  else console.log('Nothing was written: add --write to write it.');
});

/** Reads the machines of a slicer, says what it left out and what would change, and gives back the files for it. */
async function machines(data: string, id: string, from: string): Promise<PlannedFile[]> {
  const read = await readImport(data, id, from);
  console.log(`${id}: ${read.machines} machines read, ${read.printers} printers`);
  console.log(`Left out:\n${read.report}`);
  console.log(formatSummary(read.summary));
  return read.plan;
}

/** The same for a database of branded filaments. */
async function filaments(data: string, id: string, from: string): Promise<PlannedFile[]> {
  const read = await readFilamentImport(data, id, from);
  console.log(`${id}: ${read.products} products read`);
  console.log(`Left out:\n${read.report}`);
  console.log(formatFilamentSummary(read.summary));
  return read.plan;
}

/** The same for a list of codes that machines report. */
async function codes(data: string, id: string, from: string): Promise<PlannedFile[]> {
  const read = await readCodesImport(data, id, from);
  console.log(`${id}: ${read.summary.reduce((total, one) => total + one.codes, 0)} codes read`);
  console.log(`Left out:\n${read.report}`);
  console.log(formatCodesSummary(read.summary));
  return read.plan;
}
