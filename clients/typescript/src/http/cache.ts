import type { Reading } from '../source.js';

/** An answer that is kept. */
export interface CacheEntry extends Reading {
  etag: string | null;
  /** Until when it may be used without asking, ms since the epoch. */
  fresh: number;
}

/** Keeps answers, by address. What it throws is ignored: a full disk does not stop a program that only reads. */
export interface Cache {
  get(url: string): Promise<CacheEntry | undefined> | CacheEntry | undefined;
  set(url: string, kept: CacheEntry): Promise<void> | void;
}

/**
 * Keeps answers in memory, as long as the program runs: those used last, up to a number of bytes.
 *
 * @param bytes most that texts and addresses may take together, at two bytes a character
 */
export function memoryCache({ bytes = 32 * 2 ** 20 }: { bytes?: number } = {}): Cache {
  const entries = new Map<string, CacheEntry>();
  let used = 0;
  const sizeOf = (url: string, { text }: CacheEntry) => 2 * (url.length + text.length);
  const drop = (url: string) => {
    const entry = entries.get(url);
    if (!entry) return;
    used -= sizeOf(url, entry);
    entries.delete(url);
  };
  return {
    get(url) {
      const entry = entries.get(url);
      if (entry) {
        // The last in the map is the one used last.
        entries.delete(url);
        entries.set(url, entry);
      }
      return entry;
    },
    set(url, kept) {
      drop(url);
      const size = sizeOf(url, kept);
      if (size > bytes) return;
      entries.set(url, kept);
      used += size;
      for (const oldest of entries.keys()) {
        if (used <= bytes) return;
        drop(oldest);
      }
    },
  };
}
