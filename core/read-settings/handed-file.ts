/** A file that somebody hands over. Only the slices that are asked for are read, so that its size does not matter. */
export interface HandedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The bytes from `start` to before `end`, fewer at the end of the file. @throws when the file cannot be read */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** What came out of a compressed stream. */
export interface Inflated {
  bytes: Uint8Array;
  /** Whether the stream came to its end: not when it is damaged, cut off, or longer than what was asked for. */
  whole: boolean;
}

/** What reading takes from the platform that it runs on. */
export interface Platform {
  /** UTF-8 as text; bytes that are none become U+FFFD. */
  text(bytes: Uint8Array): string;
  /** Inflates at most `most` bytes and never throws: `deflate` has the header of zlib, `deflate-raw` has none. */
  inflate(bytes: Uint8Array, form: 'deflate' | 'deflate-raw', most: number): Promise<Inflated>;
}

/** A file that is in memory already. */
export function handedBytes(name: string, bytes: Uint8Array): HandedFile {
  return { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
