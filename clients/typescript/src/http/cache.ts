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

/**
 * Parses `Cache-Control` and `Age` (RFC 9111) as a private cache does: whether an answer may be cached, how long it
 * remains fresh, and its age on arrival, ms.
 */
export function parseCachePolicy(headers: Headers): { store: boolean; freshMs: number; ageMs: number } {
  const directives = (headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  const maxAge = directives.map((one) => /^max-age="?(\d+)/.exec(one)?.[1]).find((found) => found !== undefined);
  const ageMs = 1000 * (Number(headers.get('Age')) || 0);
  const lifetime = directives.includes('no-cache') ? 0 : 1000 * Number(maxAge ?? 0);
  return { store: !directives.includes('no-store'), freshMs: Math.max(0, lifetime - ageMs), ageMs };
}

/** Seconds until the source accepts a retry, from `Retry-After` as a number of seconds or a date (RFC 9110). */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  // Uses the server's clock if there is a Date header: the local clock may be wrong.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return Math.max(0, (at - now) / 1000);
}
