import path from 'node:path';
import { composeRecords, type Records } from '../compose/records.js';
import { arrange, type Dataset } from '../load/dataset.js';
import { placeProblems } from '../load/position.js';
import { readSourceFiles } from '../load/read.js';
import type { SourceFile } from '../load/source-file.js';
import { type Problem, ProblemsError } from '../shared/problem.js';
import { checkReferences } from './references.js';
import { RULES } from './rules/index.js';
import { checkSchema } from './schema.js';

/** A dataset that passed every check, and its records. */
export interface Checked {
  dataset: Dataset;
  records: Records;
}

/**
 * Loads a data folder and checks it: shapes, then references, then the lint over the composed records. Each
 * stage reports all it finds; a later one cannot run on what an earlier one rejects.
 *
 * @throws {ProblemsError}
 */
export async function loadChecked(folder: string): Promise<Checked> {
  const files = await readSourceFiles(folder);
  stopAt(files.flatMap(checkSchema), files, folder);
  stopAt(duplicateIds(files), files, folder);
  const dataset = arrange(files);
  stopAt(checkReferences(dataset), files, folder);
  const records = composeRecords(dataset);
  stopAt(lint(dataset, records), files, folder);
  return { dataset, records };
}

/** Everything that the rules of the lint find. */
export function lint(dataset: Dataset, records: Records): Problem[] {
  return RULES.flatMap(({ name, check }) =>
    [...check({ dataset, records })].map((finding) => ({ ...finding, rule: name })),
  );
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

function stopAt(problems: readonly Problem[], files: readonly SourceFile[], folder: string): void {
  if (problems.length === 0) return;
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const placed = [...byFile].flatMap(([file, own]) => placeProblems(texts.get(file) ?? '', own));
  throw new ProblemsError(placed, path.basename(folder));
}
