import {
  BadArgumentError,
  BrokenAnswerError,
  NetworkError,
  OpenPrintDataError,
  RateLimitedError,
  ServerError,
  TimeoutError,
} from '../errors.js';
import type { Reading, ReadOptions, Source } from '../source.js';
import { type Cache, type CacheEntry, memoryCache } from './cache.js';
import { abortable, type Fetch, inBrowser, sendRequest, wait } from './request.js';

/** A stale answer returned because the source was unreachable. */
export interface Stale {
  path: string;
  /** When it was last known to be current. */
  checked: Date;
  /** Why the source was unreachable. */
  error: OpenPrintDataError;
}

/** Options for requests to the service or a mirror. */
export interface WebOptions {
  /** Replaces the platform's `fetch`. */
  fetch?: Fetch | undefined;
  /** The cache; default: in memory; null: none. */
  cache?: Cache | null | undefined;
  /** Maximum number of requests per file; default: 4. */
  attempts?: number | undefined;
  /** Timeout of one request, ms; default: 10,000. */
  tryTimeoutMs?: number | undefined;
  /** Timeout per file including all retries and the waits between them, ms; default: 30,000. */
  timeoutMs?: number | undefined;
  /** Maximum wait before the first retry, ms; default: 400. Doubles with each retry, with full jitter. */
  backoffMs?: number | undefined;
  /** Called for each stale answer that is returned because the source is unreachable. */
  onStale?: ((stale: Stale) => void) | undefined;
  /** Whether to return stale answers if the source is unreachable; default: true. */
  staleIfError?: boolean | undefined;
}

/**
 * The service or a mirror of it. Answers are cached as `Cache-Control` allows and then revalidated by `ETag`; transient
 * failures are retried, after `Retry-After` if the source sends it.
 *
 * @param address of the folder that contains `/api`
 */
export function web(address: string, options: WebOptions = {}): Source & Required<Pick<Source, 'read'>> {
  const base = baseOf(address);
  const {
    fetch = (url, init) => globalThis.fetch(url, init),
    cache = memoryCache(),
    attempts = 4,
    tryTimeoutMs = 10_000,
    timeoutMs = 30_000,
    backoffMs = 400,
    staleIfError = true,
    onStale,
  } = options;
  const flights = new Flights<CacheEntry>();

  const keptOf = async (url: string, signal: AbortSignal | undefined) => {
    try {
      return await abortable(Promise.resolve(cache?.get(url)), signal);
    } catch {
      signal?.throwIfAborted();
      return undefined;
    }
  };

  const keep = async (url: string, kept: CacheEntry, signal: AbortSignal) => {
    try {
      await abortable(Promise.resolve(cache?.set(url, kept)), signal);
    } catch {
      signal.throwIfAborted();
    }
  };

  /** Requests until there is an answer, or time or attempts are used up. */
  const load = async (
    path: string,
    kept: CacheEntry | undefined,
    after: number,
    signal: AbortSignal,
  ): Promise<CacheEntry> => {
    const end = Date.now() + timeoutMs;
    for (let attempt = 1; ; attempt++) {
      try {
        const patienceMs = Math.max(1, Math.min(tryTimeoutMs, end - Date.now()));
        const answer = await sendRequest({ base, path, fetch, kept, patienceMs, signal });
        if (answer.store) await keep(base + path, answer.kept, signal);
        return answer.kept;
      } catch (error) {
        if (!(error instanceof OpenPrintDataError) || !isPassing(error)) throw error;
        const asked = 'retryAfter' in error ? (error.retryAfter as number | null) : null;
        const usable = staleIfError && kept && kept.asked > after;
        const pause = asked === null ? Math.random() * backoffMs * 2 ** (attempt - 1) : asked * 1000;
        const again = attempt < attempts && Date.now() + pause < end && !(usable && asked !== null);
        if (again) await wait(pause, signal);
        else if (usable) {
          onStale?.({ path, checked: new Date(kept.asked), error });
          return kept;
        } else throw error;
      }
    }
  };

  const read = async (path: string, { signal, after = 0 }: ReadOptions = {}): Promise<Reading> => {
    signal?.throwIfAborted();
    const url = base + path;
    const kept = await keptOf(url, signal);
    if (kept && kept.asked > after && Date.now() < kept.fresh) return kept;
    return flights.join(url, after, signal, (own) => load(path, kept, after, own));
  };
  return { name: base, read, text: async (path, readOptions) => (await read(path, readOptions)).text };
}

/** Whether a retry may succeed. */
function isPassing(error: OpenPrintDataError): boolean {
  if (error instanceof ServerError) return error.status >= 500 || error.status === 408;
  return [NetworkError, TimeoutError, RateLimitedError, BrokenAnswerError].some((one) => error instanceof one);
}

/** The address without a trailing `/api/v1`, which calls add. */
function baseOf(address: string): string {
  if (!/^https?:\/\/[^/]/i.test(address) && !(inBrowser() && /^\/(?!\/)/.test(address)))
    throw new BadArgumentError('invalid_value', 'source', address, 'an address that begins with https:// or http://');
  return address.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

/** Requests in flight: identical ones are shared, and aborted when no caller waits for them any more. */
class Flights<T> {
  private readonly flying = new Map<
    string,
    { promise: Promise<T>; controller: AbortController; started: number; waiting: number }
  >();

  /**
   * @param after time after which a request in flight must have started to be shared, ms since the epoch
   * @param signal stops only this caller from waiting
   */
  async join(
    key: string,
    after: number,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let flight = this.flying.get(key);
    if (!flight || flight.started <= after || flight.controller.signal.aborted) {
      const controller = new AbortController();
      const own = { promise: start(controller.signal), controller, started: Date.now(), waiting: 0 };
      const land = () => this.flying.get(key) === own && this.flying.delete(key);
      this.flying.set(key, own);
      own.promise.then(land, land);
      flight = own;
    }
    flight.waiting++;
    try {
      return await abortable(flight.promise, signal);
    } finally {
      if (--flight.waiting === 0) flight.controller.abort();
    }
  }
}
