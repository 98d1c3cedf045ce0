import { Release } from '../../docs/src/reference/release.js';
import { handle } from '../../functions/handle.js';
import { folderAssets } from '../../scripts/pipeline/emit/folder-assets.js';

/** A release folder with the service over it, as the build passes both to the site. */
export function releaseIn(folder: string): Release {
  const assets = folderAssets(folder);
  return new Release(folder, (request) => handle(new Request(`http://localhost${request}`), { assets }));
}
