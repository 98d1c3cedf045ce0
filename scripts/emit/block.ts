import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** Contents of files, one after the other: what is handed to the writing thread in one piece. */
export interface Block {
  bytes: Uint8Array;
  files: readonly { place: string; end: number }[];
}

/** What became of a block: the SHA-256 of each of its files, hexadecimal, or why it could not be written. */
export type Written = { digests: string[] } | { error: string };

/** Bytes of a block, unless one file alone has more. */
export const BLOCK_BYTES = 2 * 1024 * 1024;

/** Role of a thread that runs this file. Started so by Node itself: it may import nothing of the project. */
export const WRITING_THREAD = 'open-print-data: writing thread';

/** Makes the folder of a file, unless it has made it before. */
export function folderMaker(): (place: string) => void {
  const made = new Set<string>();
  return (place) => {
    const folder = path.dirname(place);
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/** Writes the files of blocks, and makes their folders. */
export function blockWriter(): (block: Block) => Written {
  const makeFolderOf = folderMaker();
  return ({ bytes, files }) => {
    const digests: string[] = [];
    let start = 0;
    for (const { place, end } of files) {
      const content = bytes.subarray(start, end);
      start = end;
      try {
        makeFolderOf(place);
        writeFileSync(place, content, { flag: 'wx' });
      } catch (error) {
        // A full disk is told without the name of the file.
        return { error: `cannot write ${place}: ${(error as Error).message}` };
      }
      digests.push(hash('sha256', content));
    }
    return { digests };
  };
}

if (workerData === WRITING_THREAD) {
  const write = blockWriter();
  parentPort?.on('message', (block: Block) =>
    // The memory of the block goes back, to be filled again: fresh memory costs more than what is put into it.
    parentPort?.postMessage({ ...write(block), bytes: block.bytes }, [block.bytes.buffer as ArrayBuffer]),
  );
}
