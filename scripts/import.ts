import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ProfileValues } from '../schemas/generated/source.js';
import { assemble } from './import/assemble.js';
import { planDefaults } from './import/defaults.js';
import { type Name, Names } from './import/names.js';
import { readOrca } from './import/orca/index.js';
import { planImport, writePlan } from './import/plan.js';
import { readPrusa } from './import/prusa/index.js';
import { Report } from './import/report.js';
import { formatSummary, summarize } from './import/summary.js';
import { arrange } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import { leadingSource } from './shared/lead.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write]';
const OPTIONS = {
  source: { type: 'string' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
  data: { type: 'string', default: 'data' },
  'rebase-defaults': { type: 'boolean', default: false },
} as const;

/**
 * `npm run import`: reads an upstream checkout and shows what it would change in data/; `--write` writes it.
 * What people wrote in the same files stays. `--rebase-defaults` works out anew which values the profiles of a
 * material share, and what each printer's file lists as different; no published value changes by it.
 */
await run(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const sourceFiles = readSourceFiles(values.data);
  const dataset = arrange(sourceFiles);
  if (values['rebase-defaults']) {
    const files = planDefaults(dataset, new Map(sourceFiles.map(({ file, text }) => [file, text])));
    console.log(
      values.write
        ? `${await writePlan(values.data, files)} files written`
        : `${files.length} files would be written: add --write`,
    );
    return;
  }
  const known = dataset.sources.value.sources;
  const source = values.source === undefined ? undefined : known[values.source];
  if (!values.source || !source || !values.from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);

  const report = new Report();
  const read = source.kind === 'orca' ? readOrca : readPrusa;
  const machines = read(path.resolve(values.from), source.vendors, report);
  const profileDefaults = new Map(
    [...dataset.materials].map(([id, { value }]) => [id, value.profile_defaults ?? ({} as ProfileValues)]),
  );
  const { excluded, leads: order } = dataset.sources.value;
  const leads = ({ id, brand }: Name) =>
    leadingSource(order, brand, [
      ...Object.keys(dataset.printers.get(id)?.value.sources ?? {}),
      values.source as string,
    ]) === values.source;
  const assembled = assemble(machines, {
    names: new Names(dataset.brands.value),
    excluded,
    profileDefaults,
    leads,
    report,
  });
  const plan = await planImport(values.data, values.source, assembled);
  const present = [...dataset.printers.values()]
    .filter(({ value }) => value.sources[values.source as string] !== undefined)
    .map(({ file }) => file);

  console.log(`${values.source}: ${machines.length} machines read, ${assembled.printers.length} printers`);
  console.log(`Left out:\n${report}`);
  console.log(formatSummary(summarize(plan, values.source, present)));
  if (values.write) console.log(`${await writePlan(values.data, plan)} files written`);
  else console.log('Nothing was written: add --write to write it.');
});
