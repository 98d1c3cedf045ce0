import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../../../../core/contract/paths.js';
import { codeOf, MirrorError } from './errors.js';
import { filesBelow } from './local-files.js';
import type { Validators } from './location.js';
import { LICENCES, NOT_PUBLISHED } from './verify.js';

/**
 * Paths of a mirror. The served folder, `DIR`, is a link to one of the releases; everything else is in `DIR.mirror`
 * next to it, on the same file system.
 */
export interface Store {
  /** Absolute path of the served folder. */
  dir: string;
  root: string;
  /** Complete releases: the one being served and the previous one. */
  releases: string;
  /** The release being fetched. All its files are complete, except those ending with `.part~`. */
  next: string;
  state: string;
  lock: string;
}

/** State of the last run. */
export interface State {
  source: string;
  validators: Validators;
  /** Digest of the source's manifest. */
  sourceDigest: string;
  /** Digest of the manifest in the folder, whose files have been verified. */
  digest: string;
  apiOnly: boolean;
}

/** The paths of the mirror in a folder. @throws {MirrorError} if it cannot be one */
export async function storeOf(name: string): Promise<Store> {
  let dir = path.resolve(name);
  if (path.dirname(dir) === dir)
    throw new MirrorError('folder', `${dir}: choose a folder in it, such as ${dir}release`);
  const releases = () => path.join(`${dir}.mirror`, 'releases');
  // Keeps an operator's own link: its target becomes the mirror.
  if (await isLink(dir)) {
    const target = path.resolve(path.dirname(dir), await readlink(dir));
    if (path.dirname(target) !== releases()) dir = await realpath(dir).catch(() => target);
  }
  const root = `${dir}.mirror`;
  const within = (part: string) => path.join(root, part);
  return { dir, root, releases: releases(), next: within('next'), state: within('state.json'), lock: within('lock') };
}

/**
 * Creates the folders of a mirror.
 *
 * @throws {MirrorError} if the folder contains other files, is a separate file system, or cannot be written to
 */
export async function prepare({ dir, root, releases }: Store): Promise<void> {
  const there = await lstat(dir).catch(() => null);
  if (there !== null && !there.isSymbolicLink()) {
    if (!there.isDirectory()) throw new MirrorError('folder', `${dir} is a file`);
    if (there.dev !== (await lstat(path.dirname(dir))).dev)
      throw new MirrorError(
        'folder',
        `${dir} is a separate file system: choose a folder in it, such as ${dir}/release`,
      );
    const foreign = await foreignFiles(dir);
    if (foreign.length > 0)
      throw new MirrorError(
        'folder',
        `${dir} contains files that are not part of a release and would be replaced: ${foreign.slice(0, 3).join(', ')}` +
          `${foreign.length > 3 ? ` and ${foreign.length - 3} more` : ''}. Choose an empty or a new folder`,
      );
  }
  try {
    await mkdir(releases, { recursive: true });
  } catch (error) {
    throw new MirrorError('folder', `cannot create ${root}: ${(error as Error).message}`, { cause: error });
  }
}

/** Files that belong neither to a release nor to its archive, and must not be deleted. */
async function foreignFiles(dir: string): Promise<string[]> {
  const text = await readFile(path.join(dir, FILES.manifest), 'utf8').catch(() => '{}');
  const { entries = [] } = parsed(text) as { entries?: { path: string }[] };
  const known = new Set([...entries.map((entry) => entry.path), FILES.manifest, ...NOT_PUBLISHED]);
  const foreign = (await filesBelow(dir)).filter((file) => !known.has(file) && !file.startsWith(LICENCES));
  return foreign.map((file) => file.slice(1)).sort();
}

export async function readState({ state }: Store): Promise<State | null> {
  return parsed(await readFile(state, 'utf8').catch(() => 'null')) as State | null;
}

/** A failed write only makes the next run check every file. */
export async function writeState({ state }: Store, content: State): Promise<void> {
  await writeFile(state, `${JSON.stringify(content, null, 2)}\n`).catch(() => {});
}

/** Removes what is no longer needed. */
export async function prune({ releases, next }: Store, keep: readonly (string | null)[]): Promise<void> {
  await rm(next, { recursive: true, force: true });
  for (const name of await readdir(releases).catch(() => []))
    if (!keep.includes(name)) await rm(path.join(releases, name), { recursive: true, force: true });
}

async function isLink(place: string): Promise<boolean> {
  return lstat(place).then(
    (stat) => stat.isSymbolicLink(),
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false;
      throw new MirrorError('folder', `${place} cannot be a folder: ${(error as Error).message}`, { cause: error });
    },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
