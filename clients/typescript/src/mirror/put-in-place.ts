import { existsSync } from 'node:fs';
import { readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from './store.js';

/**
 * Takes a release that is here already, but is not served, for the one that is to be fetched: of a run that was killed
 * just before its end, or the one before the served one, to which the source went back.
 *
 * @param name what its folder is called
 */
export async function reuse({ next, releases }: Store, name: string, served: string | null): Promise<void> {
  const release = path.join(releases, name);
  if (name !== served && existsSync(release) && !existsSync(next)) await rename(release, next);
}

/**
 * Makes a release that is whole the one that is served. Where `DIR` is a link, or is not there yet, that is one step:
 * whoever opens a file sees the old release or the new one. Where it is a real folder, the first time or on a file system
 * without links, it is not there for the moment between two renames.
 *
 * @param name what the folder of the release is called from now on
 * @param makeLink how links are made
 */
export async function putInPlace(
  { dir, root, releases, next }: Store,
  name: string,
  makeLink: typeof symlink = symlink,
): Promise<void> {
  const release = path.join(releases, name);
  const link = path.join(root, 'link');
  await rm(release, { recursive: true, force: true });
  await rename(next, release);
  await rm(link, { force: true });
  const linked = await makeLink(path.relative(path.dirname(dir), release), link, 'junction').then(
    () => true,
    () => false,
  );
  const served = linked ? link : release;
  try {
    await rename(served, dir);
  } catch {
    const last = path.join(releases, 'last');
    await rm(last, { recursive: true, force: true });
    await rename(dir, last);
    await rename(served, dir);
  }
}

/** Puts right what a run left that was killed between the two renames. */
export async function putRight({ dir, releases }: Store): Promise<void> {
  const last = path.join(releases, 'last');
  if (!existsSync(dir) && existsSync(last)) await rename(last, dir);
}

/** Name of the release that is served; null where `DIR` is no link to one. */
export async function servedName({ dir }: Store): Promise<string | null> {
  return readlink(dir).then(
    (target) => path.basename(target),
    () => null,
  );
}
