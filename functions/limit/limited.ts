import { LIMITS } from '../../core/limits.js';
import { errorAnswer } from '../answer/error.js';
import type { Answer, Platform, Verdict } from '../types.js';

/** Counts a request, then answers it or refuses; an answer tells what is left, where the limiter knows. */
export async function limited(give: () => Answer | Promise<Answer>, platform: Platform): Promise<Answer> {
  const verdict = await count(platform);
  if (verdict?.allowed === false) return refusal(verdict);
  const answer = await give();
  if (verdict?.remaining === undefined || verdict.resetSeconds === undefined) return answer;
  const left = `"ip";r=${verdict.remaining};t=${verdict.resetSeconds}`;
  return { ...answer, headers: { ...answer.headers, RateLimit: left } };
}

/** Counts the request. A limiter that fails must not take the platform down: null, and the request is served. */
async function count({ count, log }: Platform): Promise<Verdict | null> {
  try {
    return count ? await count() : null;
  } catch (error) {
    log?.('the limiter failed; the request is served', error);
    return null;
  }
}

function refusal({ resetSeconds = LIMITS.windowSeconds }: Verdict): Answer {
  const headers = { 'Retry-After': String(resetSeconds), RateLimit: `"ip";r=0;t=${resetSeconds}` };
  return errorAnswer('rate_limited', {}, headers);
}
