import { COMMON_HEADERS, RATE_LIMIT_POLICY, SUCCESS_CACHE } from '../../core/headers.js';
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
