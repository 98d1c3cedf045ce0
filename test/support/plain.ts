/**
 * `fetch` that asks for no compression, as a client does that sends no `Accept-Encoding`: by itself it asks for gzip and
 * tells the entity tag and the length of the compressed answer beside the unpacked body.
 */
export function fetchPlain(url: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const own = new Headers(headers);
  if (!own.has('Accept-Encoding')) own.set('Accept-Encoding', 'identity');
  return fetch(url, { ...init, headers: own });
}
