import { answer } from './answer/answer.js';
import { errorAnswer } from './answer/error.js';
import type { PlainResponse, Platform } from './types.js';

/** The subset of Node's `IncomingMessage` that is used. */
export interface NodeRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Partial<Record<'if-none-match' | 'accept-encoding' | 'range' | 'if-range', string | undefined>>>;
}

/** Longest request target that is accepted, bytes. The longest useful one has about 700. */
export const MAX_URL_BYTES = 8 * 1024;

/**
 * {@link answer} for Node's HTTP server. A cached answer is returned synchronously. Conditional headers are left to the
 * caller, which chooses the representation: only that determines the entity tag and the length.
 */
export function handleNode(
  { method = 'GET', url = '/' }: NodeRequest,
  platform: Platform,
): PlainResponse | Promise<PlainResponse> {
  const request = { method: method === 'HEAD' ? 'GET' : method, url, ifNoneMatch: null };
  return url.length > MAX_URL_BYTES ? errorAnswer('uri_too_long') : answer(request, platform);
}
