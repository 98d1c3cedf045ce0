import { parseArgs } from 'node:util';
import { readImport } from './import/importer.js';
import { writePlan } from './import/plan.js';
import { refreshSummary } from './import/refresh-summary.js';
import { buildDataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { validate } from './pipeline/pipeline.js';
import { ProblemsError } from './shared/problem.js';
import { reportFormat, reportProblems } from './shared/report-problems.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write]';
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
  const dataset = buildDataset(readSourceFiles(values.data));
  const { sources, filament_sources: filamentSources, code_sources: codeSources = {} } = dataset.sources.value;
  const known = { ...sources, ...filamentSources, ...codeSources };
  const { source: id = '', from, data } = values;
  const source = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!source || !from)
    throw new Error(`usage: ${USAGE}\nSOURCE is one of ${Object.keys(known).join(', ')} (data/sources.yaml)`);

  const read = await readImport(data, id, from);
  const { name, commit } = source;
  console.log(refreshSummary([{ id, name, commit, state: 'read', now: null, ...read }]));
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
