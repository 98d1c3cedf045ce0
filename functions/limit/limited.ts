import type { Answer } from '../answer/answer.js';
import { errorAnswer } from '../answer/error.js';
import { LIMITS } from '../limits.js';
import type { Limiter, Verdict } from './limiter.js';
import type { Log } from './quiet.js';

/** What counting a request takes. */
export interface LimitDependencies {
  /** Left out: no limit. */
  limiter?: Limiter | undefined;
  /** Key that the client is counted under. */
  client: string;
  /** Told of failures that the client does not see. */
  log?: Log;
}

/** Counts a request, then answers it or refuses; an answer tells what is left, where the limiter knows. */
export async function limited(
  reply: () => Answer | Promise<Answer>,
  { limiter, client, log }: LimitDependencies,
): Promise<Answer> {
  const verdict = limiter ? await count(limiter, client, log) : null;
  if (verdict?.allowed === false) return refusal(verdict);
  const answer = await reply();
  if (verdict?.remaining === undefined || verdict.resetSeconds === undefined) return answer;
  const left = `"ip";r=${verdict.remaining};t=${verdict.resetSeconds}`;
  return { ...answer, headers: { ...answer.headers, RateLimit: left } };
}

/** Counts the request. A limiter that fails must not take the service down: null, and the request is served. */
async function count(limiter: Limiter, client: string, log: Log | undefined): Promise<Verdict | null> {
  try {
    return await limiter(client);
  } catch (error) {
    log?.('the limiter failed; the request is served', error);
    return null;
  }
}

function refusal({ resetSeconds = LIMITS.windowSeconds }: Verdict): Answer {
  const headers = { 'Retry-After': String(resetSeconds), RateLimit: `"ip";r=0;t=${resetSeconds}` };
  return errorAnswer('rate_limited', {}, headers);
}
