import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { noCounts, type ReleaseStep } from '../../../core/contract/changes.js';
import { Memory } from '../../shared/memory.js';
import { type Fault, faultMessage } from '../../shared/problem-messages/messages.js';
import { ENDING, STEPS, unpackStep } from './step-file.js';

/** A step that cannot be read, or steps that are no chain. */
export class BrokenSteps extends Error {
  constructor(
    /** What is at fault, a file or the folder of them. */
    readonly place: string,
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(`${place}: ${faultMessage(fault).message}`, options);
    this.name = 'BrokenSteps';
  }
}

/**
 * The steps from version to version that the data folder keeps, the oldest first; none before the first release.
 *
 * @throws {BrokenSteps} when a file cannot be read, is not named after its version, or the steps are no chain
 */
export function readSteps(folder: string, memory = new Memory()): ReleaseStep[] {
  const place = path.join(folder, STEPS);
  if (!existsSync(place)) return [];
  const steps = readdirSync(place)
    .sort()
    .map((name) => readStep(path.join(place, name), memory));
  return inChain(steps, place);
}

function readStep(file: string, memory: Memory): ReleaseStep {
  const name = path.basename(file);
  if (!name.endsWith(ENDING)) throw new BrokenSteps(file, { code: 'no_step_file', parameters: { ending: ENDING } });
  const content = readFileSync(file, 'latin1');
  const step = memory.once(`step ${file}`, [content], () => {
    try {
      const unpacked = unpackStep(Buffer.from(content, 'latin1'));
      if (!isStep(unpacked)) throw new Error('it has no version, date or changes');
      // A step that was made before a kind of records came up changed none of it.
      return { ...unpacked, counts: { ...noCounts(), ...unpacked.counts } };
    } catch (error) {
      const reason = (error as Error).message;
      throw new BrokenSteps(file, { code: 'unreadable_step', parameters: { reason } }, { cause: error });
    }
  });
  if (name !== `${step.version}${ENDING}`)
    throw new BrokenSteps(file, { code: 'misnamed_step', parameters: { version: step.version, ending: ENDING } });
  return step;
}

function isStep(step: Partial<ReleaseStep> | null): boolean {
  const { version, previous_version: from, date, changes } = step ?? {};
  return [version, date].every((one) => typeof one === 'string') && from !== undefined && Array.isArray(changes);
}

/** Steps in their order. @throws {BrokenSteps} when they are not one chain without a gap */
export function inChain(steps: readonly ReleaseStep[], place: string): ReleaseStep[] {
  const after = new Map<string | null, ReleaseStep>();
  for (const step of steps) {
    const other = after.get(step.previous_version);
    if (other) {
      const parameters = { one: other.version, other: step.version, from: step.previous_version };
      throw new BrokenSteps(place, { code: 'forked_steps', parameters });
    }
    after.set(step.previous_version, step);
  }
  const versions = new Set(steps.map(({ version }) => version));
  const firsts = steps.filter(({ previous_version: from }) => from === null || !versions.has(from));
  if (firsts.length > 1) {
    const gap = firsts.map(({ version, previous_version: from }) => ({ version, from }));
    throw new BrokenSteps(place, { code: 'gap_in_steps', parameters: { firsts: gap } });
  }
  const chain: ReleaseStep[] = [];
  for (let step = firsts[0]; step && chain.length < steps.length; step = after.get(step.version)) chain.push(step);
  if (chain.length < steps.length) {
    const others = steps.filter((step) => !chain.includes(step)).map(({ version }) => version);
    throw new BrokenSteps(place, { code: 'circle_of_steps', parameters: { versions: others } });
  }
  return chain;
}
