import type { Names } from './query/names.js';

/** Digests of the files of a release by path, nested by folder: `{"api": {"v1": {"printers.json": "…"}}}`. */
export interface EtagTree {
  readonly [name: string]: string | EtagTree;
}

/** A file to answer with. */
export interface Asset {
  body: ReadableStream<Uint8Array> | Uint8Array;
  /** Bytes, where it is known without reading. */
  length?: number;
}

/** Where the function reads the release from: the CDN's asset store, or the memory of a server. */
export interface Assets {
  etags(): Promise<EtagTree>;
  names(): Promise<Names>;
  /** Null when the release lacks the file, although {@link etags} may list it: half a release. */
  open(path: string): Promise<Asset | null>;
}

/** The digest of a file of the release, or null when there is no such file. */
export function digestOf(tree: EtagTree, path: string): string | null {
  const node = nodeAt(tree, path);
  return typeof node === 'string' ? node : null;
}

/** How many files a folder of the release holds; 0 when there is no such folder. */
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
