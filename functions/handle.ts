import { answer } from './answer/answer.js';
import type { Fields, Platform } from './types.js';

/** {@link answer} for platforms with the Fetch API: takes a request, returns a response. @throws as `answer` does */
export async function handle(request: Request, platform: Platform): Promise<Response> {
  const { url, method } = request;
  const ifNoneMatch = request.headers.get('If-None-Match');
  const { status, headers, body } = await answer({ url, method, ifNoneMatch }, platform);
  // Bodies never use shared memory, the only kind of buffer that a `Response` rejects.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null, {
    status,
    headers: built(headers),
  });
}

/**
 * Headers in the platform's own type, made once per answer: making them costs as much as the rest of a cached answer.
 */
const headersOf = new WeakMap<Fields, Headers>();

function built(fields: Fields): Headers {
  let headers = headersOf.get(fields);
  if (!headers) {
    headers = new Headers(fields);
    headersOf.set(fields, headers);
  }
  return headers;
}
