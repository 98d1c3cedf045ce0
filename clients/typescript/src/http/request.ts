import { VERSION_HEADER } from '../../../../core/contract/headers.js';
import { MAX_FILE_BYTES } from '../../../../core/contract/limits.js';
import {
  BrokenAnswerError,
  MissingFileError,
  NetworkError,
  OpenPrintDataError,
  RateLimitedError,
  ServerError,
  TimeoutError,
} from '../errors.js';
import { type CacheEntry, parseCachePolicy, retryAfterOf } from './cache.js';

/** The platform's `fetch` or a wrapper of it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface HttpRequest {
  base: string;
  path: string;
  fetch: Fetch;
  /** The cached answer, if any. */
  kept: CacheEntry | undefined;
  /** Timeout including the body, ms. */
  patienceMs: number;
  signal: AbortSignal;
}

/** The result of a request. */
interface HttpResult {
  kept: CacheEntry;
  /** Whether its headers allow caching. */
  store: boolean;
}

/**
 * Requests a file once. Sends `If-None-Match` only outside browsers: a browser revalidates its own cache, and the
 * header would trigger a CORS preflight request.
 *
 * @throws {OpenPrintDataError}, and the reason of the signal
 */
export async function sendRequest({ base, path, fetch, kept, patienceMs, signal }: HttpRequest): Promise<HttpResult> {
  const url = base + path;
  const asked = Date.now();
  const timeout = AbortSignal.timeout(patienceMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    const response = await abortable(fetch(url, { ...asking(kept), signal: either }), either);
    const { headers, status } = response;
    if (status === 304 && kept) return { ...keep(kept.text, kept, headers, asked), store: true };
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      if (status === 404) throw new MissingFileError(path, base);
      const retryAfter = retryAfterOf(headers);
      throw status === 429 ? new RateLimitedError(url, retryAfter) : new ServerError(url, status, retryAfter);
    }
    const text = await abortable(readText(response, url), either);
    const flaw = flawOf(text, headers.get('Content-Type') ?? '');
    if (flaw !== null) throw new BrokenAnswerError(url, flaw);
    return keep(text, kept, headers, asked);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof OpenPrintDataError) throw error;
    throw timeout.aborted ? new TimeoutError(url, patienceMs) : new NetworkError(url, error);
  }
}

/** @throws {BrokenAnswerError} if it exceeds the size of any file of a release: a source may send without end */
async function readText(response: Response, url: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_FILE_BYTES) {
      reader.cancel().catch(() => {});
      throw new BrokenAnswerError(url, `more than ${MAX_FILE_BYTES} bytes, the most of any file of a release`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Whether the program runs in a browser, which has its own HTTP cache. */
export function inBrowser(): boolean {
  return (globalThis.navigator as Navigator | undefined)?.userAgent?.startsWith('Mozilla/') ?? false;
}

function asking(kept: CacheEntry | undefined): RequestInit {
  if (!kept) return {};
  if (inBrowser()) return { cache: 'no-cache' };
  return kept.etag === null ? {} : { headers: { 'If-None-Match': kept.etag } };
}

function keep(text: string, before: CacheEntry | undefined, headers: Headers, started: number): HttpResult {
  const { store, freshMs, ageMs } = parseCachePolicy(headers);
  // An answer from an intermediate cache was current that long ago.
  const asked = started - ageMs;
  const etag = headers.get('ETag') ?? (before?.text === text ? before.etag : null);
  const version = headers.get(VERSION_HEADER) ?? undefined;
  return { kept: { text, etag, asked, version, fresh: started + freshMs }, store };
}

/** Why a text is not valid JSON; null if it is. */
function flawOf(text: string, type: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return /^\s*</.test(text)
      ? `a page (${type}) instead of JSON: the address is wrong, or the network requires a login`
      : 'the content is not JSON, or incomplete';
  }
}

/** Rejects with the reason of the signal as soon as it is aborted, even if the promise itself ignores the signal. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Waits for the given ms; rejects if the signal is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return abortable(promise, signal).finally(() => clearTimeout(timer));
}
