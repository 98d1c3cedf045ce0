import path from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './import/assemble.js';
import { readCura } from './import/cura/index.js';
import { filamentPresets } from './import/filament-presets/index.js';
import { readFilaments } from './import/filaments/index.js';
import { planFilaments } from './import/filaments/plan.js';
import { filamentSummary } from './import/filaments/summary.js';
import { MaterialNames } from './import/material-names.js';
import { type Name, Names } from './import/names.js';
import { readOrca } from './import/orca/index.js';
import { type PlannedFile, planImport, writePlan } from './import/plan.js';
import { readProfilesDb } from './import/profiles-db/index.js';
import { readPrusa } from './import/prusa/index.js';
import { Report } from './import/report.js';
import { formatSummary, summarize } from './import/summary.js';
import { arrange, type Dataset, sourcesOf } from './load/dataset.js';
import { leadingSource } from './load/lead.js';
import { readSourceFiles } from './load/read.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write]';
const OPTIONS = {
  source: { type: 'string' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
  data: { type: 'string', default: 'data' },
} as const;

/** What reads a checkout, by the kind of its source. */
const READERS = { orca: readOrca, prusa: readPrusa, 'profiles-db': readProfilesDb, cura: readCura };

/**
 * `npm run import`: reads an upstream checkout and shows what it would change in data/imported; `--write` writes it.
 * What people write, in data/printers, is never touched.
 */
await run(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const dataset = arrange(readSourceFiles(values.data));
  const { sources, filament_sources: filamentSources = {} } = dataset.sources.value;
  const known = [...Object.keys(sources), ...Object.keys(filamentSources)];
  const { source = '', from } = values;
  if (!known.includes(source) || !from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${known.join(', ')} (data/sources.yaml)`);

  const plans = source in sources ? importMachines : importFilaments;
  const plan = await plans(source, path.resolve(from), dataset, values.data);
  if (values.write) console.log(`${await writePlan(values.data, plan)} files written`);
  else console.log('Nothing was written: add --write to write it.');
});

/** Reads the machines of a slicer, says what it left out and what would change, and gives back the files for it. */
async function importMachines(id: string, root: string, dataset: Dataset, data: string): Promise<PlannedFile[]> {
  const { sources, excluded, leads: order } = dataset.sources.value;
  const source = sources[id];
  if (!source) return [];
  const report = new Report();
  const machines = READERS[source.kind](root, source.vendors, report, dataset.curaMachines.value);
  const leads = (name: Name) => leadingSource(order, name.brand, [...sourcesOf(dataset, name.id).keys(), id]) === id;
  const names = new Names(dataset.brands.value);
  const materials = { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) };
  const assembled = assemble(machines, { names, excluded, materials, leads, report });
  const printers = new Set(assembled.printers.map((printer) => printer.id));
  const presets = filamentPresets(machines, { names, excluded, materials, printers, report });
  const plan = await planImport(data, id, dataset, assembled, presets);

  console.log(`${id}: ${machines.length} machines read, ${assembled.printers.length} printers`);
  console.log(`Left out:\n${report}`);
  console.log(formatSummary(summarize(plan, id, dataset)));
  return plan;
}

/** The same for a database of branded filaments. */
async function importFilaments(id: string, root: string, dataset: Dataset, data: string): Promise<PlannedFile[]> {
  const source = dataset.sources.value.filament_sources[id];
  if (!source) return [];
  const report = new Report();
  const { read, brands } = readFilaments(source, root, dataset, report);
  const plan = await planFilaments(data, id, dataset, brands);

  console.log(`${id}: ${read} products read`);
  console.log(`Left out:\n${report}`);
  console.log(filamentSummary(brands, plan, id, dataset));
  return plan;
}
