import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds into a folder beside `target` and puts it in place when, and only when, `build` succeeds: a failed
 * build leaves the last good one as it was. A build that was killed between the two renames is put right by
 * the next one.
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

/** The same error, which also says that nothing was lost. */
function stillThere(error: unknown, target: string): Error {
  const { message } = error as Error;
  return new Error(`${message}\n${target} is unchanged`, { cause: error });
}
