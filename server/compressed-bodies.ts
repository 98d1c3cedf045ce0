import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-coding.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best quality that is made in a moment: 3 MB take 30 ms, and twice as long for 5 % less. */
const BROTLI_QUALITY = 6;

function encode(body: Uint8Array, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return zip(body);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return brotli(body, { params: { [quality]: BROTLI_QUALITY, [hint]: body.byteLength } });
}

/** The same bytes in a buffer of their size: zlib's own has 64 KiB at least, which would be kept with each short body. */
function alone(made: Buffer): Buffer {
  if (made.buffer.byteLength === made.byteLength) return made;
  const own = Buffer.allocUnsafeSlow(made.byteLength);
  made.copy(own);
  return own;
}

/**
 * A cache of compressed bodies, each made on its first request in a worker thread. They are kept by the entity tag of
 * their content, so that they outlive a release whose content stays the same. Beyond `mostBytes` the least recently used
 * are dropped.
 */
export class CompressedBodies {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /**
   * A body in a coding; at once where it is kept.
   *
   * @param etag of the body as it is: strong, and made of its content
   */
  get(body: Uint8Array, etag: string, coding: Coding): Buffer | Promise<Buffer> {
    const key = `${coding} ${etag}`;
    const known = this.kept.get(key);
    if (known) {
      // Put back last: the map's order is that of the last request.
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    let making = this.underWay.get(key);
    if (!making) {
      making = this.make(key, body, coding);
      this.underWay.set(key, making);
    }
    return making;
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.bytes;
  }

  private async make(key: string, body: Uint8Array, coding: Coding): Promise<Buffer> {
    try {
      const made = alone(await encode(body, coding));
      this.keep(key, made);
      return made;
    } finally {
      this.underWay.delete(key);
    }
  }

  private keep(key: string, made: Buffer): void {
    if (made.byteLength > this.mostBytes) return;
    this.kept.set(key, made);
    this.bytes += made.byteLength;
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.bytes <= this.mostBytes) return;
      this.kept.delete(oldest);
      this.bytes -= byteLength;
    }
  }
}
