/** A file to read settings from. Only the slices that are needed are read, so that its size does not matter. */
export interface InputFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The bytes from `start` to before `end`, fewer at the end of the file. @throws when the file cannot be read */
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface Inflated {
  bytes: Uint8Array;
  /** Whether the stream came to its end: not when it is damaged, cut off, or longer than what was asked for. */
  whole: boolean;
}

export interface FilePlatform {
  /** UTF-8 as text; bytes that are none become U+FFFD. */
  text(bytes: Uint8Array): string;
  /** Inflates at most `most` bytes and never throws: `deflate` has the header of zlib, `deflate-raw` has none. */
  inflate(bytes: Uint8Array, form: 'deflate' | 'deflate-raw', most: number): Promise<Inflated>;
}

/** A file that is in memory already. */
export function fileFromBytes(name: string, bytes: Uint8Array): InputFile {
  return { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
