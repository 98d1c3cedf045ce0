import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { pages } from './byte-cache.js';

/** Supported content codings, best first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * The content coding that an `Accept-Encoding` field asks for (RFC 9110, 12.5.3); null for none: without the field, if
 * `identity` is rated higher, or if no supported coding is acceptable.
 */
export function negotiateCoding(field: string | undefined): Coding | null {
  if (field === undefined) return null;
  const found = new Negotiator({ headers: { 'accept-encoding': field } }).encoding([...CODINGS, 'identity'], {
    preferred: [...CODINGS],
  });
  return CODINGS.find((coding) => coding === found) ?? null;
}

/** Smaller bodies are not compressed, bytes: they fit into one packet, and the extra header outweighs the savings. */
export const LEAST_BYTES = 1024;

/** Text and other compressible types. Pictures, fonts and the fragments of the search index are already compressed. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm)(?:$|;)/;

/** Whether a body is compressed for clients that accept it. This depends only on the representation. */
export function isCompressible(type: string | undefined, bytes: number): boolean {
  return bytes >= LEAST_BYTES && COMPRESSIBLE.test(type ?? '');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Highest quality that is fast enough: 3 MB take 30 ms; the next one takes twice as long for 5 % less. */
const BROTLI_QUALITY = 6;

/** Largest window, as a power of two. 22 would save 0.1 MB on the largest list, and take 20 MB in each thread. */
const MOST_WINDOW_BITS = 20;

/** Size of the output chunks of zlib, bytes, which it allocates for every body, however short. */
const CHUNK = { least: 1024, most: 64 * 1024 };

/** Compresses a body in a worker thread. */
export function encode(body: Uint8Array, coding: Coding): Promise<Buffer> {
  const chunkSize = Math.min(CHUNK.most, Math.max(CHUNK.least, body.byteLength >> 2));
  if (coding === 'gzip') return zip(body, { chunkSize });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_LGWIN: window } = constants;
  // A window larger than the body takes memory and saves nothing.
  const windowBits = Math.min(MOST_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(body.byteLength))));
  const params = { [quality]: BROTLI_QUALITY, [hint]: body.byteLength, [window]: windowBits };
  return brotli(body, { chunkSize, params });
}

/** Concurrent compressions: each takes some megabytes in its own thread, which the process does not return. */
const AT_ONCE = 1;

/** Size of the reusable buffer for bodies that are read only to be compressed, bytes. */
const SCRATCH = 1024 * 1024;

/** Compresses bodies, with bounded concurrency. */
export class Compressor {
  private readonly free = Array.from({ length: AT_ONCE }, () => Buffer.allocUnsafeSlow(SCRATCH));
  private readonly waiting: ((scratch: Buffer<ArrayBuffer>) => void)[] = [];

  /** @param read returns the body; it may read it into the given buffer, which has room for `bytes` */
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
