import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../core/contract/paths.js';
import { type LoadedRelease, loadRelease } from './release.js';

/** Follows a release folder. */
export interface Follower {
  /** The release that is served: always a whole one. */
  current(): LoadedRelease;
  /** Why the folder's present content is not served, or null when it is. */
  problem(): string | null;
  /** Looks at the folder now instead of at the next turn. */
  check(): Promise<void>;
  stop(): void;
}

/** What to do, and how often to look. */
export interface FollowOptions {
  intervalMs: number;
  log: (message: string) => void;
  /** Called with every release that is taken up, before it is served. */
  onRelease: (release: LoadedRelease) => void;
}

/**
 * Loads a release and takes up a new one when the folder gets it: it is loaded and checked beside the one that is
 * served, then the reference is swapped, so that each request sees one release whole. A new one that is broken or
 * half copied is not taken up; it is looked at again every turn, and told once.
 *
 * @throws when there is no whole release to begin with
 */
export async function followRelease(folder: string, { intervalMs, log, onRelease }: FollowOptions): Promise<Follower> {
  let seen: string;
  let release: LoadedRelease;
  try {
    seen = await identity(folder);
    release = await loadRelease(folder);
  } catch (error) {
    throw new Error(`${folder} contains no complete release: ${(error as Error).message}`, { cause: error });
  }
  let problem: string | null = null;
  let checking: Promise<void> | null = null;
  onRelease(release);

  const look = async () => {
    try {
      const now = await identity(folder);
      if (now === seen && problem === null) return;
      const next = await loadRelease(folder, release);
      onRelease(next);
      log(`${folder}: now serving version ${next.version}, before ${release.version}`);
      release = next;
      seen = now;
      problem = null;
    } catch (error) {
      const reason = (error as Error).message;
      if (reason !== problem) log(`${folder}: not loaded, still serving version ${release.version}: ${reason}`);
      problem = reason;
    }
  };
  const check = () => {
    checking ??= look().finally(() => {
      checking = null;
    });
    return checking;
  };
  const timer = setInterval(check, intervalMs);
  timer.unref();
  return { current: () => release, problem: () => problem, check, stop: () => clearInterval(timer) };
}

/** Changes whenever the manifest is written or the folder is swapped. A folder may be watched by polling only: a network file system tells nothing. */
async function identity(folder: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path.join(folder, FILES.manifest));
  return `${ino} ${mtimeMs} ${size}`;
}
