import { hash } from 'node:crypto';
import { checksumLines, type Manifest, parseDigest, parseManifest } from '../../../../core/contract/manifest.js';
import { FILES } from '../../../../core/contract/paths.js';
import { failureReason, MirrorError } from './errors.js';
import type { ReadOptions, ReleaseLocation } from './location.js';

/** A parsed manifest. */
export interface ReadManifest {
  manifest: Manifest;
  /** The file, byte by byte. */
  text: string;
  /** `sha256:` and the SHA-256 of the file, which identifies a release. */
  digest: string;
}

const sha256 = (text: string) => hash('sha256', text);

/** The digest that identifies a release: that of its manifest, which contains those of all other files. */
export function digestOf(manifestText: string): string {
  return `sha256:${sha256(manifestText)}`;
}

/** The manifest at a location. @throws if it has none, or an inconsistent one */
export async function readManifest(place: ReleaseLocation, options?: ReadOptions): Promise<ReadManifest> {
  const text = await place.text(FILES.manifest, options).catch((error: unknown) => {
    throw new Error(`${place.name}${FILES.manifest}: ${failureReason(error)}`, { cause: error });
  });
  return readManifestText(text, place.name);
}

/** @param name origin of the text, for errors. @throws like {@link readManifest} */
export function readManifestText(text: string, name: string): ReadManifest {
  try {
    return { manifest: parseManifest(text, sha256), text, digest: digestOf(text) };
  } catch (error) {
    throw new Error(`${name}${FILES.manifest}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * @param expected in the format of {@link parseDigest}
 * @param name origin of the manifest
 * @throws {MirrorError} if it is not the requested one
 */
export function expectDigest(digest: string, expected: string, name: string): void {
  const wanted = `sha256:${parseDigest(expected)}`;
  if (digest === wanted) return;
  throw new MirrorError(
    'digest',
    `${name}${FILES.manifest} has the digest ${digest}, not ${wanted}: it belongs to another release, or was changed`,
  );
}

/** A part of a release as a release of its own, as a build of only that part lists it. */
export function partOf({ manifest: { version, entries: all } }: ReadManifest, prefix: string): ReadManifest {
  const entries = all.filter((entry) => entry.path.startsWith(prefix));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const manifest = { version, files: entries.length, bytes, sha256: sha256(checksumLines(entries)), entries };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return { manifest, text, digest: digestOf(text) };
}
