/**
 * `fetch` without compression: by default it requests gzip, and returns the entity tag and length of the compressed
 * response with the decompressed body.
 */
export function fetchPlain(url: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const own = new Headers(headers);
  if (!own.has('Accept-Encoding')) own.set('Accept-Encoding', 'identity');
  return fetch(url, { ...init, headers: own });
}
