import Negotiator from 'negotiator';

/** Content codings that the server makes, the better one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * The content coding that an `Accept-Encoding` field asks for (RFC 9110, 12.5.3), null for none: without the field, where
 * `identity` is rated higher, and where nothing that the server makes is acceptable.
 */
export function negotiateCoding(field: string | undefined): Coding | null {
  if (field === undefined) return null;
  const found = new Negotiator({ headers: { 'accept-encoding': field } }).encoding([...CODINGS, 'identity'], {
    preferred: [...CODINGS],
  });
  return CODINGS.find((coding) => coding === found) ?? null;
}

/** Smaller bodies gain nothing: they fit into one packet, and the header tells more than is saved. Bytes. */
export const LEAST_BYTES = 1024;

/** Types whose content is text, or as compressible. Pictures, fonts and the fragments of the search are compressed already. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm)(?:$|;)/;

/** Whether a body is sent compressed to those who accept it. It depends on the representation alone. */
export function isCompressible(type: string | undefined, bytes: number): boolean {
  return bytes >= LEAST_BYTES && COMPRESSIBLE.test(type ?? '');
}
