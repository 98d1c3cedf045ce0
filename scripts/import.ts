import { parseArgs } from 'node:util';
import { readImport } from './import/importer.js';
import { writePlan } from './import/plan.js';
import { refreshSummary } from './import/summary.js';
import { validate } from './pipeline/pipeline.js';
import { ProblemsError } from './shared/problem.js';
import { reportFormat, reportProblems } from './shared/report-problems.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write]\nSOURCE is an id of data/sources.yaml';
const OPTIONS = {
  source: { type: 'string' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
  data: { type: 'string', default: 'data' },
} as const;

/**
 * `npm run import`: reads an upstream checkout and shows the changes to data/imported, as `npm run refresh` does;
 * `--write` writes them. Never touches the hand-written facts in data/printers.
 */
await run(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const { source, from, data } = values;
  if (!source || !from) throw new Error(`usage: ${USAGE}`);
  const read = await readImport(data, source, from);
  console.log(refreshSummary([{ ...read, state: 'read', now: null }]));
  if (!values.write) return console.log('Nothing was written: add --write to write it.');
  console.log(`${await writePlan(data, read.plan)} files written`);
  await sayRejected(data);
});

/** Reports whether the checks reject the written data. It is kept, as most fixes have to be made by hand. */
async function sayRejected(data: string): Promise<void> {
  try {
    await validate(data);
    console.log('Every check passes.');
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    console.error(reportProblems(error, reportFormat(false, process.stderr)));
    console.error(`The checks reject what is now in ${data}: correct it, or take it back with git.`);
    process.exitCode = 1;
  }
}
