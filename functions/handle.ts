import { answer, type Dependencies } from './answer/answer.js';

/** {@link answer} for platforms that speak the Fetch API: a request in, a response out. Never throws. */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = await answer(
    { method: request.method, pathname, search, ifNoneMatch: request.headers.get('If-None-Match') },
    dependencies,
  );
  return new Response(body, { status, headers });
}
