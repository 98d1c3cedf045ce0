import { createHash } from 'node:crypto';
import type { Meta } from '../../../../core/contract/envelope.js';
import { LANGUAGES } from '../../../../core/contract/headers.js';
import { DIGEST_BYTES, LIMITS } from '../../../../core/contract/limits.js';
import type { VectorResponse } from '../../../../schemas/generated/record.js';
import { answerPieces } from '../pieces.js';

/** Headers of every answer except to OPTIONS. */
const COMMON = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'ratelimit-policy': `"ip";q=${LIMITS.requests};w=${LIMITS.windowSeconds}`,
};

/** A page of a list as defined by the contract: its records, their total, and the links to other pages. */
export interface Window {
  records: readonly object[];
  page?: number;
  /** Default: that of the endpoint. */
  limit?: number;
  /** Whether the endpoint returns the whole list without `limit`. */
  whole?: boolean;
  /** Whether the records contain texts in both languages. */
  bilingual?: boolean;
  /** File that explains why the list is empty: the whole `Link` header. */
  describedBy?: string;
  /** Path and query without `page`, for the `Link` header; if absent, the header is not checked. */
  linkFrom?: string;
}

export function listAnswer(window: Window): VectorResponse & { sha256: string } {
  const { records, page = 1, whole = false } = window;
  const limit = window.limit ?? (whole ? Math.max(records.length, 1) : LIMITS.defaultLimit);
  const meta = { total: records.length, page, limit };
  const hash = createHash('sha256');
  for (const piece of answerPieces(records, page, limit)) hash.update(piece);
  const sha256 = hash.digest('hex');
  const links: Record<string, string | null> =
    window.linkFrom === undefined ? {} : { link: linkField(window.linkFrom, meta) };
  if (window.describedBy !== undefined) links.link = `<${window.describedBy}>; rel="describedby"`;
  return {
    status: 200,
    headers: {
      ...COMMON,
      'cache-control': `public, max-age=${LIMITS.cacheSeconds}`,
      etag: `"${sha256.slice(0, DIGEST_BYTES * 2)}"`,
      'content-language': window.bilingual ? LANGUAGES : null,
      ...links,
    },
    sha256,
    meta,
  };
}

/** Answer of a file with known bytes: any server gives it, whatever headers it adds. */
export function fileAnswer(sha256: string): VectorResponse {
  return { status: 200, headers: {}, sha256 };
}

/** The same answer without a body, to HEAD. */
export function withoutBody({ status, headers }: VectorResponse): VectorResponse {
  return { status, headers, sha256: null };
}

/** The answer to a conditional request for unchanged content. */
export function notModified({ headers }: VectorResponse): VectorResponse {
  const { etag = null, 'cache-control': cache = null, 'access-control-allow-origin': origin = null } = headers;
  return {
    status: 304,
    headers: { etag, 'cache-control': cache, 'access-control-allow-origin': origin },
    sha256: null,
  };
}

export interface ExpectedError {
  code: string;
  parameter?: string;
  value?: string;
  suggestions?: readonly string[];
}

export interface ErrorOptions {
  limit?: number;
  /** An id that must be among the suggestions. */
  suggestion?: string;
  headers?: Record<string, string>;
}

/** An error, without its texts. */
export function errorAnswer(
  status: number,
  error: ExpectedError,
  { limit = LIMITS.defaultLimit, suggestion, headers = {} }: ErrorOptions = {},
): VectorResponse {
  return {
    status,
    headers: {
      ...COMMON,
      'cache-control': 'no-store',
      etag: null,
      link: null,
      'content-language': LANGUAGES,
      ...headers,
    },
    body: { success: false, data: [], meta: { total: 0, page: 1, limit }, error },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** `Link` header with the other pages; null if there is only one page. */
function linkField(from: string, { total, page, limit }: Meta): string | null {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  const relations: [number, string][] = [[1, 'first']];
  if (page > 1) relations.push([page - 1, 'prev']);
  if (page < last) relations.push([page + 1, 'next']);
  relations.push([last, 'last']);
  const separator = from.includes('?') ? '&' : '?';
  return relations.map(([target, relation]) => `<${from}${separator}page=${target}>; rel="${relation}"`).join(', ');
}
