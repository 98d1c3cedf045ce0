import { pagePath, type Subject } from './paths.js';

/**
 * Every record of a list, put together from its pages.
 *
 * @param has whether the release has a file
 * @param read the content of a file
 */
export function wholeList<T>(
  subject: Subject,
  has: (path: string) => boolean,
  read: (path: string) => { data: readonly T[] },
): T[] {
  return wholePages((page) => pagePath(subject, page), has, read);
}

/** The same for a list whose pages (from 1) have other paths. */
export function wholePages<T>(
  pathOf: (page: number) => string,
  has: (path: string) => boolean,
  read: (path: string) => { data: readonly T[] },
): T[] {
  const records = [...read(pathOf(1)).data];
  for (let page = 2; has(pathOf(page)); page++) records.push(...read(pathOf(page)).data);
  return records;
}
