import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { pages } from './byte-cache.js';

/** Content codings that the server makes, the better one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * The content coding that an `Accept-Encoding` field asks for (RFC 9110, 12.5.3), null for none: without the field, where
 * `identity` is rated higher, and where nothing that the server makes is acceptable.
 */
export function negotiateCoding(field: string | undefined): Coding | null {
  if (field === undefined) return null;
  const found = new Negotiator({ headers: { 'accept-encoding': field } }).encoding([...CODINGS, 'identity'], {
    preferred: [...CODINGS],
  });
  return CODINGS.find((coding) => coding === found) ?? null;
}

/** Smaller bodies gain nothing: they fit into one packet, and the header tells more than is saved. Bytes. */
export const LEAST_BYTES = 1024;

/** Types whose content is text, or as compressible. Pictures, fonts and the fragments of the search are compressed already. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm)(?:$|;)/;

/** Whether a body is sent compressed to those who accept it. It depends on the representation alone. */
export function isCompressible(type: string | undefined, bytes: number): boolean {
  return bytes >= LEAST_BYTES && COMPRESSIBLE.test(type ?? '');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best quality that is made in a moment: 3 MB take 30 ms, and twice as long for 5 % less. */
const BROTLI_QUALITY = 6;

/** Largest window, as a power of two. 22 would save a tenth of a megabyte in the largest list, and take 20 MB in each thread. */
const MOST_WINDOW_BITS = 20;

/** Sizes of the pieces that zlib hands out, bytes: it takes as much for each body, however short. */
const CHUNK = { least: 1024, most: 64 * 1024 };

/** A body in a coding, made in a worker thread. */
export function encode(body: Uint8Array, coding: Coding): Promise<Buffer> {
  const chunkSize = Math.min(CHUNK.most, Math.max(CHUNK.least, body.byteLength >> 2));
  if (coding === 'gzip') return zip(body, { chunkSize });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_LGWIN: window } = constants;
  // A window larger than the body takes memory and saves nothing.
  const windowBits = Math.min(MOST_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(body.byteLength))));
  const params = { [quality]: BROTLI_QUALITY, [hint]: body.byteLength, [window]: windowBits };
  return brotli(body, { chunkSize, params });
}

/** Bodies compressed at once: each takes some megabytes in a thread of its own, which the process does not give back. */
const AT_ONCE = 1;

/** Memory for a body that is read in order to be compressed, kept for the next one. Bytes. */
const SCRATCH = 1024 * 1024;

/** Compresses bodies, so many at once. */
export class Compressor {
  private readonly free = Array.from({ length: AT_ONCE }, () => Buffer.allocUnsafeSlow(SCRATCH));
  private readonly waiting: ((scratch: Buffer<ArrayBuffer>) => void)[] = [];

  /** @param read gives the body; it may read it into the memory that it is given, which has room for `bytes` */
  async encode(
    bytes: number,
    read: (into: Buffer) => Uint8Array | Promise<Uint8Array>,
    coding: Coding,
  ): Promise<Buffer> {
    const scratch =
      this.free.pop() ?? (await new Promise<Buffer<ArrayBuffer>>((resolve) => this.waiting.push(resolve)));
    try {
      return await encode(await read(bytes > SCRATCH ? pages(bytes) : scratch.subarray(0, bytes)), coding);
    } finally {
      const next = this.waiting.shift();
      if (next) next(scratch);
      else this.free.push(scratch);
    }
  }
}
