import { statfs } from 'node:fs/promises';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { FILES } from '../../../../core/contract/paths.js';
import { codeOf, MirrorError, NotFoundError, RetryableError } from './errors.js';
import {
  DigestMismatchError,
  inParallel,
  matchingEntries,
  removeOtherFiles,
  takeOver,
  writeText,
  writeVerified,
} from './local-files.js';
import type { ReleaseLocation } from './location.js';
import type { ReadManifest } from './manifest.js';
import type { Retry } from './retry.js';

/** The progress of a run. */
export interface Progress {
  /** `comparing`: checks existing files. `fetching`: fetches missing ones. */
  step: 'comparing' | 'fetching';
  files: number;
  ofFiles: number;
  /** 0 while comparing. */
  bytes: number;
  ofBytes: number;
}

/** Callbacks for the progress of a run. */
export interface ProgressListeners {
  onProgress: (progress: Progress) => void;
  /** Receives a sentence on a delay or anomaly: a server asks to wait, the source has a new release. */
  onNote: (note: string) => void;
}

/** A file of the source that differs from its manifest: damaged, or of another release. */
export class UnverifiedFileError extends Error {
  constructor(
    readonly path: string,
    readonly detail: string,
  ) {
    super(`${path}: ${detail}`);
  }
}

/** The release to fetch, its source and its target. */
interface FetchJob extends Pick<ProgressListeners, 'onProgress'> {
  place: ReleaseLocation;
  wanted: ReadManifest;
  /** Verified files of a local release. */
  atHand: { root: string; entries: readonly ManifestEntry[] };
  /** Target folder; files left by an interrupted run are reused. */
  next: string;
  parallel: number;
  patience: Retry;
  signal: AbortSignal | undefined;
}

/** The work done. */
export interface Fetched {
  files: number;
  bytes: number;
  /** Files fetched by an interrupted run. */
  resumed: number;
}

/** Attempts to fetch a file that matches the manifest; all but the first bypass caches. */
const TRIES = 3;

/** Disk space to leave free, bytes. */
const SPARE = 1 << 20;

/**
 * Completes a release in a folder from local files and those that only the source has.
 *
 * @throws {UnverifiedFileError} if the source's files differ from its manifest
 * @throws {MirrorError} if the source is unreachable or the disk is full
 */
export async function fetchRelease(job: FetchJob): Promise<Fetched> {
  const { wanted, next, atHand, place, parallel, patience, signal, onProgress } = job;
  const { entries } = wanted.manifest;
  const resumed = await matchingEntries(next, entries, true);
  await removeOtherFiles(next, new Set(resumed.map(({ path }) => path)));
  const there = new Set(resumed);
  const missing = entries.filter((entry) => !there.has(entry));
  const lacking = await mapDiskErrors(() => takeOver(atHand, next, missing));
  const ofBytes = lacking.reduce((sum, { bytes }) => sum + bytes, 0);
  await expectRoom(next, ofBytes);
  const progress = { step: 'fetching' as const, files: 0, ofFiles: lacking.length, bytes: 0, ofBytes };

  async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let own = 0;
    let whole = false;
    try {
      for await (const piece of pieces) {
        own += piece.length;
        progress.bytes += piece.length;
        onProgress(progress);
        yield piece;
      }
      whole = true;
    } finally {
      if (!whole) progress.bytes -= own;
    }
  }
  const fetchOne = async (entry: ManifestEntry) => {
    for (let tried = 1; ; tried++) {
      try {
        await patience.try(() =>
          writeVerified(next, entry, counted(place.content(entry.path, { signal, fresh: tried > 1 }))),
        );
        break;
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof DigestMismatchError || error instanceof NotFoundError)) throw error;
        if (tried === TRIES) throw new UnverifiedFileError(entry.path, error.message);
      }
    }
    progress.files++;
    onProgress(progress);
  };

  await mapDiskErrors(() => inParallel(lacking, parallel, fetchOne)).catch((error: unknown) => {
    if (!(error instanceof RetryableError)) throw error;
    const kept = `${progress.files} of ${lacking.length} files are downloaded and kept: run it again to continue`;
    throw new MirrorError('unreachable', `${place.name}: ${error.message}. ${kept}`, { cause: error });
  });
  // Written last, since a folder with a manifest counts as a complete release.
  await mapDiskErrors(() => writeText(next, FILES.manifest, wanted.text));
  return { files: lacking.length, bytes: ofBytes, resumed: resumed.length };
}

/** Converts file system errors to a {@link MirrorError}. */
export async function mapDiskErrors<T>(what: () => Promise<T>): Promise<T> {
  return what().catch((error: unknown) => {
    if (!['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE'].includes(codeOf(error)))
      throw error;
    throw new MirrorError('disk', `cannot be written: ${(error as Error).message}`, { cause: error });
  });
}

async function expectRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + SPARE) return;
  const mb = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
  throw new MirrorError('disk', `needs to download ${mb(bytes)}, but the disk has ${mb(free)} left`);
}
