/** What an answer's headers say about keeping it. */
export interface CachePolicy {
  /** Whether it may be kept at all. */
  store: boolean;
  /** How long it may be used without asking, ms. */
  freshMs: number;
  /** How old it was when it came, ms. */
  ageMs: number;
}

/** Reads `Cache-Control` and `Age` (RFC 9111) as a cache of one person does. */
export function parseCachePolicy(headers: Headers): CachePolicy {
  const directives = (headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  const maxAge = directives.map((one) => /^max-age="?(\d+)/.exec(one)?.[1]).find((found) => found !== undefined);
  const ageMs = 1000 * (Number(headers.get('Age')) || 0);
  const lifetime = directives.includes('no-cache') ? 0 : 1000 * Number(maxAge ?? 0);
  return { store: !directives.includes('no-store'), freshMs: Math.max(0, lifetime - ageMs), ageMs };
}

/** When a source wants to be asked again, s: `Retry-After` is a number of seconds or a date (RFC 9110). */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  // The clock that the date is of, where it is told: that of this machine may be wrong.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return Math.max(0, (at - now) / 1000);
}
