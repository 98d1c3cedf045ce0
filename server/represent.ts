import { matches } from '../functions/answer/etag.js';
import type { NodeRequest } from '../functions/node.js';
import type { Fields, PlainResponse } from '../functions/types.js';
import type { CompressedBodies } from './compressed-bodies.js';
import { type Coding, isCompressible, negotiateCoding } from './content-coding.js';

/** Gives an answer in the representation that a request asks for, and 304 to whoever has that one already. */
export type Represent = (request: NodeRequest, answer: PlainResponse) => PlainResponse | Promise<PlainResponse>;

/**
 * Compresses answers for those who accept it. Each coding is a representation of its own with a strong entity tag of its
 * own (RFC 9110, 8.8.3), so a condition is held against the one that is selected. What has no entity tag, such as a
 * failure, is given as it is.
 */
export function representer(bodies: CompressedBodies): Represent {
  return ({ headers: asked }, answer) => {
    const { status, headers, body } = answer;
    const etag = headers.ETag;
    if (status !== 200 || etag === undefined || !(body instanceof Uint8Array)) return answer;
    const varies = isCompressible(headers['Content-Type'], body.byteLength);
    const coding = varies ? negotiateCoding(asked['accept-encoding']) : null;
    const own = coding === null ? etag : codedTag(etag, coding);
    const fields: Fields = varies ? { ...headers, ETag: own, Vary: 'Accept-Encoding' } : headers;
    if (matches(asked['if-none-match'] ?? null, own)) return unchanged(answer, fields);
    if (coding === null) return { ...answer, headers: fields };
    const coded = bodies.get(body, etag, coding);
    return coded instanceof Promise
      ? coded.then((made) => codedAnswer(answer, fields, made, coding))
      : codedAnswer(answer, fields, coded, coding);
  };
}

function codedAnswer(answer: PlainResponse, fields: Fields, body: Buffer, coding: Coding): PlainResponse {
  const headers = { ...fields, 'Content-Encoding': coding, 'Content-Length': String(body.byteLength) };
  return { ...answer, headers, body };
}

function unchanged(answer: PlainResponse, { 'Content-Length': _, ...headers }: Fields): PlainResponse {
  return { ...answer, status: 304, headers, body: null };
}

/** The entity tag of a body in a coding, from that of the body as it is. */
function codedTag(etag: string, coding: Coding): string {
  return `${etag.slice(0, -1)}-${coding}"`;
}
