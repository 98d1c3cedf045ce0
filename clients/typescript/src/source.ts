/** What a file holds, and when that was known to be so: ms since the epoch. */
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

/** How a file is read. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** What was not asked for since then (ms since the epoch) does not count. Only a source that keeps answers needs it. */
  after?: number | undefined;
}

/** Where the files of a release are read from: the service, a mirror, a folder, or whatever a program makes. */
export interface Source {
  /** What to call it: an address or a path. */
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
