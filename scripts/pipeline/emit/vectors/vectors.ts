import { LIMITS } from '../../../../core/contract/limits.js';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { API, FILES, pagePath, recordPath } from '../../../../core/contract/paths.js';
import type { Vectors } from '../../../../schemas/generated/record.js';
import type { ReleaseInProgress } from '../file-kind.js';
import { errorAnswer, fileAnswer, listAnswer, notModified, withoutBody } from './expected.js';
import { faultVectors } from './faults.js';
import { Lists } from './lists.js';
import { codeVectors, identifierVectors, nameVectors } from './names-and-identifiers.js';
import { spoolVectors } from './spools.js';
import { chooseSubjects, type Subjects } from './subjects.js';
import { VectorTable } from './vector-table.js';

const ABOUT =
  'Requests and the answers of the service, for tests of a mirror or a client. ' +
  'sha256 is the digest of the body; null: no body. A header that is null must be absent; one that is not listed may have any value. ' +
  'For an error, body lists fields that the answer must have with these values, among others; suggestion is an id that its suggestions must contain. ' +
  'All of this applies to requests without Accept-Encoding: a compressed body has its own entity tag. ' +
  'A vector with path_form is the exact path of a file, which any static server answers.';

type VectorSource = Pick<ReleaseInProgress, 'dataset' | 'records' | 'furtherNames' | 'productPresets'>;

/**
 * The document published as `/api/v1/vectors.json`. Expectations are computed from the records and the rules of the
 * contract, independently of the function that answers requests.
 *
 * @param files the files of the release written so far
 */
export function vectorsDocument(
  { dataset, records, furtherNames: further, productPresets }: VectorSource,
  files: readonly ManifestEntry[],
): Vectors {
  const table = new VectorTable();
  const lists = new Lists(records);
  const subjects = chooseSubjects(dataset, records);
  windowVectors(table, lists, subjects);
  nameVectors(table, lists, subjects, dataset);
  identifierVectors(table, lists, subjects, further);
  spoolVectors(table, lists, subjects, further, productPresets);
  codeVectors(table, lists, further);
  faultVectors(table);
  httpVectors(table, lists);
  fileVectors(table, lists, subjects, files);
  return { about: ABOUT, vectors: table.vectors };
}

/** HEAD, OPTIONS and conditional requests. */
function httpVectors(table: VectorTable, lists: Lists): void {
  const printers = `${API}/printers`;
  const all = listAnswer({ records: lists.printers });
  const cut = listAnswer({ records: lists.printers, limit: 7, page: 3 });

  table.about('head', 'HEAD is answered with the headers of GET and no body.');
  const head = { method: 'HEAD' };
  table.add(printers, withoutBody(all), head);
  table.add(`${printers}?limit=7&page=3`, withoutBody(cut), head);
  table.add(`${API}/nothing`, withoutBody(errorAnswer(404, { code: 'not_found' })), head);
  table.add(`${printers}?limit=0`, withoutBody(errorAnswer(400, { code: 'out_of_range' })), head);

  table.about('options', 'OPTIONS is answered for CORS, without a body.');
  const preflight = {
    status: 204,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD, OPTIONS' },
    sha256: null,
  };
  const asks = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' };
  table.add(printers, preflight, { method: 'OPTIONS', headers: asks });
  table.add(`${API}/materials?limit=1`, preflight, { method: 'OPTIONS', headers: asks });

  const etag = all.headers.etag ?? '';
  const having = (tags: string, method = 'GET') => ({ method, headers: { 'If-None-Match': tags } });
  table.about(
    'etag',
    'The entity tag depends only on the content; a matching If-None-Match is answered with 304 without a body.',
  );
  table.add(printers, notModified(all), having(etag));
  table.add(`${printers}/?limit=${LIMITS.defaultLimit}`, notModified(all), having(etag));
  table.add(`${printers}?limit=7&page=3`, notModified(cut), having(cut.headers.etag ?? ''));
  table.add(printers, notModified(all), having(etag, 'HEAD'));
  table.about('etag', 'If-None-Match follows RFC 9110: lists, weak tags, *.');
  table.add(printers, notModified(all), having(`"other", ${etag}`));
  table.add(printers, notModified(all), having(`"a,b" ,W/"x",${etag},"y"`));
  table.add(printers, notModified(all), having(`W/${etag}`));
  table.add(printers, notModified(all), having('*'));
  table.add(printers, all, having('"other"'));
  table.add(printers, all, having('W/"other", "*"'));
  table.add(printers, all, having(`"x${etag.slice(1)}`));
  table.about('etag', 'An error has no entity tag, and no condition turns it into a 304.');
  table.add(`${API}/nothing`, errorAnswer(404, { code: 'not_found' }), having('*'));
}

/** Exact paths of files, which any static server answers. */
function fileVectors(table: VectorTable, lists: Lists, subjects: Subjects, files: readonly ManifestEntry[]): void {
  const add = (path: string, sha256: string, method = 'GET') =>
    table.add(path, method === 'HEAD' ? { status: 200, headers: {}, sha256: null } : fileAnswer(sha256), {
      pathForm: true,
      method,
    });
  const list = (path: string, window: Parameters<typeof listAnswer>[0]) => add(path, listAnswer(window).sha256);
  const { brand, printer, material, symptom, manyProfiles } = subjects;

  table.about('file', 'Each answer has its own path, with the same bytes as the query.');
  list(pagePath({ kind: 'printers' }), { records: lists.printers });
  if (lists.printers.length > 50) list(pagePath({ kind: 'printers' }, 2), { records: lists.printers, page: 2 });
  if (brand) list(pagePath({ kind: 'printers', brand: brand.id }), { records: lists.printersOf(brand.id) });
  list(pagePath({ kind: 'materials' }), { records: lists.materials, whole: true });
  list(pagePath({ kind: 'profiles' }), { records: lists.profiles });
  if (printer) {
    list(recordPath('printers', printer), { records: lists.printer(printer), limit: 1 });
    list(pagePath({ kind: 'profiles', printer }), { records: lists.profilesOf({ printer }) });
  }
  if (material) {
    list(recordPath('materials', material), { records: lists.material(material), limit: 1 });
    list(pagePath({ kind: 'profiles', material }), { records: lists.profilesOf({ material }) });
  }
  if (printer && material)
    list(pagePath({ kind: 'profiles', printer, material }), { records: lists.profilesOf({ printer, material }) });
  if (manyProfiles)
    list(pagePath({ kind: 'profiles', printer: manyProfiles }, 2), {
      records: lists.profilesOf({ printer: manyProfiles }),
      page: 2,
    });
  list(pagePath({ kind: 'troubleshoot' }), { records: lists.rules, whole: true });
  if (symptom) list(pagePath({ kind: 'troubleshoot', symptom }), { records: lists.rulesOf([symptom]), limit: 1 });
  add(pagePath({ kind: 'printers' }), '', 'HEAD');
  table.about('file', 'Information about the service as a whole is also available as files.');
  for (const { path, sha256 } of files.filter((file) =>
    [FILES.index, FILES.settings, FILES.names].some((known) => known === file.path),
  ))
    add(path, sha256);
}

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
