import { LIMITS } from '../../../../core/contract/limits.js';
import { API } from '../../../../core/contract/paths.js';
import { listAnswer } from './expected.js';
import type { Lists } from './lists.js';
import type { Subjects } from './subjects.js';
import type { VectorTable } from './vector-table.js';

/** Pages of lists: the default, others, and edge cases. */
export function windowVectors(table: VectorTable, lists: Lists, { manyProfiles, printer }: Subjects): void {
  const paged = (path: string, records: readonly object[], query: { limit?: number; page?: number }, filter = '') => {
    const { limit, page } = query;
    const asked = [filter, limit === undefined ? '' : `limit=${limit}`].filter((part) => part !== '').join('&');
    const linkFrom = asked === '' ? path : `${path}?${asked}`;
    const url = page === undefined ? linkFrom : `${linkFrom}${asked === '' ? '?' : '&'}page=${page}`;
    const size = limit ?? LIMITS.defaultLimit;
    const inside = (page ?? 1) <= Math.max(1, Math.ceil(records.length / size));
    table.add(url, listAnswer({ records, ...query, ...(inside ? { linkFrom } : {}) }));
  };
  const printers = `${API}/printers`;
  const pages = Math.max(1, Math.ceil(lists.printers.length / LIMITS.defaultLimit));
  table.about('page', `Without limit and page: the first ${LIMITS.defaultLimit} records. Pages count from 1.`);
  paged(printers, lists.printers, {});
  paged(printers, lists.printers, { page: 2 });
  paged(printers, lists.printers, { page: pages });
  paged(`${API}/profiles`, lists.profiles, {});
  paged(`${API}/profiles`, lists.profiles, { page: 3 });
  table.about('page', `A limit from 1 to ${LIMITS.maxLimit}; the bytes are the same, however the page is cut.`);
  for (const query of [
    { limit: 1 },
    { limit: 1, page: lists.printers.length },
    { limit: LIMITS.defaultLimit },
    { limit: LIMITS.maxLimit },
    { limit: LIMITS.maxLimit, page: 2 },
    { limit: 7, page: 3 },
    { limit: 30, page: 4 }, // records 91 to 120: of two pages
    { limit: 99, page: 2 }, // records 100 to 198: of three pages
  ])
    paged(printers, lists.printers, query);
  paged(`${API}/profiles`, lists.profiles, { limit: 33, page: 100 });
  table.about('page', 'A page after the last one is empty, and states how many records there are.');
  paged(printers, lists.printers, { page: pages + 1 });
  paged(printers, lists.printers, { limit: LIMITS.maxLimit, page: 1_000_000 });
  if (manyProfiles) {
    table.about('page', 'Filtered lists have pages too.');
    const records = lists.profilesOf({ printer: manyProfiles });
    paged(`${API}/profiles`, records, {}, `printer=${manyProfiles}`);
    paged(`${API}/profiles`, records, { page: 2 }, `printer=${manyProfiles}`);
    paged(`${API}/profiles`, records, { limit: 60, page: 2 }, `printer=${manyProfiles}`);
  }

  table.about(
    'whole',
    'Without a limit, all materials and troubleshooting rules are returned, and meta states the total as the limit.',
  );
  const small = { whole: true, bilingual: true };
  table.add(`${API}/materials`, listAnswer({ records: lists.materials, ...small }));
  table.add(`${API}/materials?limit=10&page=2`, listAnswer({ records: lists.materials, ...small, limit: 10, page: 2 }));
  table.add(`${API}/materials?page=2`, listAnswer({ records: lists.materials, ...small, page: 2 }));
  table.add(`${API}/troubleshoot`, listAnswer({ records: lists.rules, ...small }));
  table.add(`${API}/troubleshoot?limit=2`, listAnswer({ records: lists.rules, ...small, limit: 2 }));

  table.about('same', 'A trailing slash and the order of the parameters make no difference.');
  table.add(`${printers}/`, listAnswer({ records: lists.printers }));
  table.add(`${printers}?`, listAnswer({ records: lists.printers }));
  table.add(`${printers}/?page=3&limit=7`, listAnswer({ records: lists.printers, limit: 7, page: 3 }));
  table.add(`${printers}?%6Cimit=7&page=%33`, listAnswer({ records: lists.printers, limit: 7, page: 3 }));
  table.add(`${API}/materials/`, listAnswer({ records: lists.materials, ...small }));
  if (printer) {
    const records = lists.profilesOf({ printer });
    table.add(`${API}/profiles/?limit=3&printer=${printer}&page=2`, listAnswer({ records, limit: 3, page: 2 }));
  }
}
