import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Answer } from '../functions/answer/answer.js';
import { errorAnswer } from '../functions/answer/error.js';
import { matches, strong } from '../functions/answer/etag.js';
import { METHODS } from '../functions/answer/headers.js';
import { DIGEST_BYTES } from '../functions/limits.js';
import { headersFor } from './header-rules.js';
import type { Release } from './release.js';

/** Media types by ending. Anything else is sent as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** A page or other file of the site, ready to send. */
interface Page {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Answers a request for a page of the site. */
export type Pages = (method: string, pathname: string, ifNoneMatch: string | null) => Answer;

/**
 * The site of a release. Paths are looked up in a table of what there is, so none leads out of the release:
 * `/guide/` and `/guide` find `/guide/index.html` or `/guide.html`, as on the CDN.
 */
export function sitePages({ files, headerRules }: Release): Pages {
  const pages = new Map<string, Page>();
  for (const [file, body] of files) {
    if (file.startsWith('/api/')) continue;
    const digest = createHash('sha256').update(body).digest('hex');
    const headers = {
      'Content-Type': TYPES[path.posix.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
      ...headersFor(file, headerRules),
    };
    pages.set(file, { body, etag: strong(digest.slice(0, DIGEST_BYTES * 2)), headers });
  }
  const find = (pathname: string) =>
    pages.get(pathname) ??
    pages.get(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`) ??
    pages.get(`${pathname}/index.html`);

  return (method, pathname, ifNoneMatch) => {
    if (method !== 'GET' && method !== 'HEAD')
      return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: METHODS });
    const page = find(pathname);
    if (!page) return notFound(pages.get('/404.html'));
    const headers = { ...page.headers, ETag: page.etag };
    if (matches(ifNoneMatch, page.etag)) return { status: 304, headers, body: null };
    return { status: 200, headers: { ...headers, 'Content-Length': String(page.body.length) }, body: page.body };
  };
}

function notFound(page: Page | undefined): Answer {
  const body = page?.body ?? Buffer.from('Not found\n');
  const headers = page?.headers ?? { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  return {
    status: 404,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Length': String(body.length) },
    body,
  };
}
