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
  const records = [...read(pagePath(subject)).data];
  for (let page = 2; has(pagePath(subject, page)); page++) records.push(...read(pagePath(subject, page)).data);
  return records;
}
