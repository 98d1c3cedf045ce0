import { createHash } from 'node:crypto';
import mime from 'mime/lite';
import { DIGEST_BYTES } from '../core/contract/limits.js';
import { missingPagePath } from '../core/contract/paths.js';
import { errorAnswer } from '../functions/answer/error.js';
import { matches, strong } from '../functions/answer/etag.js';
import { ALLOW, METHODS } from '../functions/answer/headers.js';
import type { PlainResponse } from '../functions/types.js';
import { headersFor } from './header-rules.js';
import type { LoadedRelease } from './release.js';

/** A page or other file of the site, ready to send. */
interface Page {
  body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** Answers a request for a page of the site. */
export type Pages = (method: string, pathname: string, ifNoneMatch: string | null) => PlainResponse;

/**
 * The site of a release. Paths are looked up in a table of what there is, so none leads out of the release:
 * `/guide/` and `/guide` find `/guide/index.html` or `/guide.html`, as on the CDN.
 */
export function sitePages({ files, headerRules }: LoadedRelease): Pages {
  const pages = new Map<string, Page>();
  for (const [file, body] of files) {
    if (file.startsWith('/api/')) continue;
    const digest = createHash('sha256').update(body).digest('hex');
    const headers = {
      'Content-Type': typeOf(file),
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
      return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: ALLOW });
    const page = find(pathname);
    if (!page) return notFound(pages.get(missingPagePath(pathname)) ?? pages.get(missingPagePath('/')));
    const headers = { ...page.headers, ETag: page.etag };
    if (matches(ifNoneMatch, page.etag)) return { status: 304, headers, body: null };
    return { status: 200, headers: { ...headers, 'Content-Length': String(page.body.length) }, body: page.body };
  };
}

function notFound(page: Page | undefined): PlainResponse {
  const body = page?.body ?? Buffer.from('Not found\n');
  const headers = page?.headers ?? { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  return {
    status: 404,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Length': String(body.length) },
    body,
  };
}

/** The media type of a file by its ending, with the encoding of what is text; what nobody knows is sent as bytes. */
function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
