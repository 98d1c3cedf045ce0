import type { EtagTree } from './assets.js';
import { DIGEST_BYTES } from './limits.js';

/** A file of a release, as the manifest lists it. */
export interface ManifestEntry {
  /** Path of the file's address, from the slash. */
  path: string;
  bytes: number;
  /** SHA-256 of the content, 64 hexadecimal digits. */
  sha256: string;
}

/** `manifest.json`: what a release consists of, so that a copy of it can be checked. */
export interface Manifest {
  /** Version of the data. */
  version: string;
  /** How many files there are, and how many bytes they have together; the manifest itself is not counted. */
  files: number;
  bytes: number;
  /** SHA-256 of {@link checksumLines}: what vouches for the list itself. */
  sha256: string;
  /** Sorted by path. */
  entries: readonly ManifestEntry[];
}

/** The entries as `sha256sum --check` reads them, one a line, paths relative to the release's folder. */
export function checksumLines(entries: readonly ManifestEntry[]): string {
  return entries.map(({ sha256, path }) => `${sha256}  ${path.slice(1)}\n`).join('');
}

/**
 * Reads a manifest and holds it against itself.
 *
 * @param digest SHA-256 of a text, hexadecimal
 * @throws when it is no manifest, was cut short, or lists a path that could lead out of the release's folder
 */
export function parseManifest(text: string, digest: (text: string) => string): Manifest {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch (error) {
    throw new Error(`the manifest is not JSON: ${(error as Error).message}`);
  }
  const { version, entries } = manifest ?? {};
  if (typeof version !== 'string' || !/^[0-9a-f]+$/.test(version) || !Array.isArray(entries))
    throw new Error('the manifest lacks its version or its entries');
  const seen = new Set<string>();
  for (const { path, bytes, sha256 } of entries as Partial<ManifestEntry>[]) {
    if (typeof path !== 'string' || !/^(\/[\w-][\w.-]*)+$/.test(path))
      throw new Error(`the manifest lists ${JSON.stringify(path)}, which is no path of a release`);
    if (!Number.isSafeInteger(bytes) || !/^[0-9a-f]{64}$/.test(sha256 ?? ''))
      throw new Error(`the manifest lists ${path} without its size or its SHA-256`);
    if (seen.has(path)) throw new Error(`the manifest lists ${path} twice`);
    seen.add(path);
  }
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (manifest.files !== entries.length || manifest.bytes !== total)
    throw new Error(
      `the manifest says ${manifest.files} files of ${manifest.bytes} bytes together, but lists ${entries.length} of ${total}`,
    );
  if (manifest.sha256 !== digest(checksumLines(entries)))
    throw new Error('the entries of the manifest are not those that its own SHA-256 is of');
  return manifest as Manifest;
}

/** The digests that entity tags are made of, by path, nested by folder. */
export function etagTree(entries: readonly ManifestEntry[]): EtagTree {
  const root: Record<string, unknown> = {};
  for (const { path, sha256 } of entries) {
    const parts = path.slice(1).split('/');
    let node = root;
    for (const part of parts.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[parts.at(-1) ?? ''] = sha256.slice(0, DIGEST_BYTES * 2);
  }
  return root as EtagTree;
}
