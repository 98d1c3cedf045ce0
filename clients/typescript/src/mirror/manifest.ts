import { hash } from 'node:crypto';
import { checksumLines, type Manifest, parseDigest, parseManifest } from '../../../../core/contract/manifest.js';
import { FILES } from '../../../../core/contract/paths.js';
import { failureReason, MirrorError } from './errors.js';
import type { ReadOptions, ReleaseLocation } from './location.js';

/** A manifest as it was read. */
export interface ReadManifest {
  manifest: Manifest;
  /** The file, byte by byte. */
  text: string;
  /** `sha256:` and the SHA-256 of the file: what a release is known by. */
  digest: string;
}

const sha256 = (text: string) => hash('sha256', text);

/** The digest that a release is known by: that of its manifest, which has those of all other files. */
export function digestOf(manifestText: string): string {
  return `sha256:${sha256(manifestText)}`;
}

/** The manifest of a place. @throws when it has none, or one that contradicts itself */
export async function readManifest(place: ReleaseLocation, options?: ReadOptions): Promise<ReadManifest> {
  const text = await place.text(FILES.manifest, options).catch((error: unknown) => {
    throw new Error(`${place.name}${FILES.manifest}: ${failureReason(error)}`, { cause: error });
  });
  return readManifestText(text, place.name);
}

/** @param name where the text is from, for errors. @throws like {@link readManifest} */
export function readManifestText(text: string, name: string): ReadManifest {
  try {
    return { manifest: parseManifest(text, sha256), text, digest: digestOf(text) };
  } catch (error) {
    throw new Error(`${name}${FILES.manifest}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * @param expected as {@link parseDigest} takes it
 * @param name where the manifest is from
 * @throws {MirrorError} when it is not the one that was asked for
 */
export function expectDigest(digest: string, expected: string, name: string): void {
  const wanted = `sha256:${parseDigest(expected)}`;
  if (digest === wanted) return;
  throw new MirrorError(
    'digest',
    `${name}${FILES.manifest} has the digest ${digest}, not ${wanted}: it belongs to another release, or was changed`,
  );
}

/** A part of a release as a release of its own: what a build without the rest lists. */
export function partOf({ manifest: { version, entries: all } }: ReadManifest, prefix: string): ReadManifest {
  const entries = all.filter((entry) => entry.path.startsWith(prefix));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const manifest = { version, files: entries.length, bytes, sha256: sha256(checksumLines(entries)), entries };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return { manifest, text, digest: digestOf(text) };
}
