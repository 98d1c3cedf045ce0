import { type Answer, answer, type Dependencies, orUnavailable } from './answer/answer.js';
import { asksForFile } from './answer/compose.js';
import type { Fields } from './answer/headers.js';
import { open } from './answer/list.js';
import { type Ready, unlessKnown } from './answer/ready.js';
import { limited } from './limit/limited.js';

/** {@link answer} for platforms that speak the Fetch API: a request in, a response out. Never throws. */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { url, method } = request;
  const known = method === 'GET' ? dependencies.ready?.get(url) : undefined;
  const { status, headers, body } = known
    ? await giveAgain(known, request, dependencies)
    : await workOut(request, dependencies);
  // No body of ours is over shared memory, the one kind of buffer that a response may not have.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | null, {
    status,
    headers: builtHeaders.get(headers) ?? headers,
  });
}

/** The headers of answers that are ready, as the platform has them: making them anew costs as much as all the rest. */
const builtHeaders = new WeakMap<Fields, Headers>();

/** The same answer as before; where it is a file, that is opened anew. */
function giveAgain(known: Ready, request: Request, dependencies: Dependencies): Answer | Promise<Answer> {
  const { assets, log } = dependencies;
  const reply = () => {
    const result = unlessKnown(known, request.headers.get('If-None-Match'));
    const { file } = result;
    if (file === undefined) return result;
    return orUnavailable(async () => ({ ...result, body: (await open(assets, file)).body }), log);
  };
  return known.counted ? limited(reply, dependencies) : reply();
}

async function workOut(request: Request, dependencies: Dependencies): Promise<Answer> {
  const { pathname, search } = new URL(request.url);
  const inquiry = { method: request.method, pathname, search, ifNoneMatch: request.headers.get('If-None-Match') };
  const result = await answer(inquiry, dependencies);
  const { ready, assets } = dependencies;
  if (ready && request.method === 'GET' && result.status === 200) {
    const counted = !asksForFile(inquiry, await assets.etags());
    const withoutStream = result.file === undefined ? result : { ...result, body: null };
    const kept = ready.keep(request.url, withoutStream, counted);
    if (kept) for (const { headers } of [kept.answer, kept.unchanged]) builtHeaders.set(headers, new Headers(headers));
  }
  return result;
}
