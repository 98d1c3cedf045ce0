import { countFiles, digestOf, type EtagTree } from './etag-tree.js';
import { LIMITS } from './limits.js';
import { pagePath, partsOfPagePath, type Subject } from './paths.js';

export interface Window {
  /** From 1. */
  page: number;
  /** Records a page; undefined when the query gives none. */
  limit: number | undefined;
  /** Without `limit`: a page of the default size, or everything. */
  paging: 'default' | 'whole';
}

/** Where the records of a window come from: one file as it is, or a cut from several. */
export type WindowSource = { kind: 'file'; path: string; digest: string; pages: number } | Cut;

/** A window that no file holds by itself. */
export interface Cut {
  kind: 'cut';
  /** At most three pages, in order; none when the list is empty. */
  paths: readonly string[];
  /** Where in the list the first record of those files stands, from 0. */
  offset: number;
  /** Records a page; undefined: as many as the list has. */
  limit: number | undefined;
}

/**
 * Resolves a window of a list to files. The default window is a file; any other is cut from the pages of 50 records that
 * it overlaps: at most three.
 */
export function findWindow(subject: Subject, { page, limit, paging }: Window, tree: EtagTree): WindowSource {
  const file = (path: string, pages: number): WindowSource | null => {
    const digest = digestOf(tree, path);
    return digest === null ? null : { kind: 'file', path, digest, pages };
  };
  const usual = paging === 'default' ? LIMITS.defaultLimit : undefined;
  if (limit === undefined || limit === usual) {
    const path = pagePath(subject, page);
    const found = file(path, countPages(path, tree));
    if (found) return found;
  }
  const size = limit ?? usual;
  // Valid names without a result together, such as a printer that cannot print the material.
  if (digestOf(tree, pagePath(subject)) === null)
    return { kind: 'cut', paths: [], offset: 0, limit: size ?? LIMITS.maxLimit };

  const isPage = (number: number) => digestOf(tree, pagePath(subject, number)) !== null;
  if (size === undefined || !isPage(2)) return { kind: 'cut', paths: [pagePath(subject)], offset: 0, limit: size };
  const from = (page - 1) * size;
  const first = pageOf(from);
  const reached = Array.from({ length: pageOf(from + size - 1) - first + 1 }, (_, index) => first + index);
  const wanted = reached.filter(isPage);
  // Beyond the end of the list the first page still tells how long it is.
  const pages = wanted.length > 0 ? wanted : [1];
  return {
    kind: 'cut',
    paths: pages.map((number) => pagePath(subject, number)),
    offset: ((pages[0] ?? 1) - 1) * LIMITS.defaultLimit,
    limit: size,
  };
}

/** How many pages the list has that a file is a page of; 1 where it is no list, or one of a single page. */
export function countPages(path: string, tree: EtagTree): number {
  const { list } = partsOfPagePath(path) ?? { list: path };
  return 1 + countFiles(tree, `${list}/page`);
}

/** Number of the page (from 1) that holds the record at a place of the list (from 0). */
function pageOf(index: number): number {
  return Math.floor(index / LIMITS.defaultLimit) + 1;
}
