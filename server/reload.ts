import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import type { ByteCache } from './byte-cache.js';
import { loadRelease, type Release } from './release.js';

export interface Follower {
  /** The current release, always a complete one. */
  current(): Release;
  /** Why the folder's present content is not served, or null if it is. */
  problem(): string | null;
  /** Checks the folder now instead of at the next interval. */
  check(): Promise<void>;
  stop(): void;
}

export interface FollowOptions {
  intervalMs: number;
  log: (message: string) => void;
  /** Called with every new release, before it is served. */
  onRelease: (release: Release) => void;
}

/**
 * Loads a release, and follows its folder: a new one is loaded and verified beside the current one, then the reference
 * is swapped, so each request sees one complete release. A broken or half-copied release is not served; it is checked
 * again, and reported once. The same applies to the current one if its folder no longer matches what was verified.
 *
 * @throws when there is no complete release to begin with
 */
export async function followRelease(
  folder: string,
  cache: ByteCache,
  { intervalMs, log, onRelease }: FollowOptions,
): Promise<Follower> {
  let seen: string;
  let release: Release;
  try {
    seen = await identity(folder);
    release = await loadRelease(folder, cache);
  } catch (error) {
    throw new Error(`${folder} contains no complete release: ${(error as Error).message}`, { cause: error });
  }
  const hold = async (one: Release) => {
    if (one.isHeld) return;
    await one.hold().catch((error) => log(`${folder}: ${(error as Error).message}`));
  };
  await hold(release);
  let problem: string | null = null;
  let failures = 0;
  let checking: Promise<void> | null = null;
  onRelease(release);

  const look = async () => {
    try {
      const now = await identity(folder);
      if (now === seen && problem === null && (await release.isIntact())) return;
      const next = await loadRelease(folder, cache);
      const before = release;
      onRelease(next);
      release = next;
      log(`${folder}: now serving version ${next.version}, before ${before.version}`);
      before.retire().then(() => hold(next));
      seen = now;
      problem = null;
      failures = 0;
    } catch (error) {
      const reason = (error as Error).message;
      if (reason !== problem) log(`${folder}: not loaded, still serving version ${release.version}: ${reason}`);
      problem = reason;
      failures++;
    }
  };
  const check = () => {
    checking ??= look().finally(() => {
      checking = null;
    });
    return checking;
  };
  let turn = 0;
  const timer = setInterval(() => isDue(++turn, failures) && check(), intervalMs);
  timer.unref();
  return { current: () => release, problem: () => problem, check, stop: () => clearInterval(timer) };
}

/** Whether to check a folder in this interval: after each failure less often, because a check reads all of it. */
export function isDue(turn: number, failures: number): boolean {
  return turn % 2 ** Math.min(failures, 4) === 0;
}

/**
 * Changes whenever the manifest is written or the folder is swapped. Polling is necessary: network file systems send no
 * events.
 */
async function identity(folder: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path.join(folder, FILES.manifest));
  return `${ino} ${mtimeMs} ${size}`;
}
