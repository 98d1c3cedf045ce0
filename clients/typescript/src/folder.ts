import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MissingFileError } from './errors.js';
import type { Cache, CacheEntry as Kept } from './http/cache.js';
import type { Source } from './source.js';

/** File system error codes for a missing file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** A release in a folder: the target of `open-print-data mirror`, an unpacked archive, or `dist/` of a build. */
export function folder(root: string): Source {
  return {
    name: root,
    async text(path, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await readFile(join(root, path), { encoding: 'utf8', signal });
      } catch (error) {
        // Node.js rejects with its own AbortError instead of the reason of the signal.
        signal?.throwIfAborted();
        if (MISSING.includes(String((error as NodeJS.ErrnoException).code))) throw new MissingFileError(path, root);
        throw error;
      }
    },
  };
}

/**
 * Caches answers as files in a folder, so that they survive a restart. Files are written atomically, so several
 * programs may share it.
 *
 * @param root created if missing
 */
export function folderCache(root: string): Cache {
  const fileOf = (url: string) => join(root, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  return {
    async get(url) {
      return JSON.parse(await readFile(fileOf(url), 'utf8')) as Kept;
    },
    async set(url, kept) {
      await mkdir(root, { recursive: true });
      const draft = join(root, `${randomUUID()}.part`);
      await writeFile(draft, JSON.stringify(kept));
      await rename(draft, fileOf(url));
    },
  };
}
