import { answer } from './answer/answer.js';
import { errorAnswer } from './answer/error.js';
import type { PlainResponse, Platform } from './types.js';

/** The part of Node's `IncomingMessage` that is read. */
export interface NodeRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Partial<Record<'if-none-match' | 'accept-encoding' | 'range' | 'if-range', string | undefined>>>;
}

/** Longest request target that is read, bytes. The longest that means anything has about 700. */
export const MAX_URL_BYTES = 8 * 1024;

/**
 * {@link answer} for Node's HTTP server. An answer that is ready is given at once, not a turn later. Conditions are
 * left to whoever chooses the representation: which entity tag the client should have, and how long the body is, shows
 * only then.
 */
export function handleNode(
  { method = 'GET', url = '/' }: NodeRequest,
  platform: Platform,
): PlainResponse | Promise<PlainResponse> {
  const request = { method: method === 'HEAD' ? 'GET' : method, url, ifNoneMatch: null };
  return url.length > MAX_URL_BYTES ? errorAnswer('uri_too_long') : answer(request, platform);
}
