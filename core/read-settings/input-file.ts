import { FileRefused } from './messages.js';

/** A file to read settings from. Only the required slices are read, so its size does not matter. */
export interface InputFile {
  name: string;
  /** Size in bytes. */
  size: number;
  /** Reads the bytes from `start` to before `end`, fewer at the end of the file. @throws if the file cannot be read */
  read(start: number, end: number): Promise<Uint8Array>;
}

export interface Inflated {
  bytes: Uint8Array;
  /** Whether the stream ended: false if it is damaged, truncated or longer than requested. */
  whole: boolean;
}

export interface FilePlatform {
  /** Decodes UTF-8; invalid bytes become U+FFFD. */
  text(bytes: Uint8Array): string;
  /** Inflates at most `most` bytes and never throws: `deflate` has a zlib header, `deflate-raw` has none. */
  inflate(bytes: Uint8Array, form: 'deflate' | 'deflate-raw', most: number): Promise<Inflated>;
}

/**
 * A view of a number of bytes of a file.
 *
 * @param what names the kind of file if it ends before
 * @throws {@link FileRefused}
 */
export async function viewAt(file: InputFile, start: number, length: number, what: string): Promise<DataView> {
  const bytes = await file.read(start, start + length);
  if (bytes.length < length) throw new FileRefused('damaged', what);
  return viewOf(bytes);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A file in memory. */
export function fileFromBytes(name: string, bytes: Uint8Array): InputFile {
  return { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
