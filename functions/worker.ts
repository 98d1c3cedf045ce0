import { ReadyAnswers } from './answer/ready.js';
import type { Assets, EtagTree } from './assets.js';
import { handle } from './handle.js';
import { clientKey } from './limit/client.js';
import type { Limiter } from './limit/limiter.js';
import { quiet } from './limit/quiet.js';
import { FILES } from './paths.js';
import type { Names } from './query/names.js';

interface Env {
  ASSETS: Fetcher;
  RATE_LIMIT: RateLimit;
}

/** Parsed once an isolate: a new release comes with new isolates. */
let etags: Promise<EtagTree> | undefined;
let names: Promise<Names> | undefined;

/** Answers that this isolate has given: about 2 KB each, and the bodies of those that were cut for a query. */
const ready = new ReadyAnswers({ answers: 2000, bytes: 8 * 1024 * 1024 });

const log = quiet(console.error, Date.now);

/** Cloudflare: bindings in, `handle` out. Pages that are no asset end here too, as the site's own 404 page. */
export default {
  async fetch(request, env): Promise<Response> {
    if (!ready.get(request.url) && !isBelowApi(request.url)) return notFoundPage(request, env);
    const client = clientKey(request.headers.get('CF-Connecting-IP') ?? 'unknown');
    return handle(request, { assets: assetsOf(env), limiter: limiterOf(env), client, log, ready });
  },
} satisfies ExportedHandler<Env>;

function isBelowApi(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname === '/api' || pathname.startsWith('/api/');
}

function assetsOf(env: Env): Assets {
  // The asset store looks at the path alone.
  const fetchAsset = (path: string) => env.ASSETS.fetch(`https://assets.invalid${path}`);
  const parsed = async <T>(path: string): Promise<T> => {
    const response = await fetchAsset(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json<T>();
  };
  return {
    etags() {
      etags ??= parsed<EtagTree>(FILES.etags).catch((error) => {
        etags = undefined; // a passing failure must not outlive the request
        throw error;
      });
      return etags;
    },
    names() {
      names ??= parsed<Names>(FILES.names).catch((error) => {
        names = undefined;
        throw error;
      });
      return names;
    },
    async open(path) {
      const { ok, body } = await fetchAsset(path);
      return ok && body ? { body } : null;
    },
  };
}

function limiterOf(env: Env): Limiter {
  return async (client) => ({ allowed: (await env.RATE_LIMIT.limit({ key: client })).success });
}

async function notFoundPage(request: Request, env: Env): Promise<Response> {
  const { origin } = new URL(request.url);
  // Without its ending: the asset store redirects "/404.html" to this.
  const page = await env.ASSETS.fetch(new Request(`${origin}/404`));
  // The page's own headers, the security policy among them: the platform adds them to assets, not to what we make.
  const headers = new Headers(page.ok ? page.headers : { 'Content-Type': 'text/plain; charset=utf-8' });
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(page.ok ? page.body : 'Not found\n', { status: 404, headers });
}
