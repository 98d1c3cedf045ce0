import path from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './import/assemble.js';
import { readCura } from './import/cura/index.js';
import { filamentFiles } from './import/filament-files.js';
import { MaterialNames } from './import/material-names.js';
import { type Name, Names } from './import/names.js';
import { readOrca } from './import/orca/index.js';
import { planImport, writePlan } from './import/plan.js';
import { readProfilesDb } from './import/profiles-db/index.js';
import { readPrusa } from './import/prusa/index.js';
import { Report } from './import/report.js';
import { formatSummary, summarize } from './import/summary.js';
import { arrange, sourcesOf } from './load/dataset.js';
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
  const { sources: known, excluded, leads: order } = dataset.sources.value;
  const id = values.source ?? '';
  const source = known[id];
  if (!source || !values.from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);

  const report = new Report();
  const machines = READERS[source.kind](path.resolve(values.from), source.vendors, report, dataset.curaMachines.value);
  const leads = (name: Name) => leadingSource(order, name.brand, [...sourcesOf(dataset, name.id).keys(), id]) === id;
  const names = new Names(dataset.brands.value);
  const materials = { names: new MaterialNames(dataset.materialNames.value), known: new Set(dataset.materials.keys()) };
  const assembled = assemble(machines, { names, excluded, materials, leads, report });
  const printers = new Set(assembled.printers.map((printer) => printer.id));
  const filaments = filamentFiles(source.kind, path.resolve(values.from), machines, dataset.filamentBrands.value, {
    names,
    excluded,
    materials,
    printers,
    report,
  });
  const plan = await planImport(values.data, id, dataset, assembled, filaments);

  console.log(`${id}: ${machines.length} machines read, ${assembled.printers.length} printers`);
  console.log(`Left out:\n${report}`);
  console.log(formatSummary(summarize(plan, id, dataset)));
  if (values.write) console.log(`${await writePlan(values.data, plan)} files written`);
  else console.log('Nothing was written: add --write to write it.');
});
