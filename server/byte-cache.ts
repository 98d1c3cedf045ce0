/** Memory that is taken and given back as one: bodies of all sizes would leave holes that the process never gives back. */
interface Slab {
  memory: Buffer;
  /** Bytes that have been handed out, from the start. */
  used: number;
  keys: string[];
  isKept: boolean;
}

interface Entry {
  body: Buffer;
  slab: Slab;
  /** Whether it was asked for since it was put there. */
  wasUsed: boolean;
}

/** Hands out memory of the cache to be filled. */
export type Place = (bytes: number) => Buffer;

/** Size of a slab; what is larger than half of it has one of its own. Bytes. */
const SLAB = 1024 * 1024;

/**
 * Bodies by key, in at most so many bytes of memory. Beyond that, the oldest slab is given up, with those of its bodies
 * that nobody asked for since; the others move on. What is larger than an eighth of the bound is not kept, so that one
 * file never drives out all others.
 */
export class ByteCache {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  /** The oldest first. */
  private slabs: Slab[] = [];
  private open: Slab | undefined;
  private bytes = 0;
  /** Size of the largest body that is kept, bytes. */
  readonly largest: number;

  constructor(private readonly most: number) {
    this.largest = Math.floor(most / 8);
  }

  /** The value of a key; it does not count as asked for. */
  peek(key: string): Buffer | undefined {
    return this.entries.get(key)?.body;
  }

  /**
   * The value of a key, at once; else what `make` gives, made once for all who ask meanwhile.
   *
   * @param make may fill memory that it takes from the cache; what it gives otherwise is copied there
   */
  get(key: string, make: (place: Place) => Promise<Buffer>): Buffer | Promise<Buffer> {
    const known = this.entries.get(key);
    if (known) {
      known.wasUsed = true;
      return known.body;
    }
    let making = this.underWay.get(key);
    if (!making) {
      making = this.make(key, make);
      this.underWay.set(key, making);
    }
    return making;
  }

  /** Bytes of memory that are taken. */
  get size(): number {
    return this.bytes;
  }

  private async make(key: string, make: (place: Place) => Promise<Buffer>): Promise<Buffer> {
    try {
      let placed: { body: Buffer; slab: Slab | null } | undefined;
      const made = await make((bytes) => {
        placed = this.place(bytes);
        return placed.body;
      });
      placed ??= this.copied(made);
      const { body, slab } = placed;
      if (slab?.isKept) this.register(key, body, slab);
      return body;
    } finally {
      this.underWay.delete(key);
    }
  }

  private register(key: string, body: Buffer, slab: Slab): void {
    slab.keys.push(key);
    this.entries.set(key, { body, slab, wasUsed: false });
  }

  private copied(made: Buffer): { body: Buffer; slab: Slab | null } {
    if (made.byteLength > this.largest) return { body: made, slab: null };
    const placed = this.place(made.byteLength);
    made.copy(placed.body);
    return placed;
  }

  private place(bytes: number): { body: Buffer; slab: Slab | null } {
    if (bytes > this.largest) return { body: pages(bytes), slab: null };
    const slab = this.slabFor(bytes);
    const body = slab.memory.subarray(slab.used, slab.used + bytes);
    slab.used += bytes;
    return { body, slab };
  }

  private slabFor(bytes: number): Slab {
    const usual = Math.min(SLAB, this.largest);
    const isOwn = bytes > usual / 2;
    if (!isOwn && this.open?.isKept && this.open.used + bytes <= usual) return this.open;
    const size = isOwn ? bytes : usual;
    const moving: [key: string, body: Buffer][] = [];
    while (this.slabs.length > 0 && this.bytes + size > this.most) moving.push(...this.giveUpOldest());
    const slab: Slab = { memory: pages(size), used: 0, keys: [], isKept: true };
    this.slabs.push(slab);
    this.bytes += size;
    if (!isOwn) this.open = slab;
    // What does not fit beside what is to be placed is given up as well: the memory that is freed is never less than that.
    for (const [key, body] of isOwn ? [] : moving)
      if (slab.used + body.byteLength + bytes <= size) {
        const own = slab.memory.subarray(slab.used, slab.used + body.byteLength);
        body.copy(own);
        slab.used += body.byteLength;
        this.register(key, own, slab);
      }
    return slab;
  }

  /** Gives up the oldest slab. @returns its bodies that were asked for */
  private giveUpOldest(): [key: string, body: Buffer][] {
    const slab = this.slabs.shift() as Slab;
    slab.isKept = false;
    this.bytes -= slab.memory.byteLength;
    return slab.keys.flatMap((key) => {
      const { body, wasUsed } = this.entries.get(key) as Entry;
      this.entries.delete(key);
      return wasUsed ? [[key, body] as [string, Buffer]] : [];
    });
  }
}

/** Memory of pages of its own, as that of a buffer which may be resized is: what comes from the heap is seldom given back. */
export function pages(bytes: number): Buffer<ArrayBuffer> {
  return Buffer.from(new ArrayBuffer(bytes, { maxByteLength: bytes }));
}
