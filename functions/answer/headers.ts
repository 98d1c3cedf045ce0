import { COMMON_HEADERS, RATE_LIMIT_POLICY, SUCCESS_CACHE } from '../../core/contract/headers.js';
import { pageOfList, partsOfPagePath } from '../../core/contract/paths.js';
import type { Fields, PlainResponse } from '../types.js';

/** Headers of a successful answer: JSON unless another media type is given. */
export function successHeaders(etag: string, type: string | null = null): Fields {
  const headers: Fields = { ...COMMON_HEADERS, 'Cache-Control': SUCCESS_CACHE, ETag: etag };
  if (type !== null) headers['Content-Type'] = type;
  return headers;
}

export const METHODS = ['GET', 'HEAD', 'OPTIONS'] as const;

export const ALLOW = METHODS.join(', ');

/** The answer for a download by the digest of an earlier release: its present file. */
export function replaced(path: string): PlainResponse {
  const headers = { Location: path, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
  return { status: 302, headers, body: null };
}

/** Headers of the answer to a CORS preflight request. */
export const PREFLIGHT_HEADERS = {
  Allow: ALLOW,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': ALLOW,
  'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control, Content-Type, Accept',
  'Access-Control-Max-Age': '86400',
  'RateLimit-Policy': RATE_LIMIT_POLICY,
} as const;

/**
 * The `Link` field value (RFC 8288) that points to the other pages of a query's list; empty if there is only one page.
 */
export function pageLinks(
  { pathname, search }: { pathname: string; search: string },
  page: number,
  last: number,
): string {
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^page(=|$)/.test(pair));
  return links(page, last, (target) => `${pathname.replace(/\/+$/, '')}?${[...query, `page=${target}`].join('&')}`);
}

/** The same for a file that is a page of a list. */
export function fileLinks(path: string, last: number): string {
  const { list, page } = partsOfPagePath(path) ?? { list: path, page: 1 };
  return links(page, last, (target) => pageOfList(list, target));
}

function links(page: number, last: number, addressOf: (page: number) => string): string {
  if (last === 1 && page === 1) return '';
  const to = (target: number, relation: string) => `<${addressOf(target)}>; rel="${relation}"`;
  const all = [to(1, 'first')];
  if (page > 1) all.push(to(Math.min(page - 1, last), 'prev'));
  if (page < last) all.push(to(page + 1, 'next'));
  all.push(to(last, 'last'));
  return all.join(', ');
}
