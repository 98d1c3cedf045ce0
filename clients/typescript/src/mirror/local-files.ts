import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { inParallel } from './in-parallel.js';

/** Files looked at at once. */
const PARALLEL = 16;

/** Whether a file is there and is the one that the manifest lists: by its size, and by its content where that is asked. */
export async function matchesEntry(root: string, entry: ManifestEntry, byContent: boolean): Promise<boolean> {
  const place = path.join(root, entry.path);
  const stat = await lstat(place).catch(() => null);
  if (!stat?.isFile() || stat.size !== entry.bytes) return false;
  return !byContent || (await sha256Of(place)) === entry.sha256;
}

/** The entries whose files are there as listed. @param onDone told how many were looked at */
export async function matchingEntries(
  root: string,
  entries: readonly ManifestEntry[],
  byContent: boolean,
  onDone: (done: number) => void = () => {},
): Promise<ManifestEntry[]> {
  const found = new Set<ManifestEntry>();
  let done = 0;
  await inParallel(entries, PARALLEL, async (entry) => {
    if (await matchesEntry(root, entry, byContent)) found.add(entry);
    onDone(++done);
  });
  return entries.filter((entry) => found.has(entry));
}

/**
 * Takes files over from a release into the one that is being fetched, whatever their paths are in either: as second
 * names of the same files, or as copies where the file system has no such names.
 *
 * @param from folder of the release, and its entries that are as listed
 * @returns the wanted entries that it has not
 */
export async function takeOver(
  from: { root: string; entries: readonly ManifestEntry[] },
  to: string,
  wanted: readonly ManifestEntry[],
): Promise<ManifestEntry[]> {
  const places = new Map(from.entries.map(({ sha256, path: file }) => [sha256, file]));
  const lacking: ManifestEntry[] = [];
  await inParallel(wanted, PARALLEL, async (entry) => {
    const source = places.get(entry.sha256);
    if (source === undefined) return void lacking.push(entry);
    const target = path.join(to, entry.path);
    await mkdir(path.dirname(target), { recursive: true });
    await link(path.join(from.root, source), target).catch(() => copyFile(path.join(from.root, source), target));
  });
  return lacking;
}

/** Takes away what lies below a folder and is none of these files. */
export async function removeOtherFiles(root: string, files: ReadonlySet<string>): Promise<void> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of found) {
    if (entry.isDirectory()) continue;
    const place = path.join(entry.parentPath, entry.name);
    if (!files.has(`/${path.relative(root, place).split(path.sep).join('/')}`)) await rm(place, { force: true });
  }
}

async function sha256Of(place: string): Promise<string> {
  const digest = createHash('sha256');
  return pipeline(createReadStream(place), digest).then(
    () => digest.digest('hex'),
    () => '',
  );
}
