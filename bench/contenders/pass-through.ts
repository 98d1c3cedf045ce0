/** The minimum work of a worker: fetches the requested file and passes it on. */
export default {
  async fetch(
    request: Request,
    env: { ASSETS: { fetch: (request: Request) => Promise<Response> } },
  ): Promise<Response> {
    const url = new URL(request.url);
    const { status, body } = await env.ASSETS.fetch(new Request(url.origin + url.pathname));
    return new Response(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  },
};
