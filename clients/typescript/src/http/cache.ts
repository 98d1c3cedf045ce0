import type { Reading } from '../source.js';

/** A cached answer. */
export interface CacheEntry extends Reading {
  etag: string | null;
  /** Fresh until then without revalidation, ms since the epoch. */
  fresh: number;
}

/** Caches answers by URL. Its errors are ignored: a full disk must not stop a program that only reads. */
export interface Cache {
  get(url: string): Promise<CacheEntry | undefined> | CacheEntry | undefined;
  set(url: string, kept: CacheEntry): Promise<void> | void;
}

/**
 * Caches answers in memory for the lifetime of the program, evicting the least recently used.
 *
 * @param bytes maximum total size of texts and URLs, at two bytes per character
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
        // The last entry of the map is the most recently used.
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
