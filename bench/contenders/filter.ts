import { existsSync, readFileSync } from 'node:fs';
import { pagePath } from '../../core/contract/paths.js';
import { readPages } from '../../core/contract/whole-list.js';

export type Item = Record<string, unknown>;

/** The records of a release in memory, for servers that filter them per request. */
export function records(dist: string): { printers: Item[]; profiles: Item[] } {
  const all = (kind: 'printers' | 'profiles') =>
    readPages<Item>(
      (page) => pagePath({ kind }, page),
      (file) => existsSync(dist + file),
      (file) => JSON.parse(readFileSync(dist + file, 'utf8')) as { data: Item[] },
    );
  return { printers: all('printers'), profiles: all('profiles') };
}

/** Filters, then slices the page, as a straightforward service does. */
export function list(
  items: readonly Item[],
  filters: Readonly<Record<string, string | undefined>>,
  limit = '50',
  page = '1',
): object {
  const wanted = Object.entries(filters).filter(([, value]) => value !== undefined);
  const found = items.filter((item) => wanted.every(([field, value]) => item[field] === value));
  const size = Number(limit);
  const from = (Number(page) - 1) * size;
  return {
    success: true,
    data: found.slice(from, from + size),
    meta: { total: found.length, page: Number(page), limit: size },
  };
}
