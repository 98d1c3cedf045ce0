import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../../../../core/contract/paths.js';
import { failureReason, MirrorError, NotFoundError, RetryableError } from './errors.js';
import type { ProgressListeners } from './fetch-release.js';
import { type Fetched, fetchRelease, mapDiskErrors, UnverifiedFileError } from './fetch-release.js';
import { matchingEntries } from './local-files.js';
import { openLocation, type ReleaseLocation, type Validators } from './location.js';
import { lock } from './lock.js';
import { digestOf, expectDigest, partOf, type ReadManifest, readManifest, readManifestText } from './manifest.js';
import { RETRY_DEFAULTS, Retry, type RetryOptions } from './retry.js';
import {
  prepare,
  prune,
  putInPlace,
  putRight,
  readState,
  reuse,
  type State,
  type Store,
  servedName,
  storeOf,
  writeState,
} from './store.js';

/** Options of a mirror. */
export interface MirrorOptions extends Partial<ProgressListeners> {
  /** Address of the service or of another mirror, or a folder with a release. */
  source: string;
  /** Expected digest of the source's manifest: `sha256:` and the SHA-256 of `manifest.json`. */
  digest?: string | undefined;
  /** Mirror only `/api/`, not the site or the downloads. */
  apiOnly?: boolean;
  /** Files fetched in parallel, 1 to 64. */
  parallel?: number;
  /** Verify every existing file by content instead of trusting the last run. */
  check?: boolean;
  signal?: AbortSignal | undefined;
  patience?: Partial<RetryOptions>;
}

/** The result of a run. */
export interface MirrorResult {
  /** Absolute path of the folder. */
  dir: string;
  source: string;
  /** `unchanged`: nothing to do. `repaired`: same release, but with missing or damaged files. */
  status: 'new' | 'updated' | 'repaired' | 'unchanged';
  version: string;
  /** Version previously in the folder; null if there was none. */
  previous_version: string | null;
  /** Digest of the manifest in the folder. */
  digest: string;
  /** Digest of the source's manifest; differs from that of the folder if only a part is mirrored. */
  source_digest: string;
  files: number;
  bytes: number;
  /** Whether the source was verified against a given digest; otherwise it is trusted. */
  authenticated: boolean;
  /** How existing files were compared: by content or by size only. */
  checked: 'bytes' | 'sizes';
  /** Files that were fetched. */
  fetched: Omit<Fetched, 'resumed'>;
  /** Files fetched by an interrupted run. */
  resumed: number;
  /** Files previously in the folder that are no longer listed. */
  removed: number;
}

/** Maximum number of new releases of the source during one run. */
const MOST_MOVES = 5;

/**
 * Updates a folder to the release of a source. Fetches only missing files, verifies every byte against the manifest
 * while writing, and swaps the new release in once it is complete; until then the folder keeps the old one. The next
 * run reuses what an interrupted run fetched.
 *
 * @param dir folder to serve; `<dir>.mirror` next to it stores the state of the mirror
 * @throws {MirrorError} if no new release is available; the folder is unchanged
 */
export async function mirror(dir: string, options: MirrorOptions): Promise<MirrorResult> {
  const store = await storeOf(dir);
  const { name } = openLocation(options.source);
  if (!/^https?:/.test(name) && path.resolve(name) === store.dir)
    throw new MirrorError('folder', `${store.dir} is the source itself: choose another folder`);
  await prepare(store);
  try {
    const unlock = await lock(store.lock);
    try {
      await putRight(store);
      return await run(store, options);
    } finally {
      await unlock();
    }
  } finally {
    // Clean up empty folders of an unsuccessful run.
    for (const folder of [store.next, store.releases, store.root]) await rmdir(folder).catch(() => {});
  }
}

async function run(store: Store, options: MirrorOptions): Promise<MirrorResult> {
  const { apiOnly = false, check = false, parallel = 8, signal, onProgress = () => {}, onNote = () => {} } = options;
  const place = openLocation(options.source);
  const source = /^https?:/.test(place.name) ? place.name : path.resolve(place.name);
  const patience = new Retry({ ...RETRY_DEFAULTS, ...options.patience }, signal, (why, ms) =>
    onNote(`${source}: ${why}; trying again in ${Math.round(ms / 1000)} s`),
  );
  const held = await readManifest(openLocation(store.dir)).catch(() => null);
  const last = await readState(store);
  const verified = last !== null && last.digest === held?.digest;
  const trust = verified && last.source === source && last.apiOnly === apiOnly ? { held, last } : null;
  const ask = (known: typeof trust, fresh = false) => fetchLatest(place, known, options, { patience, fresh });
  let latest = await ask(trust);

  const entries = held?.manifest.entries ?? [];
  const byContent = check || !verified;
  const good = await matchingEntries(store.dir, entries, byContent, (files) =>
    onProgress({ step: 'comparing', files, ofFiles: entries.length, bytes: 0, ofBytes: 0 }),
  );
  const before = await servedName(store);
  const state = (): State => {
    const { validators, sourceDigest, wanted } = latest;
    return { source, validators, sourceDigest, digest: wanted.digest, apiOnly };
  };
  const result = (status: MirrorResult['status'], { files, bytes, resumed }: Fetched): MirrorResult => {
    const { manifest, digest: own } = latest.wanted;
    const listed = new Set(manifest.entries.map((entry) => entry.path));
    return {
      ...{ dir: store.dir, source, status, version: manifest.version },
      ...{ previous_version: held?.manifest.version ?? null, digest: own, source_digest: latest.sourceDigest },
      ...{ files: manifest.files, bytes: manifest.bytes, fetched: { files, bytes }, resumed },
      ...{ authenticated: options.digest !== undefined, checked: byContent ? 'bytes' : 'sizes' },
      removed: entries.filter((entry) => !listed.has(entry.path)).length,
    };
  };
  if (latest.wanted.digest === held?.digest && good.length === entries.length) {
    await writeState(store, state());
    await prune(store, [before]);
    return result('unchanged', { files: 0, bytes: 0, resumed: 0 });
  }

  await reuse(store, nameOf(latest.wanted), before);
  await mkdir(store.next, { recursive: true });
  const atHand = { root: store.dir, entries: good };
  let fetched: Fetched | null = null;
  for (let moves = 0; fetched === null; moves++) {
    const job = { place, wanted: latest.wanted, atHand, next: store.next, parallel, patience, signal };
    try {
      fetched = await fetchRelease({ ...job, onProgress });
    } catch (error) {
      if (!(error instanceof UnverifiedFileError)) throw error;
      const { sourceDigest } = latest;
      latest = await ask(null, true);
      if (latest.sourceDigest === sourceDigest || moves === MOST_MOVES)
        throw new MirrorError('damaged', `${source}${error.message}`, { cause: error });
      onNote(`${source} now has another release, ${latest.wanted.manifest.version}: continuing with that one`);
    }
  }
  const name = nameOf(latest.wanted);
  const served = name === before ? `${name}.again` : name;
  await mapDiskErrors(() => putInPlace(store, served));
  await writeState(store, state());
  await prune(store, [served, before]);
  const status = held === null ? 'new' : latest.wanted.digest === held.digest ? 'repaired' : 'updated';
  return result(status, fetched);
}

/** A release to fetch, and how the source identified it. */
interface Latest {
  wanted: ReadManifest;
  sourceDigest: string;
  validators: Validators;
}

/** The current release of the source: one request, answered without a body if the folder has it already. */
async function fetchLatest(
  place: ReleaseLocation,
  known: { held: ReadManifest | null; last: State } | null,
  { signal, digest, apiOnly = false }: MirrorOptions,
  { patience, fresh }: { patience: Retry; fresh: boolean },
): Promise<Latest> {
  const newer = await patience
    .try(() => place.newer(FILES.manifest, known?.last.validators ?? null, { signal, fresh }))
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof MirrorError) throw error;
      if (error instanceof NotFoundError)
        throw new MirrorError('unreachable', `${place.name} contains no release: ${FILES.manifest} is missing`);
      const code = error instanceof RetryableError ? 'unreachable' : 'damaged';
      throw new MirrorError(code, `${place.name}${FILES.manifest}: ${failureReason(error)}`, { cause: error });
    });
  if (newer === null && known?.held) {
    const { sourceDigest, validators } = known.last;
    if (digest !== undefined) expectDigest(sourceDigest, digest, place.name);
    return { wanted: known.held, sourceDigest, validators };
  }
  const { text, validators } = newer ?? { text: '', validators: { etag: null, lastModified: null } };
  const sourceDigest = digestOf(text);
  if (digest !== undefined) expectDigest(sourceDigest, digest, place.name);
  try {
    const whole = readManifestText(text, place.name);
    return { wanted: apiOnly ? partOf(whole, '/api/') : whole, sourceDigest, validators };
  } catch (error) {
    throw new MirrorError('damaged', (error as Error).message, { cause: error });
  }
}

/** Folder name of a release: two builds of one version may have different pages. */
function nameOf({ manifest, digest }: ReadManifest): string {
  return `${manifest.version}-${digest.slice(-8)}`;
}
