import { BadArgumentError, OpenPrintDataError } from '../errors.js';
import type { Reading, ReadOptions, Source } from '../source.js';
import { type Cache, type CacheEntry, memoryCache } from './cache.js';
import { BrokenAnswerError, NetworkError, RateLimitedError, ServerError, TimeoutError } from './errors.js';
import { type Fetch, inBrowser, sendRequest } from './request.js';
import { abortable, wait } from './wait.js';

/** A stale answer that was returned because the source could not be reached. */
export interface Stale {
  path: string;
  /** When it was last known to be current. */
  checked: Date;
  /** Why the source could not be reached. */
  error: OpenPrintDataError;
}

/** Options for requests to the service or a mirror. */
export interface WebOptions {
  /** Instead of the platform's. */
  fetch?: Fetch | undefined;
  /** The cache; default: in memory; null: none. */
  cache?: Cache | null | undefined;
  /** Most requests for one file, 4 by default. */
  attempts?: number | undefined;
  /** Time limit of one request, ms; 10,000 by default. */
  tryTimeoutMs?: number | undefined;
  /** Time limit of a file with all its requests and the waits between them, ms; 30,000 by default. */
  timeoutMs?: number | undefined;
  /** Longest wait before the second request, ms; 400 by default; it doubles each time and is left to chance. */
  backoffMs?: number | undefined;
  /** Called for each stale answer that was returned because the source could not be reached. */
  onStale?: ((stale: Stale) => void) | undefined;
  /** Whether stale answers are returned then; true by default. */
  staleIfError?: boolean | undefined;
}

/**
 * The service or a mirror of it. Answers are kept as `Cache-Control` allows and checked by their `ETag` afterwards; what
 * fails in passing is asked for again, after the time that the source names.
 *
 * @param address of the folder that holds `/api`
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

  /** Asks until there is an answer, or time or attempts are used up. */
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
        const usable = staleIfError && kept && kept.asked >= after;
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
    if (kept && kept.asked >= after && Date.now() < kept.fresh) return kept;
    return flights.join(url, after, signal, (own) => load(path, kept, after, own));
  };
  return { name: base, read, text: async (path, readOptions) => (await read(path, readOptions)).text };
}

/** Whether another request may succeed. */
function isPassing(error: OpenPrintDataError): boolean {
  if (error instanceof ServerError) return error.status >= 500 || error.status === 408;
  return [NetworkError, TimeoutError, RateLimitedError, BrokenAnswerError].some((one) => error instanceof one);
}

/** An address without the `/api/v1` that calls add. */
function baseOf(address: string): string {
  if (!/^https?:\/\/[^/]/i.test(address) && !(inBrowser() && /^\/(?!\/)/.test(address)))
    throw new BadArgumentError('invalid_value', 'source', address, 'an address that begins with https:// or http://');
  return address.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
}

interface Flight<T> {
  promise: Promise<T>;
  controller: AbortController;
  started: number;
  waiting: number;
}

/** Requests that are under way: equal ones are made once, and end when nobody waits for them any more. */
class Flights<T> {
  private readonly flying = new Map<string, Flight<T>>();

  /**
   * @param after a request that began before then (ms since the epoch) does not do
   * @param signal aborts the waiting of this caller alone
   */
  async join(
    key: string,
    after: number,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let flight = this.flying.get(key);
    if (!flight || flight.started < after || flight.controller.signal.aborted) flight = this.begin(key, start);
    flight.waiting++;
    try {
      return await abortable(flight.promise, signal);
    } finally {
      if (--flight.waiting === 0) flight.controller.abort();
    }
  }

  private begin(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { promise: start(controller.signal), controller, started: Date.now(), waiting: 0 };
    this.flying.set(key, flight);
    const land = () => {
      if (this.flying.get(key) === flight) this.flying.delete(key);
    };
    flight.promise.then(land, land);
    return flight;
  }
}
