import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '../../../../core/contract/limits.js';
import { retryAfterOf } from '../http/cache.js';
import { codeOf, failureReason, MirrorError, NotFoundError, RetryableError } from './errors.js';
import { filesBelow } from './local-files.js';

/** The validators of a manifest, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Options for reading one file. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Bypass all caches, after a cached copy was wrong. */
  fresh?: boolean;
}

/** A copy of a release, byte by byte: a folder or a server. */
export interface ReleaseLocation {
  /** Its name in messages. */
  name: string;
  /** The text of a small file. @throws {NotFoundError} if it does not exist */
  text(path: string, options?: ReadOptions): Promise<string>;
  /** The chunks of a file. @throws {NotFoundError}, or {@link RetryableError} if it may be available later */
  content(path: string, options?: ReadOptions): AsyncIterable<Uint8Array> | Readable;
  /**
   * A text that may have changed, with the validators for the next request.
   *
   * @param known validators of the previous request
   * @returns null if it is unchanged
   */
  newer(
    path: string,
    known: Validators | null,
    options?: ReadOptions,
  ): Promise<{ text: string; validators: Validators } | null>;
  /** Paths of all its files; null for a server, which cannot list them. */
  list(): Promise<string[] | null>;
}

/** The location at an address or a path. */
export function openLocation(name: string): ReleaseLocation {
  return /^https?:\/\//.test(name) ? webPlace(name.replace(/\/+$/, '')) : folderPlace(name);
}

function folderPlace(root: string): ReleaseLocation {
  async function* content(file: string, { signal }: ReadOptions = {}) {
    try {
      yield* createReadStream(path.join(root, file), { signal });
    } catch (error) {
      throw absence(error);
    }
  }
  const text = (file: string, options?: ReadOptions) => readAll(content(file, options));
  return {
    name: root,
    text,
    content,
    newer: async (file, _, options) => ({
      text: await text(file, options),
      validators: { etag: null, lastModified: null },
    }),
    list: () => filesBelow(root),
  };
}

function absence(error: unknown): unknown {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error)) ? new NotFoundError('not found') : error;
}

/** Timeout without data from a server, before or during an answer, ms. */
const PATIENCE = 60_000;

/** Status codes worth retrying (RFC 9110, 15.5.9 and 15.6; RFC 6585, 4; RFC 8470, 5.2). */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A release on a server, at the address of the folder that contains `/api`. */
function webPlace(base: string): ReleaseLocation {
  const text = async (file: string, options?: ReadOptions) => {
    const { pieces } = await get(base + file, options);
    return readAll(pieces);
  };
  return {
    name: base,
    text,
    async *content(file, options) {
      yield* (await get(base + file, options)).pieces;
    },
    async newer(file, known, options) {
      const asked: Record<string, string> = {};
      if (known?.etag) asked['If-None-Match'] = known.etag;
      else if (known?.lastModified) asked['If-Modified-Since'] = known.lastModified;
      const { response, pieces } = await get(base + file, options, asked);
      if (response.status === 304) return null;
      const { headers } = response;
      const validators = { etag: headers.get('ETag'), lastModified: headers.get('Last-Modified') };
      return { text: await readAll(pieces), validators };
    },
    list: async () => null,
  };
}

/** Requests a file; errors do not name it. An interrupted or stalled body is a {@link RetryableError} as well. */
async function get(address: string, options: ReadOptions = {}, asked: Record<string, string> = {}) {
  const { signal, fresh = false } = options;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`no response for ${PATIENCE / 1000} s`)), PATIENCE);
  const failed = (error: unknown) => {
    clearTimeout(timer);
    signal?.throwIfAborted();
    return new RetryableError(failureReason(silence.signal.aborted ? silence.signal.reason : error), null);
  };
  const init: RequestInit = {
    headers: { ...asked, ...(fresh ? { 'Cache-Control': 'no-cache' } : {}) },
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    redirect: 'manual',
  };
  const response = await fetchHere(address, init).catch((error: unknown) => {
    const failure = failed(error);
    throw error instanceof MirrorError ? error : failure;
  });
  if (!response.ok && response.status !== 304) {
    clearTimeout(timer);
    await response.body?.cancel().catch(() => {});
    throw refusal(response);
  }
  async function* pieces(): AsyncIterable<Uint8Array> {
    try {
      for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        timer.refresh();
        yield piece;
      }
    } catch (error) {
      throw failed(error);
    } finally {
      clearTimeout(timer);
    }
  }
  if (response.status === 304) clearTimeout(timer);
  return { response, pieces: pieces() };
}

/** Redirect status codes (RFC 9110, 15.4), and the maximum number of redirects per request. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_HOPS = 5;

/**
 * Follows no redirect to another host, which the user did not name as the source.
 *
 * @throws {MirrorError} for such a redirect
 */
async function fetchHere(address: string, init: RequestInit): Promise<Response> {
  const { host, protocol } = new URL(address);
  let from = address;
  for (let hops = 0; ; hops++) {
    const response = await fetch(from, init);
    const to = REDIRECTS.has(response.status) ? response.headers.get('Location') : null;
    if (to === null) return response;
    await response.body?.cancel().catch(() => {});
    const next = URL.parse(to, from);
    if (next?.host !== host || (protocol === 'https:' && next.protocol !== protocol))
      throw new MirrorError(
        'unreachable',
        `${address} redirects to ${next?.origin ?? 'no address'}, which is not followed: give that address itself if you trust it`,
      );
    if (hops === MOST_HOPS) throw new MirrorError('unreachable', `${address} redirects more than ${MOST_HOPS} times`);
    from = next.href;
  }
}

function refusal({ status, headers }: Response): Error {
  if (status === 404 || status === 410) return new NotFoundError('not found');
  const seconds = retryAfterOf(headers);
  if (PASSING.has(status)) return new RetryableError(`answers ${status}`, seconds === null ? null : seconds * 1000);
  return new Error(`answers ${status}`);
}

/** Decodes a text from chunks. @throws if larger than any file of a release: a source may send without end */
async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MAX_FILE_BYTES)
      throw new Error(`has more than ${MAX_FILE_BYTES} bytes, the most of any file of a release`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
