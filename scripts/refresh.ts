import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Checkout, readCheckout, withState } from './import/checkout.js';
import { readImport } from './import/importer.js';
import { type PlannedFile, writePlan } from './import/plan.js';
import { type Refreshed, refreshSummary } from './import/summary.js';
import { buildDataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { run } from './shared/run.js';

const USAGE = `npm run refresh -- --from FOLDER [--write] [--summary FILE]
FOLDER contains a checkout of each source to read, or a link to one, named after the source's id in data/sources.yaml`;

/**
 * `npm run refresh`: imports every slicer, database and code list that has a checkout, and prints the changes as
 * Markdown. `--write` writes them, with the commit and date of each checkout. Skips unreadable sources.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      summary: { type: 'string' },
      write: { type: 'boolean', default: false },
      data: { type: 'string', default: 'data' },
    },
  });
  const { from, data } = values;
  if (!from) throw new Error(`usage: ${USAGE}`);
  const file = buildDataset(readSourceFiles(data)).sources.value;
  // Databases after slicers, in this order: each one is read with the names of those before it.
  const sections = ['sources', 'filament_sources', 'code_sources'] as const;
  const known = sections.flatMap((section) =>
    Object.entries(file[section] ?? {}).map(([id, source]) => ({ section, id, ...source })),
  );
  const refreshed: Refreshed[] = [];
  for (const { section, id, repository, refresh_from: own = repository } of known) {
    const place = path.join(from, id);
    if (!existsSync(place)) refreshed.push({ id, state: 'absent' });
    else
      try {
        const { folder, ...state } = readCheckout(place, own, repository);
        const read = await readImport(data, id, folder);
        if (values.write) await write(data, [section, id], read.plan, state);
        refreshed.push({ ...read, state: 'read', now: state.commit });
      } catch (error) {
        refreshed.push({ id, state: 'failed', why: error instanceof Error ? error.message : String(error) });
      }
  }
  if (refreshed.every(({ state }) => state === 'absent'))
    throw new Error(`no checkout in ${from}: add a folder for each of ${known.map(({ id }) => id).join(', ')}`);
  const text = refreshSummary(refreshed);
  if (values.summary) await writeFile(values.summary, text);
  else console.log(text);
  if (!values.write) console.error('Nothing was written below data/: add --write to write it.');
  if (!refreshed.some(({ state }) => state === 'read')) process.exitCode = 1;
});

async function write(
  data: string,
  source: readonly string[],
  plan: readonly PlannedFile[],
  state: Omit<Checkout, 'folder'>,
) {
  await writePlan(data, plan);
  const file = path.join(data, 'sources.yaml');
  await writeFile(file, withState(await readFile(file, 'utf8'), source, state));
}
