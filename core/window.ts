import { countFiles, digestOf, type EtagTree } from './etag-tree.js';
import { LIMITS } from './limits.js';
import { pagePath, pagesFolder, type Subject } from './paths.js';

/** What a query asks of a list. */
export interface Window {
  /** From 1. */
  page: number;
  /** Records a page; undefined when the query gives none. */
  limit: number | undefined;
  /** Without `limit`: a page of the default size, or everything. */
  paging: 'default' | 'whole';
}

/** Where the records of a window are: one file as it is, or files of the release that they are cut from. */
export type Place = { kind: 'file'; path: string; digest: string; pages: number } | Cut;

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
 * Finds the part of a list that a query asks for. The default window is a file; any other is cut from the pages of 50
 * records that it reaches into: two for one of 100 in line with them, never more than three.
 */
export function findWindow(subject: Subject, { page, limit, paging }: Window, tree: EtagTree): Place {
  const file = (path: string, pages: number): Place | null => {
    const digest = digestOf(tree, path);
    return digest === null ? null : { kind: 'file', path, digest, pages };
  };
  const usual = paging === 'default' ? LIMITS.defaultLimit : undefined;
  if (limit === undefined || limit === usual) {
    const found = file(pagePath(subject, page), 1 + countFiles(tree, pagesFolder(subject)));
    if (found) return found;
  }
  const size = limit ?? usual;
  // Known names without a common result, such as a printer that cannot print the material.
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

/** Number of the page (from 1) that holds the record at a place of the list (from 0). */
function pageOf(index: number): number {
  return Math.floor(index / LIMITS.defaultLimit) + 1;
}
