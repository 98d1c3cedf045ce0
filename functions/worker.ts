import { readImmutablePath } from '../core/contract/downloads.js';
import { IMMUTABLE_CACHE, VERSION_HEADER } from '../core/contract/headers.js';
import { type LookupPart, lookupOfFile, lookupOfName } from '../core/contract/lookup.js';
import { FILES, missingPagePath } from '../core/contract/paths.js';
import type { FurtherNames, Names } from '../core/names/spellings.js';
import type { Index } from '../schemas/generated/record.js';
import { PATIENCE } from './answer/answer.js';
import { Responses } from './answer/cache.js';
import { replaced } from './answer/headers.js';
import { handle } from './handle.js';
import { clientKey } from './limit/client.js';
import { throttle } from './limit/log.js';
import type { Assets, LimitResult, PlainResponse } from './types.js';

interface Env {
  ASSETS: Fetcher;
  RATE_LIMIT: RateLimit;
}

/**
 * Parsed files, read once per isolate: a new release starts new isolates. Holds values rather than promises, because
 * later requests must not wait for a read that hangs or whose request was cancelled.
 */
const parsed = new Map<string, unknown>();
let version: string | null = null;

/** Cached answers of this isolate: about 2 KB each, plus the bodies of those that were cut for a query. */
const ready = new Responses({ answers: 2000, bytes: 8 * 1024 * 1024 });

const log = throttle(console.error, Date.now);

/** The Cloudflare entry point. Pages that are not assets also end here, as the site's own 404 page. */
export default {
  fetch(request, env): Promise<Response> {
    return handle(request, {
      assets: assetsOf(env),
      count: () => count(request, env),
      patience: PATIENCE,
      log,
      ready,
      elsewhere: async (_, pathname) => (await download(request, pathname, env)) ?? notFoundPage(pathname, env),
    });
  },
} satisfies ExportedHandler<Env>;

async function count({ headers }: Request, env: Env): Promise<LimitResult> {
  const key = clientKey(headers.get('CF-Connecting-IP') ?? 'unknown');
  return { allowed: (await env.RATE_LIMIT.limit({ key })).success };
}

/** The asset store ignores everything but the path. */
const addressOf = (path: string) => `https://assets.invalid${path}`;

async function readOnce<T>(path: string, env: Env): Promise<T> {
  if (parsed.has(path)) return parsed.get(path) as T;
  const response = await env.ASSETS.fetch(addressOf(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // The platform adds the headers of the release's files to what it returns, including the version of the data.
  version = response.headers.get(VERSION_HEADER);
  parsed.set(path, await response.json());
  return parsed.get(path) as T;
}

function assetsOf(env: Env): Assets {
  const once = <T>(path: string) => readOnce<T>(path, env);
  return {
    etags: async (path) => (await once<LookupPart>(lookupOfFile(path))).etags,
    version: async () => version,
    names: () => once<Names>(FILES.names),
    namesLike: async (name) => (await once<LookupPart>(lookupOfName(name))).names,
    furtherNames: () => once<FurtherNames>(FILES.furtherNames),
    async open(path) {
      const { ok, body } = await env.ASSETS.fetch(addressOf(path));
      return ok && body ? { body } : null;
    },
  };
}

/** A download by the address of its bytes; null: there is none. */
async function download(request: Request, pathname: string, env: Env): Promise<PlainResponse | null> {
  const asked = readImmutablePath(pathname);
  if (!asked || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const { downloads = [] } = await readOnce<Partial<Index>>(FILES.index, env);
  const known = downloads.find(({ path }) => path === asked.path);
  if (!known) return null;
  if (!known.sha256.startsWith(asked.digest)) return replaced(asked.path);
  const { status, headers: given, body } = await env.ASSETS.fetch(addressOf(asked.path), request);
  const headers = new Headers(given);
  if (status < 400) headers.set('Cache-Control', IMMUTABLE_CACHE);
  return { status, headers: Object.fromEntries(headers), body };
}

async function notFoundPage(pathname: string, env: Env): Promise<PlainResponse> {
  // Without the ending, because the asset store redirects "/404.html" to this path.
  const page = await env.ASSETS.fetch(addressOf(missingPagePath(pathname).replace(/\.html$/, '')));
  // Includes the page's own headers, such as its security policy, which the platform adds to assets only.
  const headers = new Headers(page.ok ? page.headers : { 'Content-Type': 'text/plain; charset=utf-8' });
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  const body = page.ok ? page.body : new TextEncoder().encode('Not found\n');
  return { status: 404, headers: Object.fromEntries(headers), body };
}
