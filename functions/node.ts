import { answer } from './answer/answer.js';
import { errorAnswer } from './answer/error.js';
import type { Fields, PlainResponse, Platform } from './types.js';

/** What is read of Node's `IncomingMessage`. */
export interface NodeRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: { 'if-none-match'?: string | undefined; 'accept-encoding'?: string | undefined };
}

/** What is used of Node's `ServerResponse`. */
export interface NodeResponse {
  writeHead(status: number, headers: Fields): unknown;
  end(body: Uint8Array | null): unknown;
}

/** Longest request target that is read, bytes. The longest that means anything has about 700. */
export const MAX_URL_BYTES = 8 * 1024;

/**
 * {@link answer} for Node's HTTP server and a release that is in memory: bodies are bytes, never streams.
 *
 * @param represent gives the answer in the representation that the request asks for, and heeds its conditions
 * @param onAnswer told of the answer before it is sent
 */
export async function handleNode(
  request: NodeRequest,
  response: NodeResponse,
  platform: Platform,
  represent: (request: NodeRequest, answer: PlainResponse) => PlainResponse | Promise<PlainResponse>,
  onAnswer?: (answer: PlainResponse) => void,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  // Which entity tag the client should have, and how long the body is, shows once the representation is chosen.
  const inquiry = { method: method === 'HEAD' ? 'GET' : method, url, ifNoneMatch: null };
  const made = url.length > MAX_URL_BYTES ? errorAnswer('uri_too_long') : answer(inquiry, platform);
  // An answer that is ready is sent at once, not a turn later.
  const whole = made instanceof Promise ? await made : made;
  const chosen = represent(request, whole);
  const result = chosen instanceof Promise ? await chosen : chosen;
  onAnswer?.(result);
  response.writeHead(result.status, result.headers);
  response.end(method === 'HEAD' ? null : (result.body as Uint8Array | null));
}
