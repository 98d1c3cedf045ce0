import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, type FileHandle, link, lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';

/** Maximum number of files checked in parallel. */
const PARALLEL = 16;

/** Whether a file exists and matches its manifest entry, by size or also by content. */
async function matchesEntry(root: string, entry: ManifestEntry, byContent: boolean): Promise<boolean> {
  const place = path.join(root, entry.path);
  const stat = await lstat(place).catch(() => null);
  if (!stat?.isFile() || stat.size !== entry.bytes) return false;
  return !byContent || isVerified(entry, createReadStream(place)).catch(() => false);
}

/** The entries whose files match. @param onDone called with the number of files checked */
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
 * Adds files of one release to the one being fetched, matched by content regardless of path: as hard links, or as
 * copies if the file system does not support them.
 *
 * @param from folder of the release, and its verified entries
 * @returns the wanted entries that it lacks
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

/** Paths of all files below a folder, with a leading slash. */
export async function filesBelow(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

/** Deletes all other files below a folder, and the folders that this leaves empty. */
export async function removeOtherFiles(root: string, files: ReadonlySet<string>): Promise<void> {
  for (const file of await filesBelow(root).catch(() => []))
    if (!files.has(file)) await rm(path.join(root, file), { force: true });
  // The path of an empty folder may be a file in another release. Deepest folders first; non-empty ones stay.
  const folders = (await readdir(root, { recursive: true, withFileTypes: true })).filter((one) => one.isDirectory());
  const places = folders.map(({ parentPath, name }) => path.join(parentPath, name));
  for (const place of places.sort((a, b) => b.length - a.length)) await rmdir(place).catch(() => {});
}

/** The content of a file differs from its manifest entry. */
export class DigestMismatchError extends Error {
  override readonly name = 'NotAsListed';
}

/**
 * Writes a file while verifying it against its entry. It is renamed to its final name only once it is verified and
 * flushed to disk, so that a crash leaves no partial file.
 *
 * @param root folder of the release
 * @throws {DigestMismatchError}, and the errors of the file system or the source
 */
export function writeVerified(root: string, entry: ManifestEntry, content: AsyncIterable<Uint8Array>): Promise<void> {
  return writeSafely(root, entry.path, async (file) => {
    for await (const piece of verified(entry, content)) await file.writeFile(piece);
  });
}

/** The chunks of a file up to the listed size, whatever the source sends. @throws {DigestMismatchError} */
async function* verified({ bytes, sha256 }: ManifestEntry, content: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > bytes) throw new DigestMismatchError(`more than the ${bytes} bytes that the manifest says`);
    digest.update(piece);
    yield piece;
  }
  if (size !== bytes) throw new DigestMismatchError(`${size} bytes, the manifest says ${bytes}`);
  const found = digest.digest('hex');
  if (found !== sha256) throw new DigestMismatchError(`SHA-256 ${found}, the manifest says ${sha256}`);
}

/** Reads a whole file. @returns true. @throws {DigestMismatchError} if it differs from its entry */
export async function isVerified(entry: ManifestEntry, content: AsyncIterable<Uint8Array>): Promise<true> {
  for await (const _ of verified(entry, content));
  return true;
}

/** Writes a text and renames it to its final name once it is flushed to disk. */
export function writeText(root: string, name: string, text: string): Promise<void> {
  return writeSafely(root, name, (file) => file.writeFile(text));
}

/** Suffix of files being written; no file of a release has it. */
const UNFINISHED = '.part~';

async function writeSafely(root: string, name: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const place = path.join(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  const file = await open(place + UNFINISHED, 'w');
  try {
    await write(file);
    await file.datasync();
  } catch (error) {
    await file.close();
    await rm(place + UNFINISHED, { force: true });
    throw error;
  }
  await file.close();
  await rename(place + UNFINISHED, place);
}

/** Processes items with limited concurrency. Rejects with the first failure and starts no item after it. */
export async function inParallel<T>(
  items: Iterable<T>,
  parallel: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const results = await Promise.allSettled(
    Array.from({ length: parallel }, async () => {
      for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
        try {
          await work(next.value);
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
