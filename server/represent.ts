import { errorAnswer } from '../functions/answer/error.js';
import { matches } from '../functions/answer/etag.js';
import type { NodeRequest } from '../functions/node.js';
import type { Fields, PlainResponse } from '../functions/types.js';
import type { ByteCache } from './byte-cache.js';
import { type Coding, Compressor, isCompressible, negotiateCoding } from './content-coding.js';
import type { Release } from './release.js';

/** Sends the representation that a request asks for, or a part of it, or 304 if the client already has it. */
export type Represent = (
  request: NodeRequest,
  answer: PlainResponse,
  release: Release,
) => PlainResponse | Promise<PlainResponse>;

/** A part of a representation: bytes from `from` up to, but not including, `to`. */
type Part = { from: number; to: number };

type ReadPart = (part: Part) => PlainResponse['body'];

/**
 * Compresses answers for clients that accept it, and cuts ranges. Each coding is a representation with its own strong
 * entity tag (RFC 9110, 8.8.3), so a condition is compared with the selected one, and a range refers to its bytes. An
 * answer without an entity tag, such as a failure, is sent unchanged. Compressed bodies are cached by the entity tag of
 * their content, so they survive a new release that does not change it.
 */
export function representer(cache: ByteCache): Represent {
  const compressor = new Compressor();
  return (request, answer, release) => {
    const { status, headers, body, file } = answer;
    const etag = headers.ETag;
    const onDisk = file === undefined ? undefined : release.files.get(file);
    // The page for missing files.
    if (onDisk && status !== 200) return atOnce(release.read(onDisk), (content) => ({ ...answer, body: content }));
    if (status !== 200 || etag === undefined || !(onDisk || body instanceof Uint8Array)) return answer;
    const asked = request.headers;
    const bytes = onDisk?.bytes ?? (body as Uint8Array).byteLength;
    const varies = isCompressible(headers['Content-Type'], bytes);
    const coding = varies ? negotiateCoding(asked['accept-encoding']) : null;
    const { whole, known } = fieldsOf(headers, etag, varies, coding);
    if (matches(asked['if-none-match'] ?? null, known.ETag ?? ''))
      return { ...answer, status: 304, headers: known, body: null };

    const give = (content: Uint8Array) => {
      const { byteLength } = content;
      const part: ReadPart = ({ from, to }) => (to - from === byteLength ? content : content.subarray(from, to));
      return cut(request, answer, whole, byteLength, part);
    };
    if (coding !== null) {
      const plain = (into: Buffer) => (onDisk ? release.readInto(onDisk, into) : (body as Uint8Array));
      const coded = cache.get(`${coding} ${etag}`, () => compressor.encode(bytes, plain, coding));
      return atOnce(coded, give);
    }
    if (onDisk && (bytes > cache.largest || request.method === 'HEAD'))
      return cut(request, answer, whole, bytes, ({ from, to }) => release.stream(onDisk, from, to));
    return atOnce(onDisk ? release.read(onDisk) : (body as Uint8Array), give);
  };
}

/** Synchronous if the content is at hand. */
function atOnce<T>(content: Uint8Array | Promise<Uint8Array>, give: (content: Uint8Array) => T): T | Promise<T> {
  return content instanceof Promise ? content.then(give) : give(content);
}

/** The representation, or the requested part. */
function cut(
  { method, headers: asked }: NodeRequest,
  answer: PlainResponse,
  whole: Fields,
  bytes: number,
  part: ReadPart,
): PlainResponse {
  // The server never sends dates, so `If-Range` is an entity tag (RFC 9110, 13.1.5).
  const isCurrent = asked['if-range'] === undefined || asked['if-range'].trim() === whole.ETag;
  const range = method === 'GET' && isCurrent ? partOf(asked.range, bytes) : null;
  if (range === 'unsatisfiable')
    return errorAnswer('range_not_satisfiable', {}, { 'Content-Range': `bytes */${bytes}` });
  if (range === null) {
    whole['Content-Length'] ??= String(bytes);
    return { ...answer, headers: whole, body: part({ from: 0, to: bytes }) };
  }
  const { from, to } = range;
  const place = { 'Content-Length': String(to - from), 'Content-Range': `bytes ${from}-${to - 1}/${bytes}` };
  return { ...answer, status: 206, headers: { ...whole, ...place }, body: part(range) };
}

/** The headers of a representation, and those of its 304. */
interface RepresentationFields {
  whole: Fields;
  known: Fields;
}

/** Cached by the headers of the answer: making them again costs more than all the rest. */
const made = new WeakMap<Fields, Map<Coding | null, RepresentationFields>>();

function fieldsOf(headers: Fields, etag: string, varies: boolean, coding: Coding | null): RepresentationFields {
  const all = made.get(headers) ?? new Map<Coding | null, RepresentationFields>();
  let fields = all.get(coding);
  if (!fields) {
    const { 'Content-Length': _, ...others } = headers;
    const known: Fields = {
      ...others,
      // That of a compressed body follows from that of the plain one.
      ETag: coding === null ? etag : `${etag.slice(0, -1)}-${coding}"`,
      'Accept-Ranges': 'bytes',
    };
    if (varies) known.Vary = 'Accept-Encoding';
    fields = { known, whole: coding === null ? { ...known } : { ...known, 'Content-Encoding': coding } };
    made.set(headers, all.set(coding, fields));
  }
  return fields;
}

/**
 * The part that a `Range` field asks for (RFC 9110, 14.2). Null for the whole: without the field, for another unit, for
 * an invalid range, and for several ranges, which a server may answer with the whole.
 */
export function partOf(field: string | undefined, bytes: number): Part | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=[\s,]*(\d*)-(\d*)[\s,]*$/i.exec(field ?? '') ?? [];
  if (first === '') {
    if (last === '') return null;
    return Number(last) === 0 || bytes === 0 ? 'unsatisfiable' : { from: Math.max(0, bytes - Number(last)), to: bytes };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= bytes) return 'unsatisfiable';
  return { from: Number(first), to: last === '' ? bytes : Math.min(bytes, Number(last) + 1) };
}
