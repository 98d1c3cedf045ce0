import { VERSION_HEADER } from '../../core/contract/headers.js';
import { LIMITS } from '../../core/contract/limits.js';
import type { CachedResponse, Fields, LimitResult, PlainRequest, PlainResponse, Platform } from '../types.js';
import { orUnchanged } from './cache.js';
import { errorAnswer } from './error.js';
import { PREFLIGHT_HEADERS } from './headers.js';
import { present } from './list.js';
import { isForFile, reply } from './reply.js';

/**
 * Answers a request. Below `/api` every answer is the envelope, except the files that are not lists (`openapi.json`,
 * schemas, …), which are served as they are. An answer that is ready is given at once where nothing has to be waited
 * for, without so much as parsing the URL. What cannot be read in time is 503; nothing is thrown.
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

/** The header that names the version of the data, as a kept answer has it. */
function versionOf({ answer: { headers } }: CachedResponse): Fields {
  const version = headers[VERSION_HEADER];
  return version === undefined ? {} : { [VERSION_HEADER]: version };
}

/** No answer depends on the host. */
const ANY_HOST = 'http://localhost';

async function resolve(request: PlainRequest, platform: Platform): Promise<PlainResponse> {
  const { method, url: target, ifNoneMatch } = request;
  // The parser puts every way of writing a path into one; what begins with a slash is a path, "//host/path" too.
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

/** The answer, or a 503 while the release cannot be read, or not in time. */
async function orUnavailable(give: () => Promise<PlainResponse>, { log, patience }: Platform): Promise<PlainResponse> {
  try {
    return await within(patience?.answer, give());
  } catch (error) {
    log?.('the data cannot be read', error);
    return errorAnswer('data_unavailable', {}, { 'Retry-After': '10' });
  }
}

/**
 * Counts a request, then answers or refuses it; the answer says what is left, where the limiter knows.
 *
 * @param beside headers that a refusal has beside its own
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

/** Counts the request. A limiter that fails or hangs must not take the platform down: null, and the request is served. */
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

/** Longest that a platform may take to begin an answer, which it reads from files at hand, and to count a request, ms. */
export const PATIENCE = { answer: 5000, count: 1000 };

/** What some work gives; a failure when it takes longer, since what hangs must not hang whoever waits for it. */
function within<T>(ms: number | undefined, work: Promise<T>): Promise<T> {
  if (ms === undefined) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no result after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
