import type { CachedResponse, PlainResponse, ResponseCache } from '../types.js';
import { matches } from './etag.js';

/** Longest URL whose answer is cached. */
const MAX_URL_LENGTH = 256;

/**
 * Bounds of the cache: number of answers, and bytes of their bodies. A body that is a file is reopened instead of
 * cached.
 */
export interface CacheBounds {
  answers: number;
  bytes: number;
}

/**
 * Caches the successful answers of a release by URL. An answer depends only on the request and the release, so a
 * repeated request need not be parsed, resolved and cut again. Each release has its own cache.
 */
export class Responses implements ResponseCache {
  private readonly answers = new Map<string, CachedResponse>();
  private bytes = 0;

  constructor(private readonly most: CacheBounds) {}

  get(url: string): CachedResponse | undefined {
    return this.answers.get(url);
  }

  /**
   * Caches the answer to a GET request, evicting the oldest ones, unless it is a failure, a 304, or the URL is too
   * long.
   */
  keep(url: string, given: PlainResponse, counted: boolean): void {
    if (given.status !== 200 || url.length > MAX_URL_LENGTH || this.answers.has(url)) return;
    const { RateLimit: _left, ...headers } = given.headers; // what is left to a client is another at each request
    const { 'Content-Length': _length, ...fewer } = headers;
    const answer = { ...given, headers, body: given.file === undefined ? given.body : null };
    this.answers.set(url, { answer, unchanged: { status: 304, headers: fewer, body: null }, counted });
    this.bytes += bytesOf(answer);
    for (const [oldest, kept] of this.answers) {
      if (this.answers.size <= this.most.answers && this.bytes <= this.most.bytes) break;
      this.answers.delete(oldest);
      this.bytes -= bytesOf(kept.answer);
    }
  }
}

function bytesOf({ body }: PlainResponse): number {
  return body instanceof Uint8Array ? body.byteLength : 0;
}

/** The answer, or 304 if the client already has it. */
export function orUnchanged({ answer, unchanged }: CachedResponse, ifNoneMatch: string | null): PlainResponse {
  return matches(ifNoneMatch, answer.headers.ETag ?? '') ? unchanged : answer;
}
