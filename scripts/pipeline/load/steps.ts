import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ReleaseStep } from '../../../core/contract/changes.js';
import { filesBelow } from '../../shared/files.js';
import { ProblemsError } from '../../shared/problem.js';

/**
 * The steps from version to version kept in the data folder, oldest first; empty before the first release.
 *
 * @throws {ProblemsError} when a file is unreadable or not named after its version, or the steps do not form a chain
 */
export function readSteps(folder: string): ReleaseStep[] {
  const names = filesBelow(path.join(folder, STEPS));
  return inChain(
    names.map((name) => readStep(folder, `${STEPS}/${name}`)),
    folder,
  );
}

/** The problem of a file with a step, or of the folder of the steps. */
function broken(folder: string, file: string, code: string, message: string): ProblemsError {
  const problem = { file, path: '', line: 1, column: 1, rule: 'steps', code, message };
  return new ProblemsError([problem], path.basename(folder));
}

function readStep(folder: string, file: string): ReleaseStep {
  if (!file.endsWith(ENDING))
    throw broken(folder, file, 'no_step_file', `only steps belong here, in files called <version>${ENDING}`);
  const step = unpack(folder, file);
  const name = `${step.version}${ENDING}`;
  if (path.basename(file) !== name)
    throw broken(folder, file, 'misnamed_step', `contains the step to ${step.version}, so its name must be ${name}`);
  return step;
}

function unpack(folder: string, file: string): ReleaseStep {
  try {
    const text = brotliDecompressSync(readFileSync(path.join(folder, file))).toString();
    const unpacked = JSON.parse(text) as ReleaseStep;
    if (!isStep(unpacked)) throw new Error('it has no version, date or changes');
    return unpacked;
  } catch (error) {
    const reason = (error as Error).message;
    const message = `cannot be read as a step (JSON compressed with Brotli): ${reason}; "git checkout" restores it`;
    throw broken(folder, file, 'unreadable_step', message);
  }
}

function isStep(step: Partial<ReleaseStep> | null): boolean {
  const { version, previous_version: from, date, changes } = step ?? {};
  return [version, date].every((one) => typeof one === 'string') && from !== undefined && Array.isArray(changes);
}

/** Steps in chain order. @throws {ProblemsError} when they do not form a single chain without gaps */
function inChain(steps: readonly ReleaseStep[], folder: string): ReleaseStep[] {
  const versions = new Set(steps.map(({ version }) => version));
  const chain: ReleaseStep[] = [];
  const rest = new Set(steps);
  let next = steps.find(({ previous_version: from }) => from === null || !versions.has(from));
  while (next) {
    chain.push(next);
    rest.delete(next);
    const { version } = next;
    next = [...rest].find(({ previous_version: from }) => from === version);
  }
  if (rest.size === 0) return chain;
  const others = [...rest].map(({ version, previous_version: from }) => `${version} (from ${from ?? 'nothing'})`);
  throw broken(
    folder,
    STEPS,
    'broken_chain',
    `the chain of steps is broken: no chain from the oldest step holds the steps to ${others.join(' and ')}. One step starts from each version: restore the missing one, or remove those before the gap`,
  );
}

/** Folder of the kept steps, below the data folder. */
export const STEPS = 'changes';

/** File extension of a step. Compressed, since it is written once and reviewed as text in CHANGELOG-DATA.md. */
const ENDING = '.json.br';

/** Path of the step that leads to a version, below the data folder. */
export function stepFile(version: string): string {
  return path.join(STEPS, `${version}${ENDING}`);
}

export function packStep(step: ReleaseStep): Uint8Array {
  const text = Buffer.from(JSON.stringify(step));
  const { BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
