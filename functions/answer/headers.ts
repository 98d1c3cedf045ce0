import { LIMITS } from '../limits.js';

/** Quota that holds for every client (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = `"ip";q=${LIMITS.requests};w=${LIMITS.windowSeconds}`;

const EXPOSED = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Content-Location';

/** Headers that every answer carries. */
export function commonHeaders(): Headers {
  return new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'X-Content-Type-Options': 'nosniff',
    'RateLimit-Policy': RATE_LIMIT_POLICY,
  });
}

/** Headers of a successful answer. */
export function successHeaders(etag: string): Headers {
  const headers = commonHeaders();
  headers.set('Cache-Control', `public, max-age=${LIMITS.cacheSeconds}`);
  headers.set('ETag', etag);
  return headers;
}

/** Methods that are served. */
export const METHODS = 'GET, HEAD, OPTIONS';

/** The answer to a CORS preflight request. */
export function preflight(): Response {
  const headers = new Headers({
    Allow: METHODS,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control, Content-Type, Accept',
    'Access-Control-Max-Age': '86400',
    'RateLimit-Policy': RATE_LIMIT_POLICY,
  });
  return new Response(null, { status: 204, headers });
}
