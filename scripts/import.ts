import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBrands } from './import/filaments/brands.js';
import { unlistedBrands } from './import/filaments/import.js';
import { readImport } from './import/importer.js';
import { writePlan } from './import/plan.js';
import { refreshSummary } from './import/refresh-summary.js';
import { buildDataset, type Dataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { validate } from './pipeline/pipeline.js';
import { ProblemsError } from './shared/problem.js';
import { reportFormat, reportProblems } from './shared/report-problems.js';
import { run } from './shared/run.js';

const USAGE = 'npm run import -- --source SOURCE --from CHECKOUT [--write | --brands]';
const OPTIONS = {
  source: { type: 'string' },
  from: { type: 'string' },
  write: { type: 'boolean', default: false },
  brands: { type: 'boolean', default: false },
  data: { type: 'string', default: 'data' },
} as const;

/**
 * `npm run import`: reads an upstream checkout and shows the changes to data/imported, as `npm run refresh` does;
 * `--write` writes them. Never touches the hand-written facts in data/printers. `--brands` proposes entries for
 * unlisted filament brands, for review.
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

  if (values.brands && Object.hasOwn(filamentSources, id)) return proposeEntries(data, dataset, id, from);
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

/** Adds a database's unlisted brands to data/filament-brands.yaml, and reports those that may be known already. */
async function proposeEntries(data: string, dataset: Dataset, id: string, from: string): Promise<void> {
  const source = dataset.sources.value.filament_sources[id];
  const proposed = source ? unlistedBrands(source, path.resolve(from), dataset) : [];
  const file = path.join(data, 'filament-brands.yaml');
  await writeFile(file, withBrands(await readFile(file, 'utf8'), proposed));
  for (const { name, near } of proposed) if (near.length > 0) console.log(`  ${name} may be ${near.join(' or ')}`);
  console.log(`${proposed.length} brands proposed in ${file}: review them, then import`);
}
