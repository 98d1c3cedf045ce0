import { MissingFileError } from './errors.js';

/** The content of a file, and the times at which it was known to be current: ms since the epoch. */
export interface Reading {
  text: string;
  /** When this content was first here. */
  seen: number;
  /** When the source was last asked whether it still is so. */
  asked: number;
  /** When it had answered that. */
  told: number;
  /** Version of the data that it is of, where the source tells that with each file. */
  version?: string | undefined;
}

/** Options for reading a file. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Ignore answers that were requested before then, ms since the epoch. Only a source with a cache needs it. */
  after?: number | undefined;
}

/** A source of the files of a release: the service, a mirror, a folder, or a source of the program's own. */
export interface Source {
  /** Its name in messages: an address or a path. */
  readonly name: string;
  /**
   * The text of a file of a release.
   *
   * @param path from the slash, such as `/api/v1/printers/bambu-lab-p1s.json`
   * @throws {MissingFileError} when the source has no such file
   */
  text(path: string, options?: ReadOptions): Promise<string>;
  /** The same with the times that it is known for; sources that keep answers have it. */
  read?(path: string, options?: ReadOptions): Promise<Reading>;
}

/** Reads a file of any source. */
export async function readFromSource(source: Source, path: string, options: ReadOptions): Promise<Reading> {
  if (source.read) return source.read(path, options);
  const asked = Date.now();
  const text = await source.text(path, options);
  const told = Date.now();
  return { text, seen: told, asked, told };
}

/** The content of a file, or `instead` where the source has no such file. */
export function orIfMissing<T, Instead>(reading: Promise<T>, instead: Instead): Promise<T | Instead> {
  return reading.catch((error: unknown) => {
    if (error instanceof MissingFileError) return instead;
    throw error;
  });
}
