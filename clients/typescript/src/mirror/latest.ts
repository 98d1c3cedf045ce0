import { FILES } from '../../../../core/contract/paths.js';
import { failureReason, MirrorError, NotFoundError, RetryableError } from './errors.js';
import type { ReleaseLocation, Validators } from './location.js';
import { digestOf, expectDigest, partOf, type ReadManifest, readManifestText } from './manifest.js';
import type { Retry } from './retry.js';
import type { State } from './store.js';

/** A release to be held, and how the source told it. */
export interface Latest {
  wanted: ReadManifest;
  sourceDigest: string;
  validators: Validators;
}

/** How to ask for the manifest. */
export interface LatestOptions {
  patience: Retry;
  signal: AbortSignal | undefined;
  digest: string | undefined;
  apiOnly: boolean;
  fresh: boolean;
}

/** The release that the source has now: one request, and an empty answer where it is the one that is held. */
export async function fetchLatest(
  place: ReleaseLocation,
  known: { held: ReadManifest | null; last: State } | null,
  { patience, signal, digest, apiOnly, fresh }: LatestOptions,
): Promise<Latest> {
  const newer = await patience
    .try(() => place.newer(FILES.manifest, known?.last.validators ?? null, { signal, fresh }))
    .catch((error: unknown) => {
      signal?.throwIfAborted();
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
