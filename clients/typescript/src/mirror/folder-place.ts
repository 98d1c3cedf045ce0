import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Absent, codeOf } from './faults.js';
import type { Place } from './place.js';

/** A release in a folder. */
export function folderPlace(root: string): Place {
  const text = (file: string) =>
    readFile(path.join(root, file), 'utf8').catch((error: unknown) => {
      throw absence(error);
    });
  return {
    name: root,
    text,
    async *content(file, { signal } = {}) {
      try {
        yield* createReadStream(path.join(root, file), { signal });
      } catch (error) {
        throw absence(error);
      }
    },
    newer: async (file) => ({ text: await text(file), validators: { etag: null, lastModified: null } }),
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
    },
  };
}

function absence(error: unknown): unknown {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) ? new Absent('not found') : error;
}
