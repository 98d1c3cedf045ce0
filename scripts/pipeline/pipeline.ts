import path from 'node:path';
import { Memory } from '../shared/memory.js';
import { type Problem, ProblemsError } from '../shared/problem.js';
import { checkDataset, checkIds } from './check/check.js';
import { checkSchema, UPSTREAM } from './check/schema.js';
import { checkTexts } from './check/texts/check.js';
import { composeLintRecords, composeRecords, type LintRecords } from './compose/records.js';
import type { Content } from './emit/file-kind.js';
import { checkExceptions, lint } from './lint/lint.js';
import { buildDataset, type Dataset } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import type { SourceFile } from './load/source-file.js';
import { BrokenSteps, readSteps } from './load/steps.js';

/**
 * The order of the stages, load -> check -> compose -> lint, stated here alone; emit takes what comes out. Each stage
 * reports all that it finds; the next one does not run on what it rejects.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function prepare(folder: string, memory = new Memory()): Promise<Content> {
  const { dataset, records, steps } = await checkAndCompose(composeRecords, folder, memory);
  return { dataset, records, steps };
}

/**
 * The same checks, without what is made to be published alone. The files that were checked.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function validate(folder: string, memory = new Memory()): Promise<readonly SourceFile[]> {
  return (await checkAndCompose(composeLintRecords, folder, memory)).files;
}

async function checkAndCompose<R extends LintRecords>(
  compose: (dataset: Dataset, memory: Memory) => R,
  folder: string,
  memory: Memory,
) {
  const files = readSourceFiles(folder, memory);
  const refuse = (problems: readonly Problem[]) => refuseAny(problems, files, folder);
  const steps = await stepsOf(folder, memory, refuse);
  const found = files.flatMap((file) => memory.once(`schema ${file.file}`, [file], () => wellFormed(file)));
  await refuse(found.filter(({ rule }) => rule !== UPSTREAM));
  await refuse(checkIds(files));
  const dataset = buildDataset(files);
  const upstream = found.filter(({ rule }) => rule === UPSTREAM);
  await refuse(checkDataset(files, dataset, upstream, memory));
  await refuse(checkExceptions(files, dataset));
  const records = compose(dataset, memory);
  await refuse(lint(dataset, records).map(({ fix: _, against: __, ...problem }) => problem));
  return { dataset, records, files, steps };
}

/** The steps between releases, or what is wrong with them as a problem of their files. */
async function stepsOf(folder: string, memory: Memory, refuse: (problems: readonly Problem[]) => Promise<void>) {
  try {
    return readSteps(folder, memory);
  } catch (error) {
    if (!(error instanceof BrokenSteps)) throw error;
    const file = path.relative(folder, error.place).replaceAll(path.sep, '/');
    await refuse([{ file, path: '', ...error.fault, rule: 'steps' }]);
    throw error;
  }
}

/** What is wrong with the form of a file: of a text that is unclean, that alone. */
function wellFormed(file: SourceFile): Problem[] {
  if (file.kind === 'drawing') return []; // it has no schema and no texts: the lint judges it
  const texts = checkTexts(file);
  const unclean = new Set(texts.map(({ path }) => path));
  return [...checkSchema(file).filter(({ path, rule }) => rule === UPSTREAM || !unclean.has(path)), ...texts];
}

async function refuseAny(problems: readonly Problem[], files: readonly SourceFile[], folder: string): Promise<void> {
  if (problems.length === 0) return;
  // A parser that keeps positions is only wanted, and only loaded, when there is something to point at.
  const { locateProblems: placeProblems } = await import('./load/position.js');
  const known = new Map(files.map((one) => [one.file, one]));
  const placed = [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, own]) =>
    placeProblems(known.get(file)?.text ?? '', own),
  );
  throw new ProblemsError(placed, path.basename(folder));
}
