import type { Manifest, ManifestEntry } from '../../schemas/generated/record.js';

export type { Manifest, ManifestEntry };

/** The entries in the format of `sha256sum --check`, one per line, paths relative to the release's folder. */
export function checksumLines(entries: readonly ManifestEntry[]): string {
  return entries.map(({ sha256, path }) => `${sha256}  ${path.slice(1)}\n`).join('');
}

/**
 * The digest of a release: the SHA-256 of its `manifest.json`, which contains those of all other files. It equals the
 * output of `sha256sum manifest.json`; the build and the archive print it, and the release and its attestation state
 * it.
 *
 * @param given `sha256:` and 64 hexadecimal digits, or the digits alone
 * @returns the digits, in lower case
 * @throws when it is neither
 */
export function parseDigest(given: string): string {
  const digits = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(given.trim())?.[1];
  if (digits === undefined)
    throw new Error(
      `"${given}" is not the digest of a release: write sha256: and 64 hexadecimal digits, or only the digits`,
    );
  return digits.toLowerCase();
}

/**
 * Parses a manifest and verifies it, also against the digest of the release if one is given.
 *
 * @param digest SHA-256 of a text's UTF-8 bytes, hexadecimal
 * @param expected the digest of the release, as {@link parseDigest} takes it; null if none is known
 * @throws when it is not a manifest, is not that of the release, is truncated, or lists a path outside the release's
 * folder
 */
export function parseManifest(
  text: string,
  digest: (text: string) => string,
  expected: string | null = null,
): Manifest {
  if (expected !== null) expectDigest(digest(text), parseDigest(expected));
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch (error) {
    throw new Error(`the manifest is not JSON: ${(error as Error).message}`);
  }
  const { version, entries } = manifest ?? {};
  if (typeof version !== 'string' || !/^[0-9a-f]{1,64}$/.test(version) || !Array.isArray(entries))
    throw new Error('the manifest lacks its version or its entries');
  const seen = new Set<string>();
  for (const entry of entries as (Partial<ManifestEntry> | null)[]) {
    const { path, bytes = -1, sha256 } = entry ?? {};
    if (typeof path !== 'string' || !/^(\/[\w-][\w.-]*)+$/.test(path))
      throw new Error(
        `the manifest lists ${JSON.stringify(path ?? entry).slice(0, 200)}, which is not a path of a release`,
      );
    if (!Number.isSafeInteger(bytes) || bytes < 0 || !/^[0-9a-f]{64}$/.test(sha256 ?? ''))
      throw new Error(`the manifest lists ${path} without its size or its SHA-256`);
    if (seen.has(path)) throw new Error(`the manifest lists ${path} twice`);
    seen.add(path);
  }
  for (const path of seen)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      if (seen.has(path.slice(0, end)))
        throw new Error(`the manifest lists ${path.slice(0, end)} as a file, and ${path} as if it were a folder`);
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (manifest.files !== entries.length || manifest.bytes !== total)
    throw new Error(
      `the manifest says ${manifest.files} files of ${manifest.bytes} bytes in total, but lists ${entries.length} of ${total}`,
    );
  if (manifest.sha256 !== digest(checksumLines(entries)))
    throw new Error('the SHA-256 in the manifest is not that of its entries');
  return manifest as Manifest;
}

function expectDigest(actual: string, expected: string): void {
  if (actual === expected) return;
  throw new Error(
    `the manifest has the digest sha256:${actual}, not sha256:${expected}: it belongs to another release, or was changed`,
  );
}
