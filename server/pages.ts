import mime from 'mime/lite';
import { readImmutablePath } from '../core/contract/downloads.js';
import { IMMUTABLE_CACHE } from '../core/contract/headers.js';
import { DIGEST_BYTES } from '../core/contract/limits.js';
import { missingPagePath } from '../core/contract/paths.js';
import { errorAnswer } from '../functions/answer/error.js';
import { matches, strong } from '../functions/answer/etag.js';
import { ALLOW, METHODS, replaced } from '../functions/answer/headers.js';
import type { Fields, PlainResponse } from '../functions/types.js';
import { headersFor } from './header-rules.js';
import type { Release, ReleaseFile } from './release.js';

/** Answers a request for a page of the site. */
export type Pages = (method: string, pathname: string, ifNoneMatch: string | null) => PlainResponse;

/**
 * The site of a release. Paths are looked up in a table, so none leads out of the release: `/guide/` and `/guide` find
 * `/guide/index.html` or `/guide.html`, as on the CDN.
 */
export function sitePages(release: Release): Pages {
  const page = (path: string) => (path.startsWith('/api/') ? undefined : release.files.get(path));
  const find = (pathname: string) =>
    page(pathname) ??
    page(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`) ??
    page(`${pathname}/index.html`);

  const answerWith = (status: number, file: ReleaseFile, headers: Fields): PlainResponse => ({
    status,
    headers: { ...headersOf(file, release), ...headers, 'Content-Length': String(file.bytes) },
    body: release.body(file),
    file: file.path,
  });

  return (method, pathname, ifNoneMatch) => {
    if (method !== 'GET' && method !== 'HEAD')
      return errorAnswer('method_not_allowed', { allowed: METHODS }, { Allow: ALLOW });
    const asked = readImmutablePath(pathname);
    const found = asked ? page(asked.path) : find(pathname);
    if (asked && found && !found.sha256.startsWith(asked.digest)) return replaced(asked.path);
    if (found) {
      const headers: Fields = { ETag: strong(found.sha256.slice(0, DIGEST_BYTES * 2)) };
      if (asked) headers['Cache-Control'] = IMMUTABLE_CACHE;
      if (!matches(ifNoneMatch, headers.ETag ?? '')) return answerWith(200, found, headers);
      return { status: 304, headers: { ...headersOf(found, release), ...headers }, body: null };
    }
    const missing = page(missingPagePath(pathname)) ?? page(missingPagePath('/'));
    return missing ? answerWith(404, missing, { 'Cache-Control': 'no-store' }) : NOT_FOUND;
  };
}

const NOT_FOUND: PlainResponse = {
  status: 404,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': '10',
  },
  body: Buffer.from('Not found\n'),
};

function headersOf({ path }: ReleaseFile, { headerRules }: Release): Fields {
  return {
    'Content-Type': typeOf(path),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
    ...headersFor(path, headerRules),
  };
}

/**
 * The media type of a file by its ending, with the charset for text; `application/octet-stream` for unknown endings.
 */
function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
