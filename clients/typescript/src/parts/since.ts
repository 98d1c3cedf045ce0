import { resolveUpdate } from '../../../../core/contract/changes.js';
import { FILES } from '../../../../core/contract/paths.js';
import type { Changes, ChangesIndex } from '../../../../schemas/generated/record.js';
import { MissingFileError } from '../errors.js';
import { orIfMissing, type Source } from '../source.js';

/**
 * The changes from a version that the program has to that of the source.
 *
 * - `unchanged`: none.
 * - `changed`: the steps in between, oldest first, each as published by its release.
 * - `everything`: not known, so fetch all. `unknown_version`: the version predates the retained steps or was never
 *   released. `not_released`: the source has unreleased data. `no_steps`: it retains no steps.
 */
export type Since =
  | { status: 'unchanged'; version: string }
  | { status: 'changed'; version: string; previous_version: string; steps: readonly Changes[] }
  | { status: 'everything'; version: string; reason: 'unknown_version' | 'not_released' | 'no_steps' };

/**
 * The changes from a version to that of the source; takes one request more than there are steps in between.
 *
 * @param version as stated by `index.json` and every result of this function
 * @throws the errors of the source
 */
export async function since(source: Source, version: string): Promise<Since> {
  try {
    return await read(source, version);
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error;
    // A new release dropped a step after its index was read: read the new index.
    return read(source, version);
  }
}

async function read(source: Source, have: string): Promise<Since> {
  const json = async <T>(path: string) => JSON.parse(await source.text(path)) as T;
  const index = await orIfMissing(json<ChangesIndex>(FILES.changesIndex), null);
  if (index === null) {
    const { version } = await json<{ version: string }>(FILES.index);
    return version === have ? { status: 'unchanged', version } : { status: 'everything', version, reason: 'no_steps' };
  }
  const { version } = index;
  const way = resolveUpdate(index, have);
  if (way.way === 'none') return { status: 'unchanged', version };
  if (way.way === 'everything') return { status: 'everything', version, reason: way.because };
  const steps = await Promise.all(way.steps.map(({ path }) => json<Changes>(path)));
  return { status: 'changed', version, previous_version: have, steps };
}
