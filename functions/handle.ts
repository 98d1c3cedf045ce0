import { answer, type Dependencies } from './answer/answer.js';

/** {@link answer} for platforms that speak the Fetch API: a request in, a response out. Never throws. */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = await answer(
    { method: request.method, pathname, search, ifNoneMatch: request.headers.get('If-None-Match') },
    dependencies,
  );
  // No body of ours is over shared memory, the one kind of buffer that a response may not have.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null, {
    status,
    headers,
  });
}
