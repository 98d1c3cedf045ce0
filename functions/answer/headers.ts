import { COMMON_HEADERS, RATE_LIMIT_POLICY, SUCCESS_CACHE } from '../../core/contract/headers.js';
import type { Fields } from '../types.js';

/** Headers of a successful answer: JSON unless another media type is given. */
export function successHeaders(etag: string, type: string | null = null): Fields {
  const headers: Fields = { ...COMMON_HEADERS, 'Cache-Control': SUCCESS_CACHE, ETag: etag };
  if (type !== null) headers['Content-Type'] = type;
  return headers;
}

/** Methods that are served. */
export const METHODS = 'GET, HEAD, OPTIONS';

/** Headers of the answer to a CORS preflight request. */
export const PREFLIGHT_HEADERS = {
  Allow: METHODS,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control, Content-Type, Accept',
  'Access-Control-Max-Age': '86400',
  'RateLimit-Policy': RATE_LIMIT_POLICY,
} as const;

/** Where the other pages of a list are, as a `Link` field value (RFC 8288); empty when one page holds all. */
export function pageLinks(url: { pathname: string; search: string }, page: number, last: number): string {
  if (last === 1 && page === 1) return '';
  const to = (target: number, relation: string) => {
    const query = url.search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !/^page(=|$)/.test(pair));
    return `<${url.pathname.replace(/\/+$/, '')}?${[...query, `page=${target}`].join('&')}>; rel="${relation}"`;
  };
  const links = [to(1, 'first')];
  if (page > 1) links.push(to(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(to(page + 1, 'next'));
  links.push(to(last, 'last'));
  return links.join(', ');
}
