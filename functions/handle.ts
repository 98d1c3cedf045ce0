import { type ErrorDetails, errorResponse } from './answer/error.js';
import { matches, strong } from './answer/etag.js';
import { METHODS, preflight, successHeaders } from './answer/headers.js';
import { pageLinks } from './answer/link.js';
import { findPart, joinParts, open, type Part } from './answer/list.js';
import { type Assets, digestOf, type EtagTree } from './assets.js';
import type { Limiter, Verdict } from './limit/limiter.js';
import { DIGEST_BYTES, LIMITS } from './limits.js';
import type { Subject } from './paths.js';
import { ENDPOINTS, type Endpoint } from './query/endpoint.js';
import { isFault, parseQuery, type Query } from './query/parse.js';
import { resolveName } from './query/resolve.js';

/** What the platform gives the handler. */
export interface Dependencies {
  assets: Assets;
  /** Left out: no limit. */
  limiter?: Limiter;
  /** Key that the client is counted under. */
  client: string;
  /** Told of failures that the client does not see. */
  log?: (message: string, error: unknown) => void;
}

/**
 * Answers a request below `/api/`. Every answer is the envelope, except the files that are not lists
 * (`openapi.json`, schemas, …), which are served as they are. Never throws.
 */
export async function handle(request: Request, { assets, limiter, client, log }: Dependencies): Promise<Response> {
  const head = request.method === 'HEAD';
  let verdict: Verdict | null = null;
  let response: Response;
  try {
    if (request.method === 'OPTIONS') return preflight();
    const url = new URL(request.url);
    const tree = await assets.etags();
    const file =
      url.pathname.endsWith('.json') && (request.method === 'GET' || head) ? digestOf(tree, url.pathname) : null;
    if (file !== null) {
      // The path of a file costs no request: a CDN serves it without asking the function.
      response = await answerPart(
        request,
        url,
        { kind: 'file', path: url.pathname, digest: file, page: 1, pages: 1 },
        assets,
      );
      return head ? withoutBody(response) : response;
    }
    verdict = limiter ? await count(limiter, client, log) : null;
    if (verdict?.allowed === false) response = rateLimited(verdict);
    else if (request.method !== 'GET' && !head)
      response = errorResponse('method_not_allowed', { allowed: METHODS }, { Allow: METHODS });
    else response = await answer(request, url, assets, tree);
  } catch (error) {
    log?.('the data cannot be read', error);
    response = errorResponse('data_unavailable', {}, { 'Retry-After': '10' });
  }
  if (verdict?.remaining !== undefined && verdict.resetSeconds !== undefined) {
    response.headers.set('RateLimit', `"ip";r=${verdict.remaining};t=${verdict.resetSeconds}`);
  }
  return head ? withoutBody(response) : response;
}

/** Counts the request. A limiter that fails must not take the service down: null, and the request is served. */
async function count(limiter: Limiter, client: string, log: Dependencies['log']): Promise<Verdict | null> {
  try {
    return await limiter(client);
  } catch (error) {
    log?.('the limiter failed; the request is served', error);
    return null;
  }
}

async function answer(request: Request, url: URL, assets: Assets, tree: EtagTree): Promise<Response> {
  const path = url.pathname.replace(/\/+$/, '');
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);
  if (!endpoint) return errorResponse('not_found');
  const query = parseQuery(
    url.search.slice(1),
    endpoint.filters.map(({ parameter }) => parameter),
  );
  if (isFault(query)) {
    const { code, ...details } = query;
    return errorResponse(code, details);
  }
  const found = await findSubjects(endpoint, query, assets, tree);
  if ('error' in found)
    return errorResponse(found.error, {
      ...found.details,
      ...(query.limit === undefined ? {} : { limit: query.limit }),
    });
  const window = { page: query.page, limit: query.limit, paging: endpoint.paging };
  const [subject] = found.subjects;
  const part =
    found.subjects.length === 1 && subject
      ? await findPart(subject, window, assets, tree)
      : await joinParts(found.subjects, window, assets);
  return answerPart(request, url, part, assets);
}

type Found = { subjects: Subject[] } | { error: Parameters<typeof errorResponse>[0]; details: ErrorDetails };

/** What the filters of a query stand for: usually one subject, several for a name that two things share. */
async function findSubjects(endpoint: Endpoint, query: Query, assets: Assets, tree: EtagTree): Promise<Found> {
  let subjects: Record<string, string>[] = [{}];
  for (const filter of endpoint.filters) {
    const value = query.filters.get(filter.parameter);
    if (value === undefined) continue;
    const { ids, ...rest } = await resolveName(filter, value, assets, tree);
    if (ids === null) return { error: filter.unknown, details: { parameter: filter.parameter, value, ...rest } };
    subjects = subjects.flatMap((subject) => ids.map((id) => ({ ...subject, [filter.parameter]: id })));
  }
  return { subjects: subjects.map((subject) => ({ kind: endpoint.kind, ...subject }) as Subject) };
}

async function answerPart(request: Request, url: URL, part: Part, assets: Assets): Promise<Response> {
  const etag = strong(part.kind === 'file' ? part.digest : await digest(part.text));
  const headers = successHeaders(etag);
  if (BILINGUAL.test(url.pathname)) headers.set('Content-Language', 'en, zh-CN');
  if (part.kind === 'file' && part.path !== url.pathname) headers.set('Content-Location', part.path);
  const links = pageLinks(url, part.page, part.pages);
  if (links !== '') headers.set('Link', links);
  if (matches(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  if (part.kind === 'text') return new Response(part.text, { status: 200, headers });
  const asset = await open(assets, part.path);
  if (asset.length !== undefined) headers.set('Content-Length', String(asset.length));
  return new Response(asset.body, { status: 200, headers });
}

/** Records that hold texts in both languages. */
const BILINGUAL = /^\/api\/v1\/(materials|troubleshoot|settings)\b/;

/** Digest of an answer that was cut for a query: like the digests of the files, it depends on the bytes alone. */
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash.slice(0, DIGEST_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function rateLimited(verdict: Verdict): Response {
  const reset = verdict.resetSeconds ?? LIMITS.windowSeconds;
  return errorResponse('rate_limited', {}, { 'Retry-After': String(reset), RateLimit: `"ip";r=0;t=${reset}` });
}

function withoutBody(response: Response): Response {
  return new Response(null, { status: response.status, headers: response.headers });
}
