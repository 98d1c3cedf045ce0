import { VERSION_HEADER } from '../../core/contract/headers.js';
import { rateLimit } from '../limit/rate-limit.js';
import type { CachedResponse, Fields, PlainRequest, PlainResponse, Platform } from '../types.js';
import { orUnchanged } from './cache.js';
import { errorAnswer } from './error.js';
import { PREFLIGHT_HEADERS } from './headers.js';
import { open } from './list.js';
import { isForFile, reply } from './reply.js';

/**
 * Answers a request. Below `/api` every answer is the envelope, except the files that are not lists (`openapi.json`,
 * schemas, …), which are served as they are. An answer that is ready is given at once where nothing has to be waited
 * for, without so much as parsing the URL.
 *
 * @throws what the platform throws for a path that is not below `/api`, nothing else
 */
export function answer(inquiry: PlainRequest, platform: Platform): PlainResponse | Promise<PlainResponse> {
  const known = inquiry.method === 'GET' ? platform.ready?.get(inquiry.url) : undefined;
  return known ? replay(known, inquiry, platform) : resolve(inquiry, platform);
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
    return orUnavailable(async () => ({ ...result, body: (await open(platform.assets, file)).body }), platform);
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

async function resolve(inquiry: PlainRequest, platform: Platform): Promise<PlainResponse> {
  const { method, url: target, ifNoneMatch } = inquiry;
  // The parser puts every way of writing a path into one; what begins with a slash is a path, "//host/path" too.
  const url = URL.parse(target.startsWith('/') ? `${ANY_HOST}${target}` : target, ANY_HOST);
  if (!url) return errorAnswer('not_found');
  const { pathname, search } = url;
  if (platform.elsewhere && pathname !== '/api' && !pathname.startsWith('/api/'))
    return platform.elsewhere(method, pathname, ifNoneMatch);
  if (method === 'OPTIONS') return preflight();

  const { assets, ready } = platform;
  const question = { method, pathname, search, ifNoneMatch };
  let counted = true;
  let version: string | null = null;
  const result = await orUnavailable(async () => {
    const tree = await assets.etags();
    version = await assets.version();
    const give = () => orUnavailable(() => reply(question, assets, tree), platform);
    counted = !isForFile(question, tree);
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

/** The answer, or a 503 while the release cannot be read. */
async function orUnavailable(give: () => Promise<PlainResponse>, { log }: Platform): Promise<PlainResponse> {
  try {
    return await give();
  } catch (error) {
    log?.('the data cannot be read', error);
    return errorAnswer('data_unavailable', {}, { 'Retry-After': '10' });
  }
}
