import type { Readable } from 'node:stream';
import { folderPlace } from './folder-place.js';
import { webPlace } from './web-place.js';

/** How a place told which manifest it gave, so that it can be asked for a newer one alone. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** How to read one file. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Past every cache on the way: what a cache gave was not right. */
  fresh?: boolean;
}

/** A copy of a release, byte by byte: a folder or a server. */
export interface Place {
  /** What to call it. */
  name: string;
  /** The text of a small file. @throws {Absent} when there is none */
  text(path: string, options?: ReadOptions): Promise<string>;
  /** The content of a file piece by piece. @throws {Absent} when there is none, {@link Busy} when it may be had later */
  content(path: string, options?: ReadOptions): AsyncIterable<Uint8Array> | Readable;
  /**
   * A text that may have changed, and what to ask by the next time.
   *
   * @param known what it gave the last time
   * @returns null when it is still the same
   */
  newer(path: string, known: Validators | null, options?: ReadOptions): Promise<Newer | null>;
  /** Paths of all its files; null for a server, which does not tell. */
  list(): Promise<string[] | null>;
}

/** A text that is newer than the one that was known. */
export interface Newer {
  text: string;
  validators: Validators;
}

/** The place that an address or a path names. */
export function placeOf(name: string): Place {
  return /^https?:\/\//.test(name) ? webPlace(name.replace(/\/+$/, '')) : folderPlace(name);
}
