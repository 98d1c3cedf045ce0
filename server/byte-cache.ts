/**
 * A slab: memory allocated and freed as one. Allocating bodies one by one would fragment the heap, and the process
 * would never return that memory.
 */
interface Slab {
  memory: Buffer;
  /** Bytes allocated so far, from the start. */
  used: number;
  keys: string[];
  isKept: boolean;
}

interface Entry {
  body: Buffer;
  slab: Slab;
  /** Whether it has been requested since it was cached. */
  wasUsed: boolean;
}

/** Allocates memory of the cache, to be filled by the caller. */
export type Place = (bytes: number) => Buffer;

/** Size of a slab, bytes. A body larger than half of it gets a slab of its own. */
const SLAB = 1024 * 1024;

/**
 * Caches bodies by key in a bounded amount of memory. At the bound, the oldest slab is evicted: bodies that were
 * requested since they were cached move to a new slab, the others are dropped. A body larger than an eighth of the
 * bound is not cached, so that one file never evicts all others.
 */
export class ByteCache {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  /** Oldest first. */
  private slabs: Slab[] = [];
  private open: Slab | undefined;
  private bytes = 0;
  /** Size of the largest body that is cached, bytes. */
  readonly largest: number;

  constructor(private readonly most: number) {
    this.largest = Math.floor(most / 8);
  }

  /** The value of a key, without marking it as requested. */
  peek(key: string): Buffer | undefined {
    return this.entries.get(key)?.body;
  }

  /**
   * The value of a key, synchronously if it is cached; otherwise the result of `make`, which runs once for all
   * concurrent callers.
   *
   * @param make may write into memory that it allocates from the cache; any other result is copied there
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

  /** Allocated memory, bytes. */
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
    // Bodies that do not fit beside the new one are dropped too: an eviction always frees at least the memory that is
    // needed.
    for (const [key, body] of isOwn ? [] : moving)
      if (slab.used + body.byteLength + bytes <= size) {
        const own = slab.memory.subarray(slab.used, slab.used + body.byteLength);
        body.copy(own);
        slab.used += body.byteLength;
        this.register(key, own, slab);
      }
    return slab;
  }

  /** Evicts the oldest slab. @returns its bodies that were requested */
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

/** Memory in pages of its own, which a resizable buffer has: the process seldom returns memory from the heap. */
export function pages(bytes: number): Buffer<ArrayBuffer> {
  return Buffer.from(new ArrayBuffer(bytes, { maxByteLength: bytes }));
}
