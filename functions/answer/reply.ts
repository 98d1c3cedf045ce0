import { ENDPOINTS, type Endpoint } from '../../core/contract/endpoints.js';
import type { ErrorCode } from '../../core/contract/errors.js';
import { digestOf, type EtagTree } from '../../core/contract/etag-tree.js';
import { BILINGUAL, LANGUAGES, mediaTypeOf } from '../../core/contract/headers.js';
import { DIGEST_BYTES } from '../../core/contract/limits.js';
import { API, codesPath, FILES, fitPath, pagePath, type Subject } from '../../core/contract/paths.js';
import { countPages, resolveFirstPage } from '../../core/contract/window.js';
import { guessPaths } from '../query/guess.js';
import { isFault, type ListQuery, parseQuery } from '../query/parse.js';
import { resolveValue } from '../query/resolve.js';
import type { Assets, PlainResponse } from '../types.js';
import { type ErrorDetails, errorAnswer } from './error.js';
import { matches, strong } from './etag.js';
import { ALLOW, fileLinks, METHODS, pageLinks, successHeaders } from './headers.js';
import { emptyList, joinLists, type ListPage, open, readChunk, readPage } from './list.js';

/** A request with its URL parsed. */
export interface ParsedRequest {
  method: string;
  /** Path and query string (with its question mark) as the WHATWG URL parser leaves them. */
  pathname: string;
  search: string;
  ifNoneMatch: string | null;
}

/** Whether a request asks for a file of the release by its path. A CDN serves it without asking the function. */
export function isForFile({ method, pathname }: ParsedRequest, tree: EtagTree): boolean {
  return (method === 'GET' || method === 'HEAD') && fileDigest(pathname, tree) !== null;
}

function fileDigest(pathname: string, tree: EtagTree): string | null {
  return mediaTypeOf(pathname) === null ? null : digestOf(tree, pathname);
}

/**
 * The answer to a request, which depends on the request and the release alone.
 *
 * @throws when the release cannot be read
 */
export async function reply(question: ParsedRequest, assets: Assets, tree: EtagTree): Promise<PlainResponse> {
  const { method, pathname } = question;
  if (method !== 'GET' && method !== 'HEAD')
    return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: ALLOW });
  // The root of the version is what tells what there is.
  const path = pathname.replace(/\/+$/, '') === API ? FILES.index : resolveFirstPage(pathname, tree);
  const digest = fileDigest(path, tree);
  if (digest !== null) {
    const filter = filterOf(question.search);
    if (filter !== null)
      return errorAnswer('unknown_parameter', { parameter: filter, allowed: suggestedQuery(question) });
    const answer = await replyWith({ kind: 'file', path, digest, pages: 1 }, 1, question, assets);
    const links = fileLinks(path, countPages(path, tree));
    if (links !== '') answer.headers.Link = links;
    return answer;
  }
  const former = readChunk(pathname, assets, tree);
  return former ? replyWith(await former, 1, question, assets) : replyToQuery(question, assets, tree);
}

/** What queries filter and page by. A file cannot, so that it must not seem to; what breaks caches is no business of ours. */
const FILTERS = new Set([
  ...ENDPOINTS.flatMap(({ filters }) => filters.map(({ parameter }) => parameter as string)),
  'page',
  'limit',
]);

/** The first parameter of a query string that filters or pages; null where there is none. */
function filterOf(search: string): string | null {
  return search === '' ? null : ([...new URLSearchParams(search).keys()].find((name) => FILTERS.has(name)) ?? null);
}

/** The query that was meant by a file with parameters, where its list can be asked for; else that there are none. */
function suggestedQuery({ pathname, search }: ParsedRequest): string {
  const endpoint = ENDPOINTS.find(({ path }) => pathname === `${path}.json` || pathname.startsWith(`${path}/`));
  return endpoint ? `none for a file; ask ${endpoint.path}${search}` : 'none for a file';
}

async function replyToQuery(question: ParsedRequest, assets: Assets, tree: EtagTree): Promise<PlainResponse> {
  const path = question.pathname.replace(/\/+$/, '');
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  if (!endpoint) {
    const suggestions = await guessPaths(question.pathname, question.search, assets, tree);
    return errorAnswer('not_found', suggestions.length > 0 ? { suggestions } : {});
  }
  const query = parseQuery(
    question.search.slice(1),
    endpoint.filters.map(({ parameter }) => parameter),
  );
  if (isFault(query)) {
    const { code, ...details } = query;
    return errorAnswer(code, details);
  }
  const found = await findSubjects(endpoint, query, assets, tree);
  const { page, limit } = query;
  if ('describedBy' in found) {
    const nothing = emptyList({ page, limit, paging: endpoint.paging });
    const answer = await replyWith(nothing, page, question, assets);
    answer.headers.Link = [answer.headers.Link, ...found.describedBy.map((path) => `<${path}>; rel="describedby"`)]
      .filter(Boolean)
      .join(', ');
    return answer;
  }
  if ('error' in found)
    return errorAnswer(found.error, { ...found.details, ...(limit === undefined ? {} : { limit }) });
  const window = { page, limit, paging: endpoint.paging };
  const [subject, ...more] = found.subjects;
  const part =
    subject && more.length === 0
      ? await readPage(subject, window, assets, tree)
      : await joinLists(found.subjects, window, assets);
  const answer = await replyWith(part, page, question, assets);
  // What was cut is no file: the same query by ids says what the names in this one meant.
  if (part.kind === 'text' && subject && more.length === 0 && query.filters.size > 0)
    answer.headers['Content-Location'] = byIds(endpoint, subject, query);
  const verdicts = more.length === 0 ? verdictsOn(subject, tree) : null;
  if (verdicts !== null)
    answer.headers.Link = [answer.headers.Link, `<${verdicts}>; rel="describedby"`].filter(Boolean).join(', ');
  return answer;
}

/** The file that says why a printer and a material have no profile; null where they have one, or no pair is asked for. */
function verdictsOn(subject: Subject | undefined, tree: EtagTree): string | null {
  if (subject?.kind !== 'profiles' || subject.printer === undefined || subject.material === undefined) return null;
  const path = fitPath(subject.printer);
  return digestOf(tree, pagePath(subject)) === null && digestOf(tree, path) !== null ? path : null;
}

/** The address of a query with its filters as ids and its window in one order. */
function byIds({ path, filters }: Endpoint, subject: Subject, { page, limit }: ListQuery): string {
  const ids = subject as Readonly<Record<string, string | undefined>>;
  const given = filters.flatMap(({ parameter }) => (ids[parameter] === undefined ? [] : [[parameter, ids[parameter]]]));
  const window = [...(page === 1 ? [] : [['page', page]]), ...(limit === undefined ? [] : [['limit', limit]])];
  return `${path}?${[...given, ...window].map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** What is asked for; of what is known and is no record, the files that tell of it. */
type Found = { subjects: Subject[] } | { describedBy: string[] } | { error: ErrorCode; details: ErrorDetails };

/** What the filters of a query stand for: usually one subject, several for a name that two things share. */
async function findSubjects(endpoint: Endpoint, query: ListQuery, assets: Assets, tree: EtagTree): Promise<Found> {
  let subjects: Record<string, string>[] = [{}];
  for (const filter of endpoint.filters) {
    const value = query.filters.get(filter.parameter);
    if (value === undefined) continue;
    const resolved = await resolveValue(filter, value, assets, tree);
    if (resolved.ids === null) {
      const { suggestions, several } = resolved;
      return { error: filter.unknown, details: { parameter: filter.parameter, value, suggestions, several } };
    }
    if (resolved.codeSystems) return { describedBy: resolved.codeSystems.map(codesPath) };
    const { ids } = resolved;
    subjects = subjects.flatMap((subject) => ids.map((id) => ({ ...subject, [filter.parameter]: id })));
  }
  return { subjects: subjects.map((subject) => ({ kind: endpoint.kind, ...subject }) as Subject) };
}

async function replyWith(
  part: ListPage,
  page: number,
  question: ParsedRequest,
  assets: Assets,
): Promise<PlainResponse> {
  const etag = strong(part.kind === 'file' ? part.digest : await digest(part.text));
  const headers = successHeaders(etag, part.kind === 'file' ? mediaTypeOf(part.path) : null);
  if (BILINGUAL_PATH.test(question.pathname)) headers['Content-Language'] = LANGUAGES;
  if (part.kind === 'file' && part.path !== question.pathname) headers['Content-Location'] = part.path;
  const links = pageLinks(question, page, part.pages);
  if (links !== '') headers.Link = links;
  if (matches(question.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  if (part.kind === 'text') return { status: 200, headers, body: new TextEncoder().encode(part.text) };
  return { status: 200, headers, body: (await open(assets, part.path)).body, file: part.path };
}

const BILINGUAL_PATH = new RegExp(`^${API}/(${BILINGUAL.join('|')})\\b`);

/** Digest of an answer that was cut for a query: like the digests of the files, it depends on the bytes alone. */
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash.slice(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
