/**
 * Whether an `If-None-Match` field value matches an entity tag (RFC 9110, 13.1.2): `*` matches anything that
 * exists, a list matches when any of its tags does, and tags compare weakly, so `W/"x"` matches `"x"`.
 */
export function matches(field: string | null, etag: string): boolean {
  if (field === null) return false;
  if (field === etag || field.trim() === '*') return true;
  return [...field.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}

/** Makes a strong entity tag from a digest. */
export function strong(digest: string): string {
  return `"${digest}"`;
}
