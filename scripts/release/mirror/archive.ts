import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { checksumLines } from '../../../core/contract/manifest.js';

/** Metadata of every file in the archive, independent of clock and user: 2000-01-01, readable by all. */
const FIXED = { mtime: new Date('2000-01-01T00:00:00Z'), mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' };

/** Offset of the operating system in a gzip header (RFC 1952, 2.3), and the value that names none. */
const GZIP_SYSTEM = 9;
const UNKNOWN = 255;

/** A file to put into an archive. */
export interface Packed {
  /** Path in the archive, with forward slashes. */
  name: string;
  from: string;
}

/**
 * Writes files into a gzip-compressed tar archive, below one folder, with a `SHA256SUMS` for `sha256sum --check`.
 * Reproducible: order, times, modes and owners are fixed. The archive gets its name only once it is complete.
 *
 * @returns its size, bytes, and its SHA-256
 */
export async function writeArchive(
  files: readonly Packed[],
  folder: string,
  target: string,
): Promise<{ bytes: number; sha256: string }> {
  const tar = pack();
  const hash = createHash('sha256');
  const gzip = createGzip({ level: 9 });
  gzip.once('data', (start: Buffer) => start.writeUInt8(UNKNOWN, GZIP_SYSTEM));
  gzip.on('data', (piece: Buffer) => hash.update(piece));
  const unfinished = `${target}.part`;
  const file = createWriteStream(unfinished);
  try {
    await Promise.all([fill(tar, files, folder), pipeline(tar, gzip, file)]);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, target);
  return { bytes: file.bytesWritten, sha256: hash.digest('hex') };
}

async function fill(tar: ReturnType<typeof pack>, files: readonly Packed[], folder: string): Promise<void> {
  const add = (name: string, content: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ ...FIXED, name: path.posix.join(folder, name) }, content, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  const sums: Parameters<typeof checksumLines>[0][number][] = [];
  for (const { name, from } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = await readFile(from);
    sums.push({ path: `/${name}`, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    await add(name, content);
  }
  await add('SHA256SUMS', checksumLines(sums));
  tar.finalize();
}
