import { pagePath, type Subject } from './paths.js';

/**
 * Reads every record of a list from its pages.
 *
 * @param has whether the release has a file
 * @param read returns the content of a file
 */
export function readList<T>(
  subject: Subject,
  has: (path: string) => boolean,
  read: (path: string) => { data: readonly T[] },
): T[] {
  return readPages((page) => pagePath(subject, page), has, read);
}

/** The same for a list whose pages (from 1) have other paths. */
export function readPages<T>(
  pathOf: (page: number) => string,
  has: (path: string) => boolean,
  read: (path: string) => { data: readonly T[] },
): T[] {
  const records = [...read(pathOf(1)).data];
  for (let page = 2; has(pathOf(page)); page++) records.push(...read(pathOf(page)).data);
  return records;
}
