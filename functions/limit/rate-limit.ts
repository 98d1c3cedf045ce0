import { LIMITS } from '../../core/contract/limits.js';
import { errorAnswer } from '../answer/error.js';
import type { Fields, LimitResult, PlainResponse, Platform } from '../types.js';

/**
 * Counts a request, then answers or refuses it; the answer says what is left, where the limiter knows.
 *
 * @param beside headers that a refusal has beside its own
 */
export async function rateLimit(
  give: () => PlainResponse | Promise<PlainResponse>,
  platform: Platform,
  beside: Fields = {},
): Promise<PlainResponse> {
  const verdict = await count(platform);
  if (verdict?.allowed === false) return refusal(verdict, beside);
  const answer = await give();
  if (verdict?.remaining === undefined || verdict.resetSeconds === undefined) return answer;
  const left = `"ip";r=${verdict.remaining};t=${verdict.resetSeconds}`;
  return { ...answer, headers: { ...answer.headers, RateLimit: left } };
}

/** Counts the request. A limiter that fails must not take the platform down: null, and the request is served. */
async function count({ count, log }: Platform): Promise<LimitResult | null> {
  try {
    return count ? await count() : null;
  } catch (error) {
    log?.('the limiter failed; the request is served', error);
    return null;
  }
}

function refusal({ resetSeconds = LIMITS.windowSeconds }: LimitResult, beside: Fields): PlainResponse {
  const headers = { ...beside, 'Retry-After': String(resetSeconds), RateLimit: `"ip";r=0;t=${resetSeconds}` };
  return errorAnswer('rate_limited', {}, headers);
}
