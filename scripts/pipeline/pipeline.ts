import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReleaseStep } from '../../core/contract/changes.js';
import { type LocatedProblem, type Problem, ProblemsError } from '../shared/problem.js';
import { checkDataset } from './check/check.js';
import { checkSchema, UPSTREAM } from './check/schema.js';
import { checkTexts } from './check/texts/check.js';
import { composeRecords } from './compose/records.js';
import type { Content } from './emit/file-kind.js';
import { checkExceptions, lint } from './lint/lint.js';
import { buildDataset, type Dataset } from './load/dataset.js';
import { readSourceFiles } from './load/read.js';
import type { SourceFile } from './load/source-file.js';
import { readSteps } from './load/steps.js';

interface Loaded {
  files: readonly SourceFile[];
  dataset: Dataset;
  steps: readonly ReleaseStep[];
}

/**
 * Runs the stages in order: load -> check -> compose -> lint; emit takes the result. Each stage reports all its
 * problems, and the next one does not run if there are any.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function prepare(folder: string): Promise<Content> {
  return composeAndLint(await loadAndCheck(folder), folder);
}

/**
 * Runs the same checks and returns the checked files.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function validate(folder: string): Promise<readonly SourceFile[]> {
  const loaded = await loadAndCheck(folder);
  await composeAndLint(loaded, folder);
  return loaded.files;
}

/**
 * Like {@link prepare}, but faster on two cores: a second thread reads and checks the files while this one reads and
 * composes them. Resolves only after the checks have passed.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function prepareInTwoThreads(folder: string): Promise<Content> {
  const checks = checkInThread(folder);
  const composed = readAndCompose(folder);
  // Problems found by the checks explain other failures, so they are thrown first.
  await Promise.allSettled([composed, checks]);
  await checks;
  return composed;
}

function checkInThread(folder: string): Promise<void> {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: folder,
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    thread.once('message', (problems: readonly LocatedProblem[]) =>
      problems.length === 0 ? resolve() : reject(new ProblemsError(problems, path.basename(folder))),
    );
    thread.once('error', reject);
  });
}

/** Reads a data folder and runs all checks that do not need composed records. @throws {ProblemsError} */
export async function loadAndCheck(folder: string): Promise<Loaded> {
  const files = readSourceFiles(folder);
  const steps = readSteps(folder);
  const refuse = (problems: readonly Problem[]) => refuseAny(problems, files, folder);
  const found = files.flatMap(wellFormed);
  await refuse(found.filter(({ rule }) => rule !== UPSTREAM));
  const dataset = buildDataset(files);
  const upstream = found.filter(({ rule }) => rule === UPSTREAM);
  await refuse(checkDataset(files, dataset, upstream));
  await refuse(checkExceptions(files, dataset));
  return { files, dataset, steps };
}

async function readAndCompose(folder: string): Promise<Content> {
  const files = readSourceFiles(folder);
  return composeAndLint({ files, dataset: buildDataset(files), steps: readSteps(folder) }, folder);
}

async function composeAndLint({ files, dataset, steps }: Loaded, folder: string): Promise<Content> {
  const records = composeRecords(dataset);
  const found = lint(dataset, records).map(({ fix: _, against: __, ...problem }) => problem);
  await refuseAny(found, files, folder);
  return { dataset, records, steps };
}

/** Problems in the form of a file; for an unclean text, only that. */
function wellFormed(file: SourceFile): Problem[] {
  if (file.kind === 'drawing') return []; // it has no schema and no texts: the lint judges it
  const texts = checkTexts(file);
  const unclean = new Set(texts.map(({ path }) => path));
  return [...checkSchema(file).filter(({ path, rule }) => rule === UPSTREAM || !unclean.has(path)), ...texts];
}

async function refuseAny(problems: readonly Problem[], files: readonly SourceFile[], folder: string): Promise<void> {
  if (problems.length === 0) return;
  // Loads the parser that keeps positions only if there is something to locate.
  const { locateProblems: placeProblems } = await import('./load/position.js');
  const known = new Map(files.map((one) => [one.file, one]));
  const placed = [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, own]) =>
    placeProblems(known.get(file)?.text ?? '', own),
  );
  throw new ProblemsError(placed, path.basename(folder));
}
