import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** A file to write: its path, and its chunks in order. */
export interface FileToWrite {
  place: string;
  pieces: readonly Uint8Array[];
}

/** `workerData` of a thread that writes the files it receives, and posts the SHA-256 of each or the error. */
export const WRITING_THREAD = 'write files';

if (workerData === WRITING_THREAD)
  parentPort?.on('message', (file: FileToWrite) => {
    try {
      parentPort?.postMessage(writeFile(file));
    } catch (error) {
      parentPort?.postMessage(error);
    }
  });

/**
 * Writes a file that must not exist yet.
 *
 * @returns its SHA-256, 64 hexadecimal digits
 * @throws when it cannot be written, with the path
 */
export function writeFile({ place, pieces }: FileToWrite): string {
  const digest = createHash('sha256');
  for (const piece of pieces) digest.update(piece);
  try {
    writePieces(place, pieces);
  } catch (error) {
    // The error of a full disk does not name the file.
    throw new Error(`cannot write ${place}: ${(error as Error).message}`, { cause: error });
  }
  return digest.digest('hex');
}

/** The chunks are written as they are: concatenating them first costs as much as composing all records. */
function writePieces(place: string, pieces: readonly Uint8Array[]): void {
  const file = openNew(place);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

function openNew(place: string): number {
  try {
    return openSync(place, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(place), { recursive: true });
    return openSync(place, 'wx');
  }
}
