import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ReleaseStep } from '../../../core/contract/changes.js';
import { filesBelow } from '../../shared/files.js';
import { type Fault, fault } from '../../shared/problem.js';

/** An unreadable step, or steps that do not form a chain. */
export class BrokenSteps extends Error {
  constructor(
    /** The faulty file, or the folder. */
    readonly place: string,
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(`${place}: ${fault.message}`, options);
    this.name = 'BrokenSteps';
  }
}

/**
 * The steps from version to version kept in the data folder, oldest first; empty before the first release.
 *
 * @throws {BrokenSteps} when a file is unreadable or not named after its version, or the steps do not form a chain
 */
export function readSteps(folder: string): ReleaseStep[] {
  const place = path.join(folder, STEPS);
  const steps = filesBelow(place).map((name) => readStep(path.join(place, name)));
  return steps.length === 0 ? [] : inChain(steps, place);
}

function readStep(file: string): ReleaseStep {
  const name = path.basename(file);
  if (!name.endsWith(ENDING))
    throw new BrokenSteps(file, fault('no_step_file', [`only steps belong here, in files called <version>${ENDING}`]));
  const step = unpack(file);
  if (name !== `${step.version}${ENDING}`)
    throw new BrokenSteps(
      file,
      fault('misnamed_step', [`contains the step to ${step.version}, so its name must be ${step.version}${ENDING}`]),
    );
  return step;
}

function unpack(file: string): ReleaseStep {
  try {
    const unpacked = unpackStep(readFileSync(file));
    if (!isStep(unpacked)) throw new Error('it has no version, date or changes');
    return unpacked;
  } catch (error) {
    const reason = (error as Error).message;
    throw new BrokenSteps(
      file,
      fault('unreadable_step', [
        `cannot be read as a step (JSON compressed with Brotli): ${reason}; "git checkout" restores it`,
      ]),
      { cause: error },
    );
  }
}

function isStep(step: Partial<ReleaseStep> | null): boolean {
  const { version, previous_version: from, date, changes } = step ?? {};
  return [version, date].every((one) => typeof one === 'string') && from !== undefined && Array.isArray(changes);
}

/** Steps in chain order. @throws {BrokenSteps} when they do not form a single chain without gaps */
export function inChain(steps: readonly ReleaseStep[], place: string): ReleaseStep[] {
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
  throw new BrokenSteps(
    place,
    fault('broken_chain', [
      `the chain of steps is broken: no chain from the oldest step holds the steps to ${others.join(' and ')}. One step starts from each version: restore the missing one, or remove those before the gap`,
    ]),
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

/** Decompresses and parses a step. @throws when the content is not one */
function unpackStep(content: Uint8Array): ReleaseStep {
  return JSON.parse(brotliDecompressSync(content).toString()) as ReleaseStep;
}
