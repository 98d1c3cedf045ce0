import { lstat, mkdir, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES } from '../../../../core/contract/paths.js';
import { codeOf, MirrorError } from './errors.js';
import { filesBelow } from './local-files.js';
import type { Validators } from './location.js';
import { LICENCES, NOT_PUBLISHED } from './verify.js';

/**
 * Where a mirror keeps what belongs to it. The folder that is served, `DIR`, is a link to one of the releases; the rest
 * lies beside it in `DIR.mirror`, on the same file system.
 */
export interface Store {
  /** The folder that is served, absolute. */
  dir: string;
  root: string;
  /** Releases, each whole: the one that is served and the one before it. */
  releases: string;
  /** A release that is being fetched. Every file in it is whole, unless it ends with `.part~`. */
  next: string;
  state: string;
  lock: string;
}

/** The state after the last run. */
export interface State {
  source: string;
  validators: Validators;
  /** Digest of the manifest that the source gave. */
  sourceDigest: string;
  /** Digest of the manifest in the folder; its files have been verified. */
  digest: string;
  apiOnly: boolean;
}

/** The places of the mirror in a folder. @throws {MirrorError} when it is something else */
export async function storeOf(name: string): Promise<Store> {
  let dir = path.resolve(name);
  if (path.dirname(dir) === dir)
    throw new MirrorError('folder', `${dir}: choose a folder in it, such as ${dir}release`);
  const releases = () => path.join(`${dir}.mirror`, 'releases');
  // A link of the operator's own is left alone: what it leads to becomes the mirror.
  if (await isLink(dir)) {
    const target = path.resolve(path.dirname(dir), await readlink(dir));
    if (path.dirname(target) !== releases()) dir = await realpath(dir).catch(() => target);
  }
  const root = `${dir}.mirror`;
  const within = (part: string) => path.join(root, part);
  return { dir, root, releases: releases(), next: within('next'), state: within('state.json'), lock: within('lock') };
}

/**
 * Makes the folders of a mirror.
 *
 * @throws {MirrorError} when the folder holds what is no release, lies on a file system of its own, or cannot be written
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

/** Files that neither a release nor its archive has: nothing of anybody's is to be thrown away. */
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

/** A state that cannot be written costs the next run a look at every file, no more. */
export async function writeState({ state }: Store, content: State): Promise<void> {
  await writeFile(state, `${JSON.stringify(content, null, 2)}\n`).catch(() => {});
}

/** Removes what no run needs any more. */
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
