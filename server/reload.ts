import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import type { ByteCache } from './byte-cache.js';
import { loadRelease, type Release } from './release.js';

export interface Follower {
  /** The release that is served: always a whole one. */
  current(): Release;
  /** Why the folder's present content is not served, or null when it is. */
  problem(): string | null;
  /** Looks at the folder now instead of at the next turn. */
  check(): Promise<void>;
  stop(): void;
}

export interface FollowOptions {
  intervalMs: number;
  log: (message: string) => void;
  /** Called with every release that is taken up, before it is served. */
  onRelease: (release: Release) => void;
}

/**
 * Loads a release and takes up a new one when the folder gets it: it is loaded and checked beside the one that is
 * served, then the reference is swapped, so that each request sees one release whole. A new one that is broken or
 * half copied is not taken up; it is looked at again, and told once. So is the one that is served, once its
 * folder no longer holds what was checked.
 *
 * @throws when there is no whole release to begin with
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
      if (now === seen && problem === null && (await isIntact(release))) return;
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

/** Whether a folder is looked at in a turn: one that failed ever more seldom, since that reads all of it. */
export function isDue(turn: number, failures: number): boolean {
  return turn % 2 ** Math.min(failures, 4) === 0;
}

async function isIntact(release: Release): Promise<boolean> {
  return release.inspect().then(
    () => true,
    () => false,
  );
}

/** Changes whenever the manifest is written or the folder is swapped. A folder may be watched by polling only: a network file system tells nothing. */
async function identity(folder: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path.join(folder, FILES.manifest));
  return `${ino} ${mtimeMs} ${size}`;
}
