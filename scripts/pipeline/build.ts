import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReportStage } from '../shared/stages.js';
import { type EmitOptions, emitRelease, type ReleaseSummary } from './emit/release.js';
import { prepareInTwoThreads } from './pipeline.js';

export interface BuildOptions extends Pick<EmitOptions, 'site' | 'maxFiles' | 'interim'> {
  data: string;
  out: string;
  /** Called at the start of each stage. */
  onProgress?: ReportStage;
}

/**
 * Builds a release: load -> check -> compose -> emit.
 *
 * @throws if the data is invalid; the folder is then unchanged
 */
export function buildRelease({ data, out, onProgress = () => {}, ...emit }: BuildOptions): Promise<ReleaseSummary> {
  return swapIn(out, async (folder) => {
    onProgress('reading and checking the data');
    const content = await prepareInTwoThreads(data);
    onProgress('writing the service');
    return emitRelease(content, folder, { ...emit, onProgress });
  });
}

/**
 * Builds into a folder next to `target`, which replaces it only if `build` succeeds: a failed build leaves the last
 * good one unchanged. The next build repairs one that was killed between the two renames.
 */
export async function swapIn<T>(target: string, build: (folder: string) => T | Promise<T>): Promise<T> {
  const next = `${target}.next`;
  const last = `${target}.last`;
  if (!existsSync(target) && existsSync(last)) renameSync(last, target);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  mkdirSync(next);
  let result: T;
  try {
    result = await build(next);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw existsSync(target) ? stillThere(error, target) : error;
  }
  rmSync(last, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, last);
  renameSync(next, target);
  rmSync(last, { recursive: true, force: true });
  return result;
}

/** Adds to the error that the target is unchanged. */
function stillThere(error: unknown, target: string): Error {
  const { message } = error as Error;
  return new Error(`${message}\n${target} is unchanged`, { cause: error });
}
