import { resolveUpdate } from '../../../../core/contract/changes.js';
import { FILES } from '../../../../core/contract/paths.js';
import type { Changes, ChangesIndex } from '../../../../schemas/generated/record.js';
import { MissingFileError } from '../errors.js';
import type { CallOptions } from '../shapes.js';
import { orIfMissing, type Source } from '../source.js';

/**
 * The difference between a version that a program has and the one of the source.
 *
 * - `unchanged`: nothing.
 * - `changed`: the steps between, the oldest first, each as the release that made it published it.
 * - `everything`: nobody can tell; fetch all. `unknown_version`: the version is older than the steps that are kept, or was
 *   never released. `not_released`: the source holds data that were not released yet. `no_steps`: it keeps no steps.
 */
export type Since =
  | { status: 'unchanged'; version: string }
  | { status: 'changed'; version: string; previous_version: string; steps: readonly Changes[] }
  | { status: 'everything'; version: string; reason: 'unknown_version' | 'not_released' | 'no_steps' };

/**
 * The difference between a version and the one of the source, with one request more than there are steps between.
 *
 * @param version of the data, as `index.json` and every answer of this function state it
 * @throws what the source does
 */
export async function since(source: Source, version: string, options: CallOptions = {}): Promise<Since> {
  try {
    return await read(source, version, options);
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error;
    // A new release came between the index and a step that it drops: the new index tells the new way.
    return read(source, version, options);
  }
}

async function read(source: Source, have: string, options: CallOptions): Promise<Since> {
  const json = async <T>(path: string) => JSON.parse(await source.text(path, options)) as T;
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
