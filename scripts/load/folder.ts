import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Listing, listFolder } from './listing.js';

/** A data folder to read from: what lies in it, and the content of each file by its path below it. */
export interface Folder {
  path: string;
  listing: Listing;
  /** @throws when the file cannot be read */
  bytes(file: string): Buffer;
}

/** A data folder as it lies on disk now. */
export function openFolder(folder: string): Folder {
  // Synchronous: a thousand small files are read in a fifth of the time that promises take.
  return { path: folder, listing: listFolder(folder), bytes: (file) => readFileSync(path.join(folder, file)) };
}
