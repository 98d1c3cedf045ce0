import { VERSION_HEADER } from '../../core/contract/headers.js';
import { LIMITS } from '../../core/contract/limits.js';
import type { CachedResponse, Fields, LimitResult, PlainRequest, PlainResponse, Platform } from '../types.js';
import { orUnchanged } from './cache.js';
import { errorAnswer } from './error.js';
import { PREFLIGHT_HEADERS } from './headers.js';
import { present } from './list.js';
import { isForFile, reply } from './reply.js';

/**
 * Answers a request. Every answer below `/api` is an envelope, except for files that are not lists (`openapi.json`,
 * schemas, …), which are served unchanged. A cached answer is returned synchronously, before the URL is parsed. Returns
 * 503 if the release cannot be read in time; never throws.
 */
export function answer(request: PlainRequest, platform: Platform): PlainResponse | Promise<PlainResponse> {
  const known = request.method === 'GET' ? platform.ready?.get(request.url) : undefined;
  return known ? replay(known, request, platform) : resolve(request, platform);
}

function replay(
  known: CachedResponse,
  { ifNoneMatch }: PlainRequest,
  platform: Platform,
): PlainResponse | Promise<PlainResponse> {
  const give = () => {
    const result = orUnchanged(known, ifNoneMatch);
    const { file, body } = result;
    if (file === undefined || body !== null) return result;
    const asset = platform.assets.open(file);
    if (asset !== null && !(asset instanceof Promise)) return { ...result, body: asset.body };
    return orUnavailable(async () => ({ ...result, body: present(await asset, file).body }), platform);
  };
  return known.counted && platform.count ? rateLimit(give, platform, versionOf(known)) : give();
}

function versionOf({ answer: { headers } }: CachedResponse): Fields {
  const version = headers[VERSION_HEADER];
  return version === undefined ? {} : { [VERSION_HEADER]: version };
}

/** No answer depends on the host. */
const ANY_HOST = 'http://localhost';

async function resolve(request: PlainRequest, platform: Platform): Promise<PlainResponse> {
  const { method, url: target, ifNoneMatch } = request;
  // The URL parser normalises every spelling of a path; anything that begins with a slash is a path, even
  // "//host/path".
  const url = URL.parse(target.startsWith('/') ? `${ANY_HOST}${target}` : target, ANY_HOST);
  if (!url) return errorAnswer('not_found');
  const { pathname, search } = url;
  const { elsewhere } = platform;
  if (elsewhere && pathname !== '/api' && !pathname.startsWith('/api/'))
    return orUnavailable(async () => elsewhere(method, pathname, ifNoneMatch), platform);
  if (method === 'OPTIONS') return preflight();

  const { assets, ready } = platform;
  const parsed = { method, pathname, search, ifNoneMatch };
  let counted = true;
  let version: string | null = null;
  const result = await orUnavailable(async () => {
    const tree = await assets.etags(pathname);
    version = await assets.version();
    const give = () => orUnavailable(() => reply(parsed, assets), platform);
    counted = !isForFile(parsed, tree);
    return counted ? rateLimit(give, platform) : give();
  }, platform);
  if (version !== null) result.headers[VERSION_HEADER] = version;
  if (result.body instanceof Uint8Array) result.headers['Content-Length'] = String(result.body.byteLength);
  if (method === 'GET') ready?.keep(target, result, counted);
  return method === 'HEAD' ? { ...result, body: null } : result;
}

/** The answer to a CORS preflight request. */
export function preflight(): PlainResponse {
  return { status: 204, headers: { ...PREFLIGHT_HEADERS }, body: null };
}

/** The answer, or a 503 if the release cannot be read in time. */
export async function orUnavailable(
  give: () => Promise<PlainResponse>,
  { log, patience }: Platform,
): Promise<PlainResponse> {
  try {
    return await within(patience?.answer, give());
  } catch (error) {
    log?.('the data cannot be read', error);
    return errorAnswer('data_unavailable', {}, { 'Retry-After': '10' });
  }
}

/**
 * Counts a request, then answers or refuses it. The answer states how many requests are left if the limiter knows.
 *
 * @param beside extra headers of a refusal
 */
async function rateLimit(
  give: () => PlainResponse | Promise<PlainResponse>,
  platform: Platform,
  beside: Fields = {},
): Promise<PlainResponse> {
  const verdict = await count(platform);
  if (verdict?.allowed === false) return refusal(verdict, beside);
  const answer = await give();
  if (verdict?.remaining === undefined || verdict.resetSeconds === undefined) return answer;
  const left = `"ip";r=${verdict.remaining};t=${verdict.resetSeconds}`;
  return { ...answer, headers: { ...answer.headers, RateLimit: left } };
}

/**
 * Counts the request. Null if the limiter fails or hangs: the request is then served, because a broken limiter must not
 * take the service down.
 */
async function count({ count, log, patience }: Platform): Promise<LimitResult | null> {
  try {
    return count ? await within(patience?.count, count()) : null;
  } catch (error) {
    log?.('the limiter failed; the request is served', error);
    return null;
  }
}

function refusal({ resetSeconds = LIMITS.windowSeconds }: LimitResult, beside: Fields): PlainResponse {
  const headers = { ...beside, 'Retry-After': String(resetSeconds), RateLimit: `"ip";r=0;t=${resetSeconds}` };
  return errorAnswer('rate_limited', {}, headers);
}

/** Timeout for a platform to begin an answer, which it reads from local files, and to count a request, ms. */
export const PATIENCE = { answer: 5000, count: 1000 };

/** Awaits some work; rejects after a timeout, so that a hanging call cannot block the caller. */
function within<T>(ms: number | undefined, work: Promise<T>): Promise<T> {
  if (ms === undefined) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no result after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
