import { FILES } from '../../../../core/paths.js';
import { Absent, Busy, MirrorError, reason } from './faults.js';
import { digestOf, expectDigest, partOf, type ReadManifest, readManifestText } from './held-manifest.js';
import type { Patience } from './patience.js';
import type { Place, Validators } from './place.js';
import type { State } from './store.js';

/** A release to be held, and how the source told it. */
export interface Latest {
  wanted: ReadManifest;
  sourceDigest: string;
  validators: Validators;
}

/** How to ask for the manifest. */
export interface Asking {
  patience: Patience;
  signal: AbortSignal | undefined;
  digest: string | undefined;
  apiOnly: boolean;
  fresh: boolean;
}

/** The release that the source has now: one request, and an empty answer where it is the one that is held. */
export async function askFor(
  place: Place,
  known: { held: ReadManifest | null; last: State } | null,
  { patience, signal, digest, apiOnly, fresh }: Asking,
): Promise<Latest> {
  const newer = await patience
    .try(() => place.newer(FILES.manifest, known?.last.validators ?? null, { signal, fresh }))
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof Absent)
        throw new MirrorError('unreachable', `${place.name} holds no release: ${FILES.manifest} is not there`);
      const code = error instanceof Busy ? 'unreachable' : 'damaged';
      throw new MirrorError(code, `${place.name}${FILES.manifest}: ${reason(error)}`, { cause: error });
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
