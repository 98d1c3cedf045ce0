import type { Cache, CacheEntry } from './http/cache.js';

/** Header of an answer in the storage that says what else is known of it. */
const KNOWN = 'X-Open-Print-Data';

/**
 * Keeps answers in the storage that browsers, Deno and workers have for them, so that they outlive the page.
 *
 * @param name of the storage among those of the same origin
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
