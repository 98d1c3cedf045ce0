import { createHash } from 'node:crypto';
import { type Manifest, type ManifestEntry, parseManifest } from '../../functions/manifest.js';
import { FILES } from '../../functions/paths.js';
import { Absent, reason, type Source } from './source.js';

/** A file of a copy that is not as the manifest says. */
export interface Finding {
  path: string;
  problem: 'missing' | 'changed' | 'extra' | 'unreadable';
  /** What is different. */
  detail: string;
}

/** What a comparison found. */
export interface Verification {
  version: string;
  files: number;
  bytes: number;
  /** Sorted by path; none when the copy is whole. */
  findings: Finding[];
  /** Set when files of more than one release are mixed: the version that the copy's other half is of. */
  otherVersion: string | null;
}

/** What lies beside a release without being served: settings of the platform, and what the archive adds. */
const NOT_PUBLISHED = ['/_headers', '/_redirects', '/.assetsignore', '/LICENSE', '/LICENSE-DATA.md', '/SHA256SUMS'];

/**
 * Compares every file of a copy with the manifest, by size and SHA-256.
 *
 * @param trusted the manifest to hold the copy against; its own when left out
 * @param parallel files looked at at once
 * @param onProgress told how many files have been looked at
 * @throws when there is no manifest to compare with, or it contradicts itself
 */
export async function verify(
  source: Source,
  trusted: Source | null,
  parallel: number,
  onProgress: (done: number, of: number) => void,
): Promise<Verification> {
  const manifest = await readManifest(trusted ?? source);
  const findings: Finding[] = [];
  const rest = manifest.entries.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const entry of rest) {
        const finding = await compare(source, entry);
        if (finding) findings.push(finding);
        onProgress(++done, manifest.files);
      }
    }),
  );
  findings.push(...(await extras(source, manifest)));
  findings.sort((a, b) => (a.path < b.path ? -1 : 1));
  const { version, files, bytes } = manifest;
  return { version, files, bytes, findings, otherVersion: await otherVersion(source, manifest, findings) };
}

/** The manifest of a source. @throws when it has none, or one that contradicts itself */
export async function readManifest(source: Source): Promise<Manifest> {
  const text = await source.text(FILES.manifest);
  try {
    return parseManifest(text, (content) => createHash('sha256').update(content).digest('hex'));
  } catch (error) {
    throw new Error(`${source.name}${FILES.manifest}: ${(error as Error).message}`);
  }
}

async function compare(source: Source, { path, bytes, sha256 }: ManifestEntry): Promise<Finding | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of source.content(path)) {
      hash.update(piece);
      size += piece.length;
    }
  } catch (error) {
    if (error instanceof Absent) return { path, problem: 'missing', detail: '' };
    return { path, problem: 'unreadable', detail: reason(error) };
  }
  if (size !== bytes) return { path, problem: 'changed', detail: `${size} bytes, the manifest says ${bytes}` };
  const digest = hash.digest('hex');
  if (digest === sha256) return null;
  return { path, problem: 'changed', detail: `SHA-256 ${digest}, the manifest says ${sha256}` };
}

/** Files that the manifest does not list; outside /api/ only where it lists the site too. */
async function extras(source: Source, { entries }: Manifest): Promise<Finding[]> {
  const known = new Set([...entries.map(({ path }) => path), FILES.manifest, ...NOT_PUBLISHED]);
  const wholeSite = entries.some(({ path }) => !path.startsWith('/api/'));
  const paths = (await source.list()) ?? [];
  return paths
    .filter((path) => !known.has(path) && (wholeSite || path.startsWith('/api/')))
    .map((path) => ({ path, problem: 'extra' as const, detail: '' }));
}

/**
 * Half a release: the manifest, or the file that states the version, is of another one than the rest. A copy whose
 * files are damaged only still states the manifest's version.
 */
async function otherVersion(
  source: Source,
  { version }: Manifest,
  findings: readonly Finding[],
): Promise<string | null> {
  if (findings.length === 0) return null;
  for (const file of [FILES.index, FILES.manifest]) {
    const stated = await source
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
