import { LIMITS } from '../limits.js';

/** Quota that holds for every client (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = `"ip";q=${LIMITS.requests};w=${LIMITS.windowSeconds}`;

/** Header fields by name. A plain object: it is made for every request, and both platforms take it as it is. */
export type Fields = Record<string, string>;

/** Headers that every answer carries. */
export const COMMON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Content-Location',
  'X-Content-Type-Options': 'nosniff',
  'RateLimit-Policy': RATE_LIMIT_POLICY,
} as const;

/** Languages of the texts in the records below {@link BILINGUAL} and in errors. */
export const LANGUAGES = 'en, zh-CN';

/** Names below `/api/v1/` whose records hold texts in both languages. */
export const BILINGUAL = ['materials', 'troubleshoot', 'settings'] as const;

/** How long a success may be kept. */
export const SUCCESS_CACHE = `public, max-age=${LIMITS.cacheSeconds}`;

/** Headers of a successful answer. */
export function successHeaders(etag: string): Fields {
  return { ...COMMON_HEADERS, 'Cache-Control': SUCCESS_CACHE, ETag: etag };
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
