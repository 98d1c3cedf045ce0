import type { LimitResult } from '../functions/types.js';

/** Counts one request of a client; if that fails, the request is served. */
export type Limiter = (client: string) => Promise<LimitResult>;

export interface LimiterOptions {
  /** Requests per client in any window. */
  requests: number;
  windowMs: number;
  /** Most clients that are remembered; each takes up to `requests` × 8 bytes. */
  maxClients: number;
  /** Monotonic clock, ms. */
  now: () => number;
}

/**
 * An exact limiter: in no window of the given length, wherever it starts, is a client served more than `requests`
 * times. Refused requests don't count, so waiting as long as `Retry-After` says is enough. `resetSeconds` is the time
 * until the oldest counted request leaves the window.
 *
 * Clients are remembered in two generations of half of `maxClients`. The older one is forgotten at the end of a window,
 * when nobody in it is counted any more, or when the younger one is full: memory stays bounded, and no client is
 * refused wrongly.
 */
export function slidingWindowLimiter({ requests, windowMs, maxClients, now }: LimiterOptions): Limiter {
  let older = new Map<string, number[]>();
  let younger = new Map<string, number[]>();
  let since = now();
  /** The times of a client's last requests, ascending, ms. */
  const timesOf = (client: string, time: number): number[] => {
    const times = younger.get(client) ?? older.get(client) ?? [];
    const isFull = younger.size >= maxClients / 2 && !younger.has(client);
    if (isFull || time - since >= windowMs) {
      [older, younger] = [younger, new Map()];
      since = time;
    }
    younger.set(client, times);
    return times;
  };
  return async (client) => {
    const time = now();
    const times = timesOf(client, time);
    const first = times.findIndex((one) => time - one < windowMs);
    times.splice(0, first === -1 ? times.length : first);
    const allowed = times.length < requests;
    if (allowed) times.push(time);
    return {
      allowed,
      remaining: requests - times.length,
      // Computed from the age, which is exactly 0 for a new request: adding the window to a fractional time first may
      // round up.
      resetSeconds: Math.max(1, Math.ceil((windowMs - (time - (times[0] ?? time))) / 1000)),
    };
  };
}
