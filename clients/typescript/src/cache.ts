import type { Cache, CacheEntry } from './http/cache.js';

/** Response header in the cache storage that contains the other fields of the entry. */
const KNOWN = 'X-Open-Print-Data';

/**
 * Caches answers in the Cache Storage of browsers, Deno and workers, so that they survive a page reload.
 *
 * @param name of the cache, unique within the origin
 */
export function storageCache(name = 'open-print-data'): Cache {
  return {
    async get(url) {
      const found = await (await caches.open(name)).match(url);
      const known = found?.headers.get(KNOWN);
      return found && known
        ? { ...(JSON.parse(known) as Omit<CacheEntry, 'text'>), text: await found.text() }
        : undefined;
    },
    async set(url, { text, ...known }) {
      const headers = { [KNOWN]: JSON.stringify(known), 'Cache-Control': 'max-age=31536000' };
      await (await caches.open(name)).put(url, new Response(text, { headers }));
    },
  };
}
