import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MissingFileError } from './errors.js';
import type { Cache, CacheEntry as Kept } from './http/cache.js';
import type { Source } from './source.js';

/** Error codes of a file system for a missing file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** A release in a folder: what `open-print-data mirror` fetched, an unpacked archive, or `dist/` of a build. */
export function folder(root: string): Source {
  return {
    name: root,
    async text(path, { signal } = {}) {
      signal?.throwIfAborted();
      try {
        return await readFile(join(root, path), { encoding: 'utf8', signal });
      } catch (error) {
        // The platform words an abort in its own way.
        signal?.throwIfAborted();
        if (MISSING.includes(String((error as NodeJS.ErrnoException).code))) throw new MissingFileError(path, root);
        throw error;
      }
    },
  };
}

/**
 * Keeps answers as files in a folder, so that they outlive the program. Several programs may share it: a file is whole or
 * not there.
 *
 * @param root made when it is not there
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
