import { existsSync } from 'node:fs';
import { readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from './store.js';

/**
 * Reuses a local release that is not being served as the one to fetch: that of a run killed just before its end, or the
 * previous one, if the source went back to it.
 *
 * @param name of its folder
 */
export async function reuse({ next, releases }: Store, name: string, served: string | null): Promise<void> {
  const release = path.join(releases, name);
  if (name !== served && existsSync(release) && !existsSync(next)) await rename(release, next);
}

/**
 * Serves a complete release. If `DIR` is a link or missing, the switch is atomic: readers see either the old release or
 * the new one. If it is a real folder (first run, or no support for links), it is missing between two renames.
 *
 * @param name of the release folder from now on
 * @param makeLink creates links
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

/** Repairs the state left by a run that was killed between the two renames. */
export async function putRight({ dir, releases }: Store): Promise<void> {
  const last = path.join(releases, 'last');
  if (!existsSync(dir) && existsSync(last)) await rename(last, dir);
}

/** Name of the release being served; null if `DIR` is not a link to one. */
export async function servedName({ dir }: Store): Promise<string | null> {
  return readlink(dir).then(
    (target) => path.basename(target),
    () => null,
  );
}
