import { LOCALES } from '../words/language.js';
import { LIMITS } from './limits.js';

/** Quota that holds for every client (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = `"ip";q=${LIMITS.requests};w=${LIMITS.windowSeconds}`;

/** Names the version of the data that an answer is of, so that who reads many notices a new release between two. */
export const VERSION_HEADER = 'X-Data-Version';

/** Headers that a page of another origin may read beside those that every page may. */
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

/** The media type of a file of the service by its path; null: files of the service do not end so. */
export function mediaTypeOf(path: string): string | null {
  const ending = path.slice(path.lastIndexOf('.'));
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES] : null;
}

/** Languages of the texts in the records below {@link BILINGUAL} and in errors. */
export const LANGUAGES = Object.values(LOCALES)
  .map(({ tag }) => tag)
  .join(', ');

/** Names below `/api/v1/` whose records hold texts in both languages. */
export const BILINGUAL = ['materials', 'troubleshoot', 'settings', 'fit', 'codes'] as const;

export const SUCCESS_CACHE = `public, max-age=${LIMITS.cacheSeconds}`;
