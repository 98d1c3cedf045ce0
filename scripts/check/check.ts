import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeRecords, type Records } from '../compose/records.js';
import type { Changes } from '../diff/compare.js';
import { arrange, type Dataset } from '../load/dataset.js';
import { readSourceFiles } from '../load/read.js';
import type { SourceFile } from '../load/source-file.js';
import { Memory } from '../shared/memory.js';
import { type Problem, ProblemsError } from '../shared/problem.js';
import { lint } from './lint.js';
import { checkReferences } from './references.js';
import { checkSchema } from './schema.js';

/** A dataset that passed every check, and its records. */
export interface Checked {
  dataset: Dataset;
  records: Records;
  /** What the release before this one had different; null before the first comparison. */
  changes: Changes | null;
}

/**
 * Loads a data folder and checks it: shapes, then references, then the lint over the composed records. Each
 * stage reports all it finds; a later one cannot run on what an earlier one rejects.
 *
 * @throws {ProblemsError}
 */
export async function loadChecked(folder: string, memory = new Memory()): Promise<Checked> {
  const files = readSourceFiles(folder, memory);
  await stopAt(
    files.flatMap((file) => memory.once(`schema ${file.file}`, [file], () => checkSchema(file))),
    files,
    folder,
  );
  await stopAt(duplicateIds(files), files, folder);
  const dataset = arrange(files);
  await stopAt(checkReferences(dataset), files, folder);
  const records = composeRecords(dataset, memory);
  await stopAt(
    lint(dataset, records).map(({ fix: _, ...problem }) => problem),
    files,
    folder,
  );
  return { dataset, records, changes: await readChanges(folder) };
}

/** `npm run diff -- OLD NEW --write` leaves the last comparison in the data folder. */
async function readChanges(folder: string): Promise<Changes | null> {
  const file = path.join(folder, 'changes.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Changes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function duplicateIds(files: readonly SourceFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ kind, file, value }) => {
    const id = (value as { id?: string }).id;
    if (id === undefined) return [];
    const before = seen.get(`${kind}/${id}`);
    seen.set(`${kind}/${id}`, file);
    return before === undefined
      ? []
      : [{ file, path: 'id', message: `the id "${id}" is already in ${before}`, rule: 'duplicate-id' }];
  });
}

async function stopAt(problems: readonly Problem[], files: readonly SourceFile[], folder: string): Promise<void> {
  if (problems.length === 0) return;
  // A parser that keeps positions is only wanted, and only loaded, when there is something to point at.
  const { placeProblems } = await import('../load/position.js');
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const placed = [...byFile].flatMap(([file, own]) => placeProblems(texts.get(file) ?? '', own));
  throw new ProblemsError(placed, path.basename(folder));
}
