import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EtagTree } from '../../../core/contract/etag-tree.js';
import { FILES } from '../../../core/contract/paths.js';
import type { FurtherNames, Names } from '../../../core/names/spellings.js';
import type { Assets } from '../../../functions/types.js';

/** The files of a release folder as assets of the service. Parsed files are cached. */
export function folderAssets(folder: string): Assets {
  const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  let etags: EtagTree | undefined;
  let names: Names | undefined;
  let furtherNames: FurtherNames | undefined;
  return {
    etags: async () => (etags ??= json<EtagTree>(FILES.etags)),
    // No version, so that quotes in pages and descriptions do not change with each release.
    version: async () => null,
    names: async () => (names ??= json<Names>(FILES.names)),
    furtherNames: async () => (furtherNames ??= json<FurtherNames>(FILES.furtherNames)),
    async open(file) {
      const place = path.join(folder, file);
      return existsSync(place) ? { body: new Uint8Array(readFileSync(place)) } : null;
    },
  };
}
