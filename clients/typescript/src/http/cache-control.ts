/** The caching policy stated by the headers of an answer. */
export interface CachePolicy {
  /** Whether it may be cached. */
  store: boolean;
  /** Remaining freshness lifetime, ms. */
  freshMs: number;
  /** Its age on arrival, ms. */
  ageMs: number;
}

/** Parses `Cache-Control` and `Age` (RFC 9111) as a private cache does. */
export function parseCachePolicy(headers: Headers): CachePolicy {
  const directives = (headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  const maxAge = directives.map((one) => /^max-age="?(\d+)/.exec(one)?.[1]).find((found) => found !== undefined);
  const ageMs = 1000 * (Number(headers.get('Age')) || 0);
  const lifetime = directives.includes('no-cache') ? 0 : 1000 * Number(maxAge ?? 0);
  return { store: !directives.includes('no-store'), freshMs: Math.max(0, lifetime - ageMs), ageMs };
}

/** Seconds until the source accepts a retry, from `Retry-After` as a number of seconds or a date (RFC 9110). */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  // Uses the server's clock if there is a Date header: the local clock may be wrong.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return Math.max(0, (at - now) / 1000);
}
