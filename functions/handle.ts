import { answer } from './answer/answer.js';
import type { Fields, Platform } from './types.js';

/** {@link answer} for platforms that speak the Fetch API: a request in, a response out. @throws as that does */
export async function handle(request: Request, platform: Platform): Promise<Response> {
  const { url, method } = request;
  const ifNoneMatch = request.headers.get('If-None-Match');
  const { status, headers, body } = await answer({ url, method, ifNoneMatch }, platform);
  // No body of ours is over shared memory, the one kind of buffer that a response may not have.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null, {
    status,
    headers: built(headers),
  });
}

/** Headers as the platform has them: for an answer that is ready, making them anew costs as much as all the rest. */
const headersOf = new WeakMap<Fields, Headers>();

function built(fields: Fields): Headers {
  let headers = headersOf.get(fields);
  if (!headers) {
    headers = new Headers(fields);
    headersOf.set(fields, headers);
  }
  return headers;
}
