import { LOCALES } from '../words/language.js';
import { LIMITS } from './limits.js';

/** The quota of every client (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = `"ip";q=${LIMITS.requests};w=${LIMITS.windowSeconds}`;

/** The version of the data in an answer, so that a client that reads several notices a new release between two. */
export const VERSION_HEADER = 'X-Data-Version';

/** Headers exposed to pages of other origins, beside the CORS-safelisted ones. */
const EXPOSED = `ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Content-Location, ${VERSION_HEADER}`;

export const COMMON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  'X-Content-Type-Options': 'nosniff',
  'RateLimit-Policy': RATE_LIMIT_POLICY,
} as const;

/** Media types of the files below `/api/v1/`, by their ending. */
const MEDIA_TYPES = { '.json': COMMON_HEADERS['Content-Type'], '.svg': 'image/svg+xml' } as const;

/** The media type of a file of the service by its path; null for an unknown ending. */
export function mediaTypeOf(path: string): string | null {
  const ending = path.slice(path.lastIndexOf('.'));
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES] : null;
}

/** Languages of the texts in errors and in the records below {@link BILINGUAL}. */
export const LANGUAGES = Object.values(LOCALES)
  .map(({ tag }) => tag)
  .join(', ');

/** Names below `/api/v1/` whose records have texts in both languages. */
export const BILINGUAL = ['materials', 'troubleshoot', 'settings', 'fit', 'codes'] as const;

/** For an address whose bytes never change. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

export const SUCCESS_CACHE = `public, max-age=${LIMITS.cacheSeconds}`;
