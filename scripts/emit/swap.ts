import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Builds into a folder beside `target` and puts it in place when, and only when, `build` succeeds: a failed
 * build leaves the last good one as it was. A build that was killed between the two renames is put right by
 * the next one.
 */
export async function swapIn<T>(target: string, build: (folder: string) => T | Promise<T>): Promise<T> {
  const next = `${target}.next`;
  const last = `${target}.last`;
  if (!existsSync(target) && existsSync(last)) await rename(last, target);
  await rm(next, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(next);
  let result: T;
  try {
    result = await build(next);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw existsSync(target) ? stillThere(error, target) : error;
  }
  await rm(last, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, last);
  await rename(next, target);
  await rm(last, { recursive: true, force: true });
  return result;
}

/** The same error, which also says that nothing was lost. */
function stillThere(error: unknown, target: string): Error {
  const { message } = error as Error;
  return new Error(`${message}\n${target} is as it was`, { cause: error });
}
