import { countFiles, digestOf, type EtagTree } from './etag-tree.js';
import { LIMITS } from './limits.js';
import { pagePath, partsOfPagePath, type Subject } from './paths.js';

export interface Window {
  /** From 1. */
  page: number;
  /** Records per page; undefined if the query has no `limit`. */
  limit: number | undefined;
  /** Without `limit`: a page of the default size, or everything. */
  paging: 'default' | 'whole';
}

/** The source of a window's records: one file as it is, or a cut from several. */
export type WindowSource = { kind: 'file'; path: string; digest: string; pages: number } | Cut;

/** A window that is not a file. */
export interface Cut {
  kind: 'cut';
  /** At most three pages, in order; empty if the list is empty. */
  paths: readonly string[];
  /** Position in the list of the first record of those files, from 0. */
  offset: number;
  /** Records per page; undefined: the whole list. */
  limit: number | undefined;
}

/**
 * Maps a window of a list to files. The default window is a file; any other is cut from the pages of 50 records that it
 * overlaps, at most three.
 */
export function findWindow(subject: Subject, { page, limit, paging }: Window, tree: EtagTree): WindowSource {
  const usual = paging === 'default' ? LIMITS.defaultLimit : undefined;
  if (limit === undefined || limit === usual) {
    const path = pagePath(subject, page);
    const digest = digestOf(tree, path);
    if (digest !== null) return { kind: 'file', path, digest, pages: countPages(path, tree) };
  }
  const size = limit ?? usual;
  // Valid names without a common result, such as a printer that cannot print the material.
  if (digestOf(tree, pagePath(subject)) === null)
    return { kind: 'cut', paths: [], offset: 0, limit: size ?? LIMITS.maxLimit };

  const isPage = (number: number) => digestOf(tree, pagePath(subject, number)) !== null;
  if (size === undefined || !isPage(2)) return { kind: 'cut', paths: [pagePath(subject)], offset: 0, limit: size };
  const from = (page - 1) * size;
  const first = pageOf(from);
  const reached = Array.from({ length: pageOf(from + size - 1) - first + 1 }, (_, index) => first + index);
  const wanted = reached.filter(isPage);
  // Beyond the end of the list, the first page still gives the total.
  const pages = wanted.length > 0 ? wanted : [1];
  return {
    kind: 'cut',
    paths: pages.map((number) => pagePath(subject, number)),
    offset: ((pages[0] ?? 1) - 1) * LIMITS.defaultLimit,
    limit: size,
  };
}

/** The number of pages of the list that a file belongs to; 1 if it is not a list, or has a single page. */
export function countPages(path: string, tree: EtagTree): number {
  const { list } = partsOfPagePath(path) ?? { list: path };
  return 1 + countFiles(tree, `${list}/page`);
}

/** Number of the page (from 1) with the record at a position in the list (from 0). */
function pageOf(index: number): number {
  return Math.floor(index / LIMITS.defaultLimit) + 1;
}
