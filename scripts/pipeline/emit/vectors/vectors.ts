import { LIMITS } from '../../../../core/contract/limits.js';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { API, FILES, pagePath, recordPath } from '../../../../core/contract/paths.js';
import type { Vectors } from '../../../../schemas/generated/record.js';
import type { ReleaseInProgress } from '../file-kind.js';
import { errorAnswer, fileAnswer, listAnswer, notModified, withoutBody } from './expected.js';
import { codeVectors, identifierVectors, nameVectors, spoolVectors } from './names-and-identifiers.js';
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
  const table = new VectorTable(records);
  const subjects = chooseSubjects(dataset, records);
  windowVectors(table, subjects);
  nameVectors(table, subjects, dataset);
  identifierVectors(table, subjects, further);
  spoolVectors(table, subjects, further, productPresets);
  codeVectors(table, further);
  faultVectors(table);
  httpVectors(table);
  fileVectors(table, subjects, files);
  return { about: ABOUT, vectors: table.vectors };
}

/** HEAD, OPTIONS and conditional requests. */
function httpVectors(table: VectorTable): void {
  const printers = `${API}/printers`;
  const all = listAnswer({ records: table.records.printers });
  const cut = listAnswer({ records: table.records.printers, limit: 7, page: 3 });

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
function fileVectors(table: VectorTable, subjects: Subjects, files: readonly ManifestEntry[]): void {
  const { printers, materials, profiles, rules } = table.records;
  const add = (path: string, sha256: string) => table.add(path, fileAnswer(sha256), { pathForm: true });
  const list = (path: string, window: Parameters<typeof listAnswer>[0]) => add(path, listAnswer(window).sha256);
  const { brand, printer, material, symptom, manyProfiles } = subjects;

  table.about('file', 'Each answer has its own path, with the same bytes as the query.');
  list(pagePath({ kind: 'printers' }), { records: printers });
  if (printers.length > 50) list(pagePath({ kind: 'printers' }, 2), { records: printers, page: 2 });
  if (brand) list(pagePath({ kind: 'printers', brand: brand.id }), { records: table.printersOf(brand.id) });
  list(pagePath({ kind: 'materials' }), { records: materials, whole: true });
  list(pagePath({ kind: 'profiles' }), { records: profiles });
  const one = (records: readonly { id: string }[], id: string) => records.filter((record) => record.id === id);
  const ofProfiles = (of: { printer?: string; material?: string }, page = 1) =>
    list(pagePath({ kind: 'profiles', ...of }, page), { records: table.profilesOf(of), page });
  if (printer) {
    list(recordPath('printers', printer), { records: one(printers, printer), limit: 1 });
    ofProfiles({ printer });
  }
  if (material) {
    list(recordPath('materials', material), { records: one(materials, material), limit: 1 });
    ofProfiles({ material });
  }
  if (printer && material) ofProfiles({ printer, material });
  if (manyProfiles) ofProfiles({ printer: manyProfiles }, 2);
  list(pagePath({ kind: 'troubleshoot' }), { records: rules, whole: true });
  if (symptom) list(pagePath({ kind: 'troubleshoot', symptom }), { records: table.rulesOf([symptom]), limit: 1 });
  table.add(
    pagePath({ kind: 'printers' }),
    { status: 200, headers: {}, sha256: null },
    { method: 'HEAD', pathForm: true },
  );
  table.about('file', 'Information about the service as a whole is also available as files.');
  for (const { path, sha256 } of files.filter((file) =>
    [FILES.index, FILES.settings, FILES.names].some((known) => known === file.path),
  ))
    add(path, sha256);
}

/** Pages of lists: the default, others, and edge cases. */
function windowVectors(table: VectorTable, { manyProfiles, printer }: Subjects): void {
  const { printers, materials, profiles, rules } = table.records;
  const paged = (list: string, records: readonly object[], query: { limit?: number; page?: number }, filter = '') => {
    const { limit, page } = query;
    const asked = [filter, limit === undefined ? '' : `limit=${limit}`].filter((part) => part !== '').join('&');
    const linkFrom = asked === '' ? list : `${list}?${asked}`;
    const url = page === undefined ? linkFrom : `${linkFrom}${asked === '' ? '?' : '&'}page=${page}`;
    const size = limit ?? LIMITS.defaultLimit;
    const inside = (page ?? 1) <= Math.max(1, Math.ceil(records.length / size));
    table.list(url, { records, ...query, ...(inside ? { linkFrom: `${API}/${linkFrom}` } : {}) });
  };
  const pages = Math.max(1, Math.ceil(printers.length / LIMITS.defaultLimit));
  table.about('page', `Without limit and page: the first ${LIMITS.defaultLimit} records. Pages count from 1.`);
  paged('printers', printers, {});
  paged('printers', printers, { page: 2 });
  paged('printers', printers, { page: pages });
  paged('profiles', profiles, {});
  paged('profiles', profiles, { page: 3 });
  table.about('page', `A limit from 1 to ${LIMITS.maxLimit}; the bytes are the same, however the page is cut.`);
  for (const query of [
    { limit: 1 },
    { limit: 1, page: printers.length },
    { limit: LIMITS.defaultLimit },
    { limit: LIMITS.maxLimit },
    { limit: LIMITS.maxLimit, page: 2 },
    { limit: 7, page: 3 },
    { limit: 30, page: 4 }, // records 91 to 120: of two pages
    { limit: 99, page: 2 }, // records 100 to 198: of three pages
  ])
    paged('printers', printers, query);
  paged('profiles', profiles, { limit: 33, page: 100 });
  table.about('page', 'A page after the last one is empty, and states how many records there are.');
  paged('printers', printers, { page: pages + 1 });
  paged('printers', printers, { limit: LIMITS.maxLimit, page: 1_000_000 });
  if (manyProfiles) {
    table.about('page', 'Filtered lists have pages too.');
    const records = table.profilesOf({ printer: manyProfiles });
    for (const query of [{}, { page: 2 }, { limit: 60, page: 2 }])
      paged('profiles', records, query, `printer=${manyProfiles}`);
  }

  table.about(
    'whole',
    'Without a limit, all materials and troubleshooting rules are returned, and meta states the total as the limit.',
  );
  const small = { whole: true, bilingual: true };
  table.list('materials', { records: materials, ...small });
  table.list('materials?limit=10&page=2', { records: materials, ...small, limit: 10, page: 2 });
  table.list('materials?page=2', { records: materials, ...small, page: 2 });
  table.list('troubleshoot', { records: rules, ...small });
  table.list('troubleshoot?limit=2', { records: rules, ...small, limit: 2 });

  table.about('same', 'A trailing slash and the order of the parameters make no difference.');
  table.list('printers/', { records: printers });
  table.list('printers?', { records: printers });
  table.list('printers/?page=3&limit=7', { records: printers, limit: 7, page: 3 });
  table.list('printers?%6Cimit=7&page=%33', { records: printers, limit: 7, page: 3 });
  table.list('materials/', { records: materials, ...small });
  if (printer) {
    const records = table.profilesOf({ printer });
    table.list(`profiles/?limit=3&printer=${printer}&page=2`, { records, limit: 3, page: 2 });
  }
}

/** Vectors of invalid queries, unknown paths and unsupported methods. */
function faultVectors(table: VectorTable): void {
  const fault = (query: string, code: string, parameter: string, value?: string) =>
    table.fault(query, 400, { code, parameter, ...(value === undefined ? {} : { value }) });

  table.about(
    'parameter',
    'An unknown parameter is an error: a misspelt filter must never answer with unfiltered data.',
  );
  fault('printers?brnad=prusa', 'unknown_parameter', 'brnad');
  fault('printers?Brand=prusa', 'unknown_parameter', 'Brand');
  fault('printers?brand[]=prusa', 'unknown_parameter', 'brand[]');
  fault('printers?material=pla', 'unknown_parameter', 'material');
  fault('materials?brand=prusa', 'unknown_parameter', 'brand');
  fault('profiles?symptom=stringing', 'unknown_parameter', 'symptom');
  fault('troubleshoot?limit=5&material=pla', 'unknown_parameter', 'material');
  fault('materials?_=1', 'unknown_parameter', '_');
  fault('materials?%E6%9D%90%E6%96%99=pla', 'unknown_parameter', '材料');

  table.about('parameter', 'A repeated parameter is an error.');
  fault('printers?brand=prusa&brand=voron', 'repeated_parameter', 'brand');
  fault('printers?limit=5&limit=5', 'repeated_parameter', 'limit');
  fault('printers?brand=prusa&br%61nd=prusa', 'repeated_parameter', 'brand');

  table.about('parameter', 'A parameter without a value is an error.');
  for (const query of ['brand=', 'brand', 'brand=%20', 'brand=+', 'limit=5&brand='])
    fault(`printers?${query}`, 'empty_value', 'brand');
  fault('materials?limit=', 'empty_value', 'limit');

  table.about('number', 'limit and page are whole numbers in decimal digits.');
  for (const value of ['abc', '-1', '1.5', '1e2', '0x10', '5;', '٥'])
    fault(`printers?limit=${encodeURIComponent(value)}`, 'invalid_number', 'limit', value);
  fault('profiles?page=two', 'invalid_number', 'page', 'two');
  fault('printers?limit=+5', 'invalid_number', 'limit', ' 5');

  table.about('number', 'limit is from 1 to 100, page from 1.');
  for (const value of ['0', '101', '99999999999999999999'])
    fault(`printers?limit=${value}`, 'out_of_range', 'limit', value);
  fault('materials?limit=101', 'out_of_range', 'limit', '101');
  fault('troubleshoot?page=0', 'out_of_range', 'page', '0');
  fault('printers?page=99999999999999999999', 'out_of_range', 'page', '99999999999999999999');

  table.about(
    'length',
    `A name has at most ${LIMITS.maxValueLength} characters, also with each ligature as its letters: U+FDFA has fifteen.`,
  );
  for (const name of ['x'.repeat(LIMITS.maxValueLength + 1), '\uFDFA'.repeat(14)])
    fault(`profiles?printer=${encodeURIComponent(name)}`, 'out_of_range', 'printer');

  table.about('encoding', 'Bytes that are not percent-encoded UTF-8 are an error.');
  for (const value of ['%', '%zz', '%E6%8B', '%FF', '%C0%AF', '%ED%A0%80'])
    fault(`printers?brand=${value}`, 'invalid_encoding', 'brand');

  table.about('path', 'An unknown path below /api/ is a 404 with the envelope.');
  for (const url of [
    `${API}/nothing`,
    `${API}/printers/nothing.json`,
    `${API}/printers/nothing`,
    `${API}/profiles/nothing/nothing.json`,
    `${API}/printers.xml`,
    '/api/',
    '/api/v2/printers',
    `${API}/nothing?brand=prusa`,
  ])
    table.add(url, errorAnswer(404, { code: 'not_found' }));

  table.about('method', 'GET, HEAD and OPTIONS are served; any other method is a 405 that says so.');
  const refused = errorAnswer(405, { code: 'method_not_allowed' }, { headers: { allow: 'GET, HEAD, OPTIONS' } });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) table.add(`${API}/printers`, refused, { method });
}
