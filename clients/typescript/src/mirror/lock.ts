import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import { codeOf, MirrorError } from './errors.js';

/** Interval of a run's heartbeat, and the time without one after which it counts as dead by default, ms. */
const BEAT = 10_000;
const DEAD_AFTER = 60_000;

interface Holder {
  pid: number;
  host: string;
  id: string;
}

/**
 * Ensures that only one run is active. Detects a killed run by its process if it ran on this machine, and otherwise by
 * a missing heartbeat.
 *
 * @returns releases the lock
 * @throws {MirrorError} if another run is active
 */
export async function lock(file: string, deadAfterMs = DEAD_AFTER): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, host: os.hostname(), id: randomUUID() };
  while (!(await take(file, own))) {
    const holder = await holderOf(file);
    if (holder === null) continue;
    if (await isAtWork(file, holder, deadAfterMs))
      throw new MirrorError(
        'locked',
        `another run is using this folder: process ${holder.pid} on ${holder.host} (${file})`,
      );
    await takeAway(file, holder);
  }
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), BEAT);
  beat.unref();
  return async () => {
    clearInterval(beat);
    if ((await holderOf(file))?.id === own.id) await rm(file, { force: true });
  };
}

async function take(file: string, own: Holder): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(JSON.stringify(own));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new MirrorError('disk', `${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

/** Null if the lock was just released. One that is incomplete, even after its run was killed, belongs to nobody. */
async function holderOf(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, host: '', id: '' };
  }
}

async function isAtWork(file: string, { pid, host }: Holder, deadAfterMs: number): Promise<boolean> {
  const touched = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (Date.now() - touched > deadAfterMs) return false;
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Only one of several runs can remove a dead run's lock; a live lock that was moved by mistake is put back. */
async function takeAway(file: string, dead: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await holderOf(aside))?.id !== dead.id) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}
