import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { UNFINISHED } from './store.js';

/** What was read is not the file that the manifest lists. */
export class DigestMismatchError extends Error {
  override readonly name = 'NotAsListed';
}

/**
 * Writes a file and holds it against its entry while it does. It gets its name only when it is as listed and safe on the
 * disk, so that no crash leaves half of one.
 *
 * @param root folder of the release
 * @throws {DigestMismatchError} what the file system or the source throws otherwise
 */
export async function writeVerified(
  root: string,
  { path: name, bytes, sha256 }: ManifestEntry,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const place = path.join(root, name);
  const unfinished = place + UNFINISHED;
  await mkdir(path.dirname(place), { recursive: true });
  const digest = createHash('sha256');
  let size = 0;
  const file = await open(unfinished, 'w');
  try {
    for await (const piece of content) {
      size += piece.length;
      // No more than what is listed reaches the disk, whatever a source gives.
      if (size > bytes) throw new DigestMismatchError(`more than the ${bytes} bytes that the manifest says`);
      digest.update(piece);
      await file.writeFile(piece);
    }
    if (size !== bytes) throw new DigestMismatchError(`${size} bytes, the manifest says ${bytes}`);
    const found = digest.digest('hex');
    if (found !== sha256) throw new DigestMismatchError(`SHA-256 ${found}, the manifest says ${sha256}`);
    await file.datasync();
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
  await file.close();
  await rename(unfinished, place);
}

/** Writes a text under its name only when it is safe on the disk. */
export async function writeText(root: string, name: string, text: string): Promise<void> {
  const place = path.join(root, name);
  await mkdir(path.dirname(place), { recursive: true });
  const file = await open(place + UNFINISHED, 'w');
  try {
    await file.writeFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(place + UNFINISHED, place);
}
