import { VERSION_HEADER } from '../core/contract/headers.js';
import { type LookupPart, lookupOfFile, lookupOfName } from '../core/contract/lookup.js';
import { FILES, missingPagePath } from '../core/contract/paths.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';
import { PATIENCE } from './answer/answer.js';
import { Responses } from './answer/cache.js';
import { handle } from './handle.js';
import { clientKey } from './limit/client.js';
import { throttle } from './limit/log.js';
import type { Assets, LimitResult, PlainResponse } from './types.js';

interface Env {
  ASSETS: Fetcher;
  RATE_LIMIT: RateLimit;
}

/**
 * Parsed files, once an isolate: a new release comes with new isolates. Values and no promises: a reading that hangs, or
 * whose request is cancelled, must not be what all later requests wait for.
 */
const parsed = new Map<string, unknown>();
let version: string | null = null;

/** Answers that this isolate has given: about 2 KB each, and the bodies of those that were cut for a query. */
const ready = new Responses({ answers: 2000, bytes: 8 * 1024 * 1024 });

const log = throttle(console.error, Date.now);

/** Cloudflare: bindings in, `handle` out. Pages that are no asset end here too, as the site's own 404 page. */
export default {
  fetch(request, env): Promise<Response> {
    return handle(request, {
      assets: assetsOf(env),
      count: () => count(request, env),
      patience: PATIENCE,
      log,
      ready,
      elsewhere: (_, pathname) => notFoundPage(pathname, env),
    });
  },
} satisfies ExportedHandler<Env>;

async function count({ headers }: Request, env: Env): Promise<LimitResult> {
  const key = clientKey(headers.get('CF-Connecting-IP') ?? 'unknown');
  return { allowed: (await env.RATE_LIMIT.limit({ key })).success };
}

function assetsOf(env: Env): Assets {
  // The asset store looks at the path alone.
  const fetchAsset = (path: string) => env.ASSETS.fetch(`https://assets.invalid${path}`);
  const found = async (path: string): Promise<Response> => {
    const response = await fetchAsset(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const read = async (path: string): Promise<unknown> => {
    const response = await found(path);
    // The platform adds the release's own headers to what it gives us, the version of the data among them.
    version = response.headers.get(VERSION_HEADER);
    return response.json();
  };
  const once = async <T>(path: string): Promise<T> => {
    if (!parsed.has(path)) parsed.set(path, await read(path));
    return parsed.get(path) as T;
  };
  return {
    etags: async (path) => (await once<LookupPart>(lookupOfFile(path))).etags,
    version: async () => version,
    names: () => once<Names>(FILES.names),
    namesLike: async (name) => (await once<LookupPart>(lookupOfName(name))).names,
    furtherNames: () => once<FurtherNames>(FILES.furtherNames),
    async open(path) {
      const { ok, body } = await fetchAsset(path);
      return ok && body ? { body } : null;
    },
  };
}

async function notFoundPage(pathname: string, env: Env): Promise<PlainResponse> {
  // Without its ending: the asset store redirects "/404.html" to this.
  const page = await env.ASSETS.fetch(`https://assets.invalid${missingPagePath(pathname).replace(/\.html$/, '')}`);
  // The page's own headers, the security policy among them: the platform adds them to assets, not to what we make.
  const headers = new Headers(page.ok ? page.headers : { 'Content-Type': 'text/plain; charset=utf-8' });
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  const body = page.ok ? page.body : new TextEncoder().encode('Not found\n');
  return { status: 404, headers: Object.fromEntries(headers), body };
}
