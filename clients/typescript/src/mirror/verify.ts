import type { Manifest, ManifestEntry } from '../../../../core/contract/manifest.js';
import { FILES } from '../../../../core/contract/paths.js';
import { failureReason, NotFoundError } from './errors.js';
import { DigestMismatchError, inParallel, isVerified } from './local-files.js';
import { openLocation, type ReleaseLocation } from './location.js';
import { expectDigest, readManifest } from './manifest.js';

/** A file of a copy that differs from the manifest. */
export interface Finding {
  path: string;
  problem: 'missing' | 'changed' | 'extra' | 'unreadable';
  /** The difference. */
  detail: string;
}

/** The result of a comparison. */
export interface Verification {
  version: string;
  /** Digest of the manifest used for the comparison. */
  digest: string;
  files: number;
  bytes: number;
  /** Sorted by path; empty if the copy is intact. */
  findings: Finding[];
  /** The second version if files of several releases are mixed. */
  otherVersion: string | null;
}

/** Unpublished files next to a release: platform configuration, and files that the archive adds. */
export const NOT_PUBLISHED = [
  '/_headers',
  '/_redirects',
  '/.assetsignore',
  '/LICENSE',
  '/LICENSE-DATA.md',
  '/SHA256SUMS',
];

/** Unpublished folder of the archive: the licence texts. */
export const LICENCES = '/LICENSES/';

/** Options of a comparison. */
export interface VerifyOptions {
  /** Location of the authoritative manifest; default: that of the copy. */
  trusted?: ReleaseLocation | undefined;
  /** Expected digest of the manifest, in the format of {@link expectDigest}. */
  digest?: string | undefined;
  /** Files checked in parallel. */
  parallel?: number;
  /** Called with the number of files checked. */
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Compares every file of a copy with the manifest, by size and SHA-256.
 *
 * @param of the copy, or its folder or address
 * @throws if the manifest is missing, inconsistent, or does not have the expected digest
 */
export async function verify(of: ReleaseLocation | string, options: VerifyOptions = {}): Promise<Verification> {
  const copy = typeof of === 'string' ? openLocation(of) : of;
  const { trusted = copy, digest, parallel = 8, onProgress = () => {}, signal } = options;
  const { manifest, digest: own } = await readManifest(trusted, { signal });
  if (digest !== undefined) expectDigest(own, digest, trusted.name);
  const findings: Finding[] = [];
  let done = 0;
  await inParallel(manifest.entries, parallel, async (entry) => {
    const finding = await compare(copy, entry, signal);
    if (finding) findings.push(finding);
    onProgress(++done, manifest.files);
  });
  findings.push(...(await extras(copy, manifest)));
  findings.sort((a, b) => (a.path < b.path ? -1 : 1));
  const { version, files, bytes } = manifest;
  return { version, digest: own, files, bytes, findings, otherVersion: await otherVersion(copy, manifest, findings) };
}

async function compare(
  copy: ReleaseLocation,
  entry: ManifestEntry,
  signal: AbortSignal | undefined,
): Promise<Finding | null> {
  const { path } = entry;
  try {
    await isVerified(entry, copy.content(path, { signal }));
    return null;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof NotFoundError) return { path, problem: 'missing', detail: '' };
    const problem = error instanceof DigestMismatchError ? 'changed' : 'unreadable';
    return { path, problem, detail: failureReason(error) };
  }
}

/** Files that the manifest does not list; outside /api/ only if it also lists the site. */
async function extras(copy: ReleaseLocation, { entries }: Manifest): Promise<Finding[]> {
  const known = new Set([...entries.map(({ path }) => path), FILES.manifest, ...NOT_PUBLISHED]);
  const wholeSite = entries.some(({ path }) => !path.startsWith('/api/'));
  const paths = (await copy.list()) ?? [];
  return paths
    .filter((path) => !known.has(path) && !path.startsWith(LICENCES) && (wholeSite || path.startsWith('/api/')))
    .map((path) => ({ path, problem: 'extra' as const, detail: '' }));
}

/**
 * The other version in a mixed copy, where the manifest or the index is from another release than the rest. In a copy
 * with only damaged files both still state the manifest's version.
 */
async function otherVersion(
  copy: ReleaseLocation,
  { version }: Manifest,
  findings: readonly Finding[],
): Promise<string | null> {
  if (findings.length === 0) return null;
  for (const file of [FILES.index, FILES.manifest]) {
    const stated = await copy
      .text(file)
      .then(
        (text) => (JSON.parse(text) as { version?: unknown }).version,
        () => null,
      )
      .catch(() => null);
    if (typeof stated === 'string' && stated !== version) return stated;
  }
  return null;
}
