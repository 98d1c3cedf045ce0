import { MissingFileError } from './errors.js';

/** The content of a file. */
export interface Reading {
  text: string;
  /** When the source was last asked whether it is current, ms since the epoch. */
  asked: number;
  /** Data version of the file, if the source states it with each file. */
  version?: string | undefined;
}

/** Options for reading a file. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Ignores answers requested then or before, ms since the epoch. Only sources with a cache need it. */
  after?: number | undefined;
}

/** A source of the files of a release: the service, a mirror, a folder, or a custom source. */
export interface Source {
  /** Its name in messages: an address or a path. */
  readonly name: string;
  /**
   * The text of a file of the release.
   *
   * @param path with a leading slash, such as `/api/v1/printers/bambu-lab-p1s.json`
   * @throws {MissingFileError} if the source has no such file
   */
  text(path: string, options?: ReadOptions): Promise<string>;
  /** Like `text`, with the times at which it was known to be current; implemented by sources with a cache. */
  read?(path: string, options?: ReadOptions): Promise<Reading>;
}

/** Reads a file from any source. */
export async function readFromSource(source: Source, path: string, options: ReadOptions): Promise<Reading> {
  if (source.read) return source.read(path, options);
  const asked = Date.now();
  return { text: await source.text(path, options), asked };
}

/**
 * A source for one call: its readings end with the call.
 *
 * @param onRead receives the path of each file that was read
 */
export function duringCall(source: Source, signal: AbortSignal | undefined, onRead?: (path: string) => void): Source {
  const { name } = source;
  const read = async (path: string, options: ReadOptions = {}) => {
    const signals = [signal, options.signal].filter((one) => one !== undefined);
    const own = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
    const reading = await readFromSource(source, path, { ...options, signal: own });
    onRead?.(path);
    return reading;
  };
  return { name, read, text: async (path, options) => (await read(path, options)).text };
}

/** The content of a file, or `instead` if the source does not have it. */
export function orIfMissing<T, Instead>(reading: Promise<T>, instead: Instead): Promise<T | Instead> {
  return reading.catch((error: unknown) => {
    if (error instanceof MissingFileError) return instead;
    throw error;
  });
}
