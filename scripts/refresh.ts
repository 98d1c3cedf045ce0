import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCheckout, withState } from './import/checkout.js';
import { readCodesImport } from './import/codes/import.js';
import { readFilamentImport } from './import/filaments/import.js';
import { readImport } from './import/importer.js';
import { type PlannedFile, writePlan } from './import/plan.js';
import { isRead, type Refreshed, refreshSummary } from './import/refresh-summary.js';
import { buildDataset } from './pipeline/load/dataset.js';
import { readSourceFiles } from './pipeline/load/read.js';
import { run } from './shared/run.js';

const USAGE = `npm run refresh -- --from FOLDER [--write] [--summary FILE]
FOLDER contains a checkout of each source to read, or a link to one, named after the source's id in data/sources.yaml`;

/**
 * `npm run refresh`: imports every slicer, database and list of codes whose checkout is there, and says in Markdown what that changes. `--write`
 * writes it, with the commit and the day of each checkout. One that cannot be read leaves the others alone.
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
  const {
    sources,
    filament_sources: databases,
    code_sources: lists = {},
  } = buildDataset(readSourceFiles(data)).sources.value;
  // Databases after slicers, in their order: the names in one are read in the light of those before it.
  const known = [
    ...Object.entries(sources).map(([id, source]) => ({ id, ...source, read: refreshMachines })),
    ...Object.entries(databases).map(([id, source]) => ({ id, ...source, read: refreshFilaments })),
    ...Object.entries(lists).map(([id, source]) => ({ id, ...source, read: refreshCodes })),
  ];
  const refreshed: Refreshed[] = [];
  for (const { id, name, commit, repository, read } of known) {
    const place = path.join(from, id);
    const source = { id, name, commit };
    if (!existsSync(place)) refreshed.push({ ...source, state: 'absent' });
    else
      try {
        const { folder, ...state } = readCheckout(place, repository);
        const { plan, ...what } = await read(data, id, folder);
        if (values.write) await write(data, id, plan, state);
        refreshed.push({ ...source, ...what, now: state.commit });
      } catch (error) {
        refreshed.push({ ...source, state: 'failed', why: error instanceof Error ? error.message : String(error) });
      }
  }
  if (refreshed.every(({ state }) => state === 'absent'))
    throw new Error(`no checkout in ${from}: add a folder for each of ${known.map(({ id }) => id).join(', ')}`);
  const text = refreshSummary(refreshed);
  if (values.summary) await writeFile(values.summary, text);
  else console.log(text);
  if (!values.write) console.error('Nothing was written below data/: add --write to write it.');
  if (!refreshed.some(isRead)) process.exitCode = 1;
});

async function refreshMachines(data: string, id: string, folder: string) {
  const { plan, summary, report } = await readImport(data, id, folder);
  return { state: 'read' as const, plan, summary, report };
}

async function refreshFilaments(data: string, id: string, folder: string) {
  const { plan, summary, report } = await readFilamentImport(data, id, folder);
  return { state: 'filaments' as const, plan, summary, report };
}

async function refreshCodes(data: string, id: string, folder: string) {
  const { plan, summary, report } = await readCodesImport(data, id, folder);
  return { state: 'codes' as const, plan, summary, report };
}

async function write(data: string, id: string, plan: readonly PlannedFile[], state: { commit: string; date: string }) {
  await writePlan(data, plan);
  const file = path.join(data, 'sources.yaml');
  await writeFile(file, withState(await readFile(file, 'utf8'), id, state));
}
