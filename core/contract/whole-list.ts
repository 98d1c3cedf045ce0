/**
 * Reads every record of a list from its pages.
 *
 * @param pathOf path of a page, from 1
 * @param has whether the release has a file
 * @param read returns the content of a file
 */
export function readPages<T>(
  pathOf: (page: number) => string,
  has: (path: string) => boolean,
  read: (path: string) => { data: readonly T[] },
): T[] {
  const records = [...read(pathOf(1)).data];
  for (let page = 2; has(pathOf(page)); page++) records.push(...read(pathOf(page)).data);
  return records;
}
