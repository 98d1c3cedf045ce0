import type { EntityTags } from '../../schemas/generated/record.js';
import { DIGEST_BYTES } from './limits.js';
import type { ManifestEntry } from './manifest.js';

/** Digests of the files of a release by path, nested by folder: `{"api": {"v1": {"printers.json": "…"}}}`. */
export type EtagTree = EntityTags;

/** The digests behind the entity tags by path, nested by folder. */
export function etagTree(entries: readonly Pick<ManifestEntry, 'path' | 'sha256'>[]): EtagTree {
  const root: Record<string, unknown> = {};
  for (const { path, sha256 } of entries) {
    const parts = path.slice(1).split('/');
    let node = root;
    for (const part of parts.slice(0, -1)) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[parts.at(-1) ?? ''] = sha256.slice(0, DIGEST_BYTES * 2);
  }
  return root as EtagTree;
}

/** The digest of a file of the release, or null if there is no such file. */
export function digestOf(tree: EtagTree, path: string): string | null {
  const node = nodeAt(tree, path);
  return typeof node === 'string' ? node : null;
}

/** The number of files in a folder of the release; 0 if there is no such folder. */
export function countFiles(tree: EtagTree, folder: string): number {
  const node = nodeAt(tree, folder);
  return typeof node === 'object' ? Object.keys(node).length : 0;
}

function nodeAt(tree: EtagTree, path: string): string | EtagTree | undefined {
  let node: string | EtagTree | undefined = tree;
  for (const part of path.slice(1).split('/')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return node;
}
