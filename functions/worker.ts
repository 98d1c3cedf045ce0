import type { EtagTree } from '../core/contract/etag-tree.js';
import { VERSION_HEADER } from '../core/contract/headers.js';
import { FILES, missingPagePath } from '../core/contract/paths.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';
import { Responses } from './answer/cache.js';
import { handle } from './handle.js';
import { clientKey } from './limit/client.js';
import { throttle } from './limit/log.js';
import type { Assets, LimitResult, PlainResponse } from './types.js';

interface Env {
  ASSETS: Fetcher;
  RATE_LIMIT: RateLimit;
}

/** Parsed once an isolate: a new release comes with new isolates. */
let etags: Promise<EtagTree> | undefined;
let version: string | null = null;
let names: Promise<Names> | undefined;
let furtherNames: Promise<FurtherNames> | undefined;

/** Answers that this isolate has given: about 2 KB each, and the bodies of those that were cut for a query. */
const ready = new Responses({ answers: 2000, bytes: 8 * 1024 * 1024 });

const log = throttle(console.error, Date.now);

/** Cloudflare: bindings in, `handle` out. Pages that are no asset end here too, as the site's own 404 page. */
export default {
  fetch(request, env): Promise<Response> {
    return handle(request, {
      assets: assetsOf(env),
      count: () => count(request, env),
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
  const parsed = async <T>(path: string): Promise<T> => (await found(path)).json<T>();
  // The platform adds the release's own headers to what it gives us, the version of the data among them.
  const digests = async () => {
    const response = await found(FILES.etags);
    version = response.headers.get(VERSION_HEADER);
    return response.json<EtagTree>();
  };
  return {
    etags() {
      etags ??= digests().catch((error) => {
        etags = undefined; // a passing failure must not outlive the request
        throw error;
      });
      return etags;
    },
    version: async () => version,
    names() {
      names ??= parsed<Names>(FILES.names).catch((error) => {
        names = undefined;
        throw error;
      });
      return names;
    },
    furtherNames() {
      furtherNames ??= parsed<FurtherNames>(FILES.furtherNames).catch((error) => {
        furtherNames = undefined;
        throw error;
      });
      return furtherNames;
    },
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
