import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from '../../functions/assets.js';
import { FILES } from '../../functions/paths.js';

/** The files of a release folder, as the handler wants them. */
export function releaseAssets(folder: string): Assets {
  const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const etags = json<Awaited<ReturnType<Assets['etags']>>>(FILES.etags);
  const names = json<Awaited<ReturnType<Assets['names']>>>(FILES.names);
  return {
    etags: async () => etags,
    names: async () => names,
    async open(file) {
      const place = path.join(folder, file);
      return existsSync(place) ? { body: new Uint8Array(readFileSync(place)) } : null;
    },
  };
}
