import { parseArgs } from 'node:util';
import { writePlan } from './import/plan.js';
import { formatSummary } from './import/summary.js';
import { readImport } from './importer.js';
import { arrange } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
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
  const id = values.source ?? '';
  const known = Object.keys(arrange(readSourceFiles(values.data)).sources.value.sources);
  if (!known.includes(id) || !values.from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${known.join(', ')} (data/sources.yaml)`);
  const { machines, printers, report, plan, summary } = await readImport(values.data, id, values.from);
  console.log(`${id}: ${machines} machines read, ${printers} printers`);
  console.log(`Left out:\n${report}`);
  console.log(formatSummary(summary));
  if (values.write) console.log(`${await writePlan(values.data, plan)} files written`);
  else console.log('Nothing was written: add --write to write it.');
});
