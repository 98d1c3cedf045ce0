import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from '../../functions/assets.js';
import { FILES } from '../../functions/paths.js';

/** The files of a release folder, as the service reads them. */
export function folderAssets(folder: string): Assets {
  const read = (file: string) => readFileSync(path.join(folder, file));
  return {
    etags: async () => JSON.parse(read(FILES.etags).toString()),
    names: async () => JSON.parse(read(FILES.names).toString()),
    open: async (file) => ({ body: read(file) }),
  };
}
