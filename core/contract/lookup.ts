import { foldToKey } from '../names/fold.js';
import type { Names } from '../names/spellings.js';
import { type EtagTree, etagTree } from './etag-tree.js';
import { fnv1a } from './fnv1a.js';
import type { ManifestEntry } from './manifest.js';
import { lookupPath, partsOfPagePath } from './paths.js';

/**
 * Number of parts that entity tags and names are split into, so that a cold function reads three small files per query.
 */
export const LOOKUP_PARTS = 64;

/** One of `lookup/{part}.json`. */
export interface LookupPart {
  /** Digests of lists, each with all its pages, and of other files. */
  etags: EtagTree;
  names: Names;
}

/** The part with the digest of a file and of all pages of its list. */
export function lookupOfFile(path: string): string {
  return lookupPath(partOf(partsOfPagePath(path)?.list ?? path));
}

/** The part with a name of any kind, spelt as in the list of names. */
export function lookupOfName(name: string): string {
  return lookupPath(partOf(foldToKey(name)));
}

function partOf(key: string): number {
  return fnv1a(key) % LOOKUP_PARTS;
}

/** Splits the digests of files and the list of names. Every part exists, even if it is empty. */
export function* lookupParts(
  files: readonly Pick<ManifestEntry, 'path' | 'sha256'>[],
  names: Names,
): Iterable<{ path: string; part: LookupPart }> {
  const byPart = Map.groupBy(files, ({ path }) => lookupOfFile(path));
  for (let number = 0; number < LOOKUP_PARTS; number++) {
    const path = lookupPath(number);
    const own = Object.entries(names).map(([kind, table]) => [
      kind,
      Object.fromEntries(Object.entries(table).filter(([key]) => partOf(key) === number)),
    ]);
    yield { path, part: { etags: etagTree(byPart.get(path) ?? []), names: Object.fromEntries(own) as Names } };
  }
}
