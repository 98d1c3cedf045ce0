import { ENDPOINTS, type Endpoint, type Filter } from '../../core/contract/endpoints.js';
import type { ErrorCode } from '../../core/contract/errors.js';
import { digestOf, type EtagTree } from '../../core/contract/etag-tree.js';
import { BILINGUAL, LANGUAGES, mediaTypeOf } from '../../core/contract/headers.js';
import { DIGEST_BYTES, LIMITS } from '../../core/contract/limits.js';
import {
  API,
  codesPath,
  FILES,
  filamentsPath,
  fitPath,
  namedPath,
  pagePath,
  productPresetsPath,
  type Subject,
} from '../../core/contract/paths.js';
import { countPages, type Window } from '../../core/contract/window.js';
import { foldToId } from '../../core/names/fold.js';
import { type Spool, spoolOf } from '../../core/names/named-spool.js';
import { type Resolution, resolveName } from '../../core/names/resolve.js';
import type { Coloured } from '../../core/names/spool-colour.js';
import { pairMaterial, spoolProfiles, spoolRows } from '../../core/profiles/spool.js';
import type { IdentifySpools, ProductPresets, Profile } from '../../schemas/generated/record.js';
import { exists, guessPaths } from '../query/guess.js';
import { isFault, type ListQuery, parseQuery } from '../query/parse.js';
import type { Assets, PlainResponse } from '../types.js';
import { type ErrorDetails, errorAnswer } from './error.js';
import { matches, strong } from './etag.js';
import { ALLOW, fileLinks, METHODS, pageLinks, successHeaders } from './headers.js';
import { cut, joinLists, json, type ListPage, open, read, readPage } from './list.js';

export interface ParsedRequest {
  method: string;
  /** Path and query string (with its question mark), as normalised by the WHATWG URL parser. */
  pathname: string;
  search: string;
  ifNoneMatch: string | null;
}

/** Whether a request asks for a file of the release by its path. A CDN serves those without the function. */
export function isForFile({ method, pathname }: ParsedRequest, tree: EtagTree): boolean {
  return (method === 'GET' || method === 'HEAD') && fileDigest(pathname, tree) !== null;
}

function fileDigest(pathname: string, tree: EtagTree): string | null {
  return mediaTypeOf(pathname) === null ? null : digestOf(tree, pathname);
}

/**
 * Answers a request. The answer depends only on the request and the release.
 *
 * @throws when the release cannot be read
 */
export async function reply(request: ParsedRequest, assets: Assets): Promise<PlainResponse> {
  const { method, pathname } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: ALLOW });
  // The root of the version answers with the index.
  const path = pathname.replace(/\/+$/, '') === API ? FILES.index : pathname;
  const tree = await assets.etags(path);
  const digest = fileDigest(path, tree);
  if (digest === null) return replyToQuery(request, assets);
  const filter = [...new URLSearchParams(request.search).keys()].find((name) => FILTERS.has(name));
  if (filter !== undefined)
    return errorAnswer('unknown_parameter', { parameter: filter, allowed: suggestedQuery(request) });
  const links = [fileLinks(path, countPages(path, tree))];
  return replyWith({ kind: 'file', path, digest, pages: 1 }, links, request, assets);
}

/**
 * Parameters that filter and page. A file cannot apply them, so it must not appear to; other parameters, such as cache
 * busters, are ignored.
 */
const FILTERS = new Set([
  ...ENDPOINTS.flatMap(({ filters }) => filters.map(({ parameter }) => parameter as string)),
  'page',
  'limit',
]);

/**
 * The query probably meant by a file path with parameters, if its list can be queried; otherwise an error that files
 * take no parameters.
 */
function suggestedQuery({ pathname, search }: ParsedRequest): string {
  const endpoint = ENDPOINTS.find(({ path }) => pathname === `${path}.json` || pathname.startsWith(`${path}/`));
  return endpoint ? `none for a file; ask ${endpoint.path}${search}` : 'none for a file';
}

async function replyToQuery(request: ParsedRequest, assets: Assets): Promise<PlainResponse> {
  const path = request.pathname.replace(/\/+$/, '');
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  if (!endpoint) {
    const suggestions = await guessPaths(request.pathname, request.search, assets);
    return errorAnswer('not_found', suggestions.length > 0 ? { suggestions } : {});
  }
  const query = parseQuery(
    request.search.slice(1),
    endpoint.filters.map(({ parameter }) => parameter),
  );
  if (isFault(query)) {
    const { code, ...details } = query;
    return errorAnswer(code, details);
  }
  const found = await findSubjects(endpoint, query, assets);
  const { page, limit } = query;
  if ('error' in found)
    return errorAnswer(found.error, { ...found.details, ...(limit === undefined ? {} : { limit }) });
  const window = { page, limit, paging: endpoint.paging };
  const { subjects, filament } = found;
  const subject = subjects.length === 1 ? subjects[0] : undefined;
  const [first] = subjects;
  const spool =
    filament !== undefined && first?.kind === 'profiles'
      ? await spoolList(filament, first.printer, window, assets)
      : null;
  const part = spool ?? (await (subject ? readPage(subject, window, assets) : joinLists(subjects, window, assets)));
  const describedBy = found.describedBy ?? (await verdictsOn(subject, assets));
  const links = [pageLinks(request, page, part.pages), ...describedBy.map((path) => `<${path}>; rel="describedby"`)];
  const answer = await replyWith(part, links, request, assets);
  // A cut page is not a file, so `Content-Location` is the same query with ids in place of names.
  if (part.kind === 'text' && subject && query.filters.size > 0)
    answer.headers['Content-Location'] = byIds(endpoint, subject, query, spool ? filament : undefined);
  return answer;
}

/**
 * The file that explains why a printer and a material have no profile; none if they have one, or if no pair is asked
 * for.
 */
async function verdictsOn(subject: Subject | undefined, assets: Assets): Promise<string[]> {
  if (subject?.kind !== 'profiles' || subject.printer === undefined || subject.material === undefined) return [];
  const path = fitPath(subject.printer);
  return !(await exists(assets, pagePath(subject))) && (await exists(assets, path)) ? [path] : [];
}

/** The canonical address of a query: filters as ids, parameters in a fixed order. */
function byIds(
  { path, filters }: Endpoint,
  subject: Subject,
  { page, limit }: ListQuery,
  filament: string | undefined,
): string {
  // The name of a branded filament replaces that of its material.
  const named = filament === undefined ? {} : { material: filament };
  const ids: Readonly<Record<string, string | undefined>> = { ...subject, ...named };
  const given = filters.flatMap(({ parameter }) => (ids[parameter] === undefined ? [] : [[parameter, ids[parameter]]]));
  const window = [...(page === 1 ? [] : [['page', page]]), ...(limit === undefined ? [] : [['limit', limit]])];
  return `${path}?${[...given, ...window].map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** The subjects of a query; for something known that has no records, none, and the files that describe it. */
type Found =
  | { subjects: Subject[]; filament?: string; describedBy?: string[] }
  | { error: ErrorCode; details: ErrorDetails };

/** The subjects that the filters of a query stand for: usually one, several for an ambiguous name. */
async function findSubjects(endpoint: Endpoint, query: ListQuery, assets: Assets): Promise<Found> {
  let subjects: Record<string, string>[] = [{}];
  let filament: string | undefined;
  for (const filter of endpoint.filters) {
    const value = query.filters.get(filter.parameter);
    if (value === undefined) continue;
    const resolved = await resolveValue(filter, value, assets);
    if (resolved.ids === null) {
      const { suggestions, several } = resolved;
      const error = several ? 'ambiguous' : filter.unknown;
      return { error, details: { parameter: filter.parameter, value, suggestions } };
    }
    if (resolved.codeSystems) return { subjects: [], describedBy: resolved.codeSystems.map(codesPath) };
    const { ids } = resolved;
    filament ??= resolved.filament;
    subjects = subjects.flatMap((subject) => ids.map((id) => ({ ...subject, [filter.parameter]: id })));
  }
  const all = subjects.map((subject) => ({ kind: endpoint.kind, ...subject }) as Subject);
  return { subjects: all, ...(filament === undefined ? {} : { filament }) };
}

/** @param links field values of `Link`; an empty one is none */
async function replyWith(
  part: ListPage,
  links: readonly string[],
  request: ParsedRequest,
  assets: Assets,
): Promise<PlainResponse> {
  const etag = strong(part.kind === 'file' ? part.digest : await digest(part.text));
  const headers = successHeaders(etag, part.kind === 'file' ? mediaTypeOf(part.path) : null);
  if (BILINGUAL_PATH.test(request.pathname)) headers['Content-Language'] = LANGUAGES;
  if (part.kind === 'file' && part.path !== request.pathname) headers['Content-Location'] = part.path;
  const link = links.filter((one) => one !== '').join(', ');
  if (link !== '') headers.Link = link;
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  if (part.kind === 'text') return { status: 200, headers, body: new TextEncoder().encode(part.text) };
  return { status: 200, headers, body: (await open(assets, part.path)).body, file: part.path };
}

const BILINGUAL_PATH = new RegExp(`^${API}/(${BILINGUAL.join('|')})\\b`);

/** Digest of an answer that was cut for a query. Like the digest of a file, it depends only on the bytes. */
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash.slice(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Resolves the value of a filter: first as an id, which needs no file, then as a name. */
export async function resolveValue({ names: kind }: Filter, value: string, assets: Assets): Promise<Resolution> {
  const id = foldToId(value);
  if (/^[a-z0-9-]+$/.test(id) && (await exists(assets, namedPath(kind, id)))) return { ids: [id] };
  const productsOf = async (brand: string) => {
    const list = filamentsPath(brand);
    const tree = await assets.etags(list);
    const pages = digestOf(tree, list) === null ? 0 : countPages(list, tree);
    const answers = await Promise.all(
      Array.from({ length: pages }, (_, i) => read(assets, filamentsPath(brand, i + 1))),
    );
    return answers.flatMap(({ records }) => records.map((record) => JSON.parse(record) as Coloured));
  };
  const labels = async (path: string) => ((await exists(assets, path)) ? json<IdentifySpools>(assets, path) : null);
  return resolveName({ ...assets, productsOf, labels }, kind, value);
}

/**
 * The profiles of a branded filament. With a printer they are composed from two files, the product's and the pair's;
 * without one, they are the product's rows. Null if the product has no presets and no printer is given.
 *
 * @throws when a file that the release lists cannot be read
 */
export async function spoolList(
  filament: string,
  printer: string | undefined,
  { page, limit = LIMITS.defaultLimit }: Window,
  assets: Assets,
): Promise<ListPage | null> {
  const spool = spoolOf(filament, await assets.furtherNames());
  if (!spool) return null;
  const [presets] = await recordsAt<ProductPresets>(productPresetsPath(spool.brand, filament), assets);
  if (printer === undefined && !presets) return null;
  const profiles =
    printer === undefined && presets
      ? spoolRows(presets)
      : await onPrinter(printer ?? '', presets ?? null, spool, assets);
  const records = profiles.map((profile) => JSON.stringify(profile));
  return cut(records, 0, records.length, page, limit);
}

async function onPrinter(
  printer: string,
  presets: ProductPresets | null,
  spool: Spool,
  assets: Assets,
): Promise<Profile[]> {
  const material = pairMaterial(presets, printer, spool.material);
  const path = pagePath({ kind: 'profiles', printer, material });
  return spoolProfiles(spool, presets, await recordsAt<Profile>(path, assets));
}

/** The records of a file; empty if the release has no such file. */
async function recordsAt<T>(path: string, assets: Assets): Promise<T[]> {
  if (!(await exists(assets, path))) return [];
  return (await read(assets, path)).records.map((record) => JSON.parse(record) as T);
}
