import { mergeSteps, type NetChanges, resolveUpdate } from '../../../../core/contract/changes-since.js';
import { FILES } from '../../../../core/contract/paths.js';
import type { Changes, ChangesIndex } from '../../../../schemas/generated/record.js';
import { MissingFileError } from '../errors.js';
import type { Source } from '../source.js';

/**
 * What is different from a version that one has to the one of the source.
 *
 * - `unchanged`: nothing.
 * - `changed`: `counts` and `changes` tell it, each record and each field once, with its first and its last value.
 * - `everything`: nobody can tell; fetch all. `unknown_version`: the version is older than the steps that are kept, or was
 *   never released. `not_released`: the source holds data that were not released yet. `no_steps`: it keeps no steps.
 */
export type Since =
  | { status: 'unchanged'; version: string }
  | ({ status: 'changed' } & NetChanges)
  | { status: 'everything'; version: string; because: 'unknown_version' | 'not_released' | 'no_steps' };

/** What is read from a source, and until when. */
interface Reading {
  signal?: AbortSignal | undefined;
}

/**
 * Tells what is different from a version to the one of the source, with one request more than there are steps between.
 *
 * @param version of the data, as `index.json` and every answer of this function tell it
 * @throws what the source does
 */
export async function since(source: Source, version: string, options: Reading = {}): Promise<Since> {
  try {
    return await read(source, version, options);
  } catch (error) {
    if (!(error instanceof MissingFileError)) throw error;
    // A new release came between the index and a step that it drops: the new index tells the new way.
    return read(source, version, options);
  }
}

async function read(source: Source, have: string, options: Reading): Promise<Since> {
  const json = async <T>(path: string) => JSON.parse(await source.text(path, options)) as T;
  const index = await json<ChangesIndex>(FILES.changesIndex).catch((error: unknown) => {
    if (error instanceof MissingFileError) return null;
    throw error;
  });
  if (index === null) {
    const { version } = await json<{ version: string }>(FILES.index);
    return version === have ? { status: 'unchanged', version } : { status: 'everything', version, because: 'no_steps' };
  }
  const { version } = index;
  const way = resolveUpdate(index, have);
  if (way.way === 'none') return { status: 'unchanged', version };
  if (way.way === 'everything') return { status: 'everything', version, because: way.because };
  const steps = await Promise.all(way.steps.map(({ path }) => json<Changes>(path)));
  return { status: 'changed', ...mergeSteps(steps) };
}
