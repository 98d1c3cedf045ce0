import path from 'node:path';
import { checkDataset, checkIds } from './check/check.js';
import { checkSchema, UPSTREAM } from './check/schema.js';
import { checkTexts } from './check/texts/check.js';
import { composeJudged, composeRecords, JUDGED_FROM, type Judged } from './compose/records.js';
import type { Content } from './emit/release.js';
import { checkExceptions } from './lint/exceptions.js';
import { lint } from './lint/lint.js';
import { arrange, type Dataset } from './load/dataset.js';
import { type Folder, openFolder } from './load/folder.js';
import type { MadeFrom, Part } from './load/part.js';
import { readSome } from './load/read.js';
import type { Scope } from './load/scope.js';
import type { SourceFile } from './load/source-file.js';
import { readSteps } from './load/steps.js';
import { Memory } from './shared/memory.js';
import { type Problem, ProblemsError } from './shared/problem.js';

/**
 * The order of the stages, load -> check -> compose -> lint, stated here alone; emit takes what comes out. Each stage
 * reports all that it finds; the next one does not run on what it rejects.
 *
 * @throws {ProblemsError} with the place of every problem
 */
export async function prepare(folder: string, memory = new Memory()): Promise<Content> {
  const judged = await judgeBy(composeRecords, openFolder(folder), memory, null);
  return { ...judged, steps: readSteps(folder, memory) };
}

/** What is known to have nothing wrong with it, taken alone: it need not be looked at again. */
export interface Known {
  isGood(file: SourceFile): boolean;
  /** Takes what this run finds good. */
  add(file: SourceFile): void;
  /** What runs the parts of which it is not known that they find nothing, after all files were read. */
  parts(madeFrom: MadeFrom): Part;
}

/**
 * The same checks, without what is made to be published alone. For some files, by their paths below the folder, and for
 * what depends on them, what only the whole can be judged by is left to a run for all.
 *
 * @param only null for all
 * @throws {ProblemsError} with the place of every problem of theirs
 */
export async function judge(folder: Folder, memory: Memory, only: readonly string[] | null, known?: Known) {
  return judgeBy(composeJudged, folder, memory, only, known);
}

async function judgeBy<R extends Judged>(
  compose: (dataset: Dataset, memory: Memory) => R,
  folder: Folder,
  memory: Memory,
  only: readonly string[] | null,
  known?: Known,
) {
  const { files, scope } = readSome(folder, memory, only);
  const tells = ({ file }: Problem) => scope === null || scope.tells(file);
  const refuse = (problems: readonly Problem[]) => refuseAny(problems.filter(tells), files, folder.path);
  const judged = scope ? files.filter(({ file }) => scope.tells(file)) : files;
  const found = judged.flatMap((file) =>
    memory.once(`schema ${file.file}`, [file], () => (known?.isGood(file) ? [] : wellFormed(file))),
  );
  const flawed = new Set(found.map(({ file }) => file));
  for (const file of judged) if (known && !flawed.has(file.file)) known.add(file);
  await refuse(found.filter(({ rule }) => rule !== UPSTREAM));
  await refuse(checkIds(files));
  const dataset = arrange(files);
  const part = scope === null ? known?.parts(JUDGED_FROM) : undefined;
  await refuse(
    checkDataset(
      files,
      dataset,
      found.filter(({ rule }) => rule === UPSTREAM),
      tells,
      part,
    ),
  );
  // Of a part it is not known which other files there are.
  if (scope === null) await refuse(checkExceptions(files, dataset));
  const records = compose(scope ? partOf(dataset, scope) : dataset, memory);
  await refuse(lint(dataset, records, undefined, part).map(({ fix: _, ...problem }) => problem));
  return { dataset, records, files: judged };
}

/** A dataset with those of its printers that are to be worked out. */
function partOf(dataset: Dataset, { composes }: Scope): Dataset {
  return { ...dataset, printers: new Map([...dataset.printers].filter(([id]) => composes(id))) };
}

/** What is wrong with the form of a file: of a text that is unclean, that alone. */
function wellFormed(file: SourceFile): Problem[] {
  const texts = checkTexts(file);
  const unclean = new Set(texts.map(({ path }) => path));
  return [...checkSchema(file).filter(({ path, rule }) => rule === UPSTREAM || !unclean.has(path)), ...texts];
}

async function refuseAny(problems: readonly Problem[], files: readonly SourceFile[], folder: string): Promise<void> {
  if (problems.length === 0) return;
  // A parser that keeps positions is only wanted, and only loaded, when there is something to point at.
  const { placeProblems } = await import('./load/position.js');
  const known = new Map(files.map((one) => [one.file, one]));
  const placed = [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, own]) =>
    placeProblems(known.get(file)?.text ?? '', own),
  );
  throw new ProblemsError(placed, path.basename(folder));
}
