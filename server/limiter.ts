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

/** Times of a client's last requests, ms: a ring buffer of `requests` entries. */
interface Ring {
  client: string;
  times: number[];
  /** Index of the next entry, and of the oldest one once the ring is full. */
  next: number;
  /** Neighbours in a circular list, ordered by last request. */
  older: Ring;
  newer: Ring;
}

/**
 * An exact limiter: in no window of the given length, wherever it starts, is a client served more than `requests`
 * times. Refused requests don't count, so waiting as long as `Retry-After` says is enough. `resetSeconds` is the time
 * until the oldest counted request leaves the window.
 *
 * If more than `maxClients` are active at once, the one not seen for longest is forgotten: memory stays bounded, and no
 * client is refused wrongly.
 */
export function slidingWindowLimiter({ requests, windowMs, maxClients, now }: LimiterOptions): Limiter {
  const clients = new Map<string, Ring>();
  // A linked list instead of the map's own order: iterating a map from its start visits all deleted entries there.
  const ends = ringOf('');
  const count = (client: string) => {
    const time = now();
    const ring = clients.get(client) ?? ringOf(client);
    unlink(ring);
    forget(clients, ends, clients.has(client) ? maxClients : maxClients - 1, time - windowMs);
    clients.set(client, ring);
    linkBefore(ends, ring);

    // While the ring is not full, its oldest entry is the first; afterwards, the one that is overwritten next.
    const full = ring.times.length === requests;
    const oldest = ring.times[full ? ring.next : 0];
    const allowed = !full || oldest === undefined || time - oldest >= windowMs;
    if (allowed) {
      ring.times[ring.next] = time;
      ring.next = (ring.next + 1) % requests;
    }
    const { used, first } = inWindow(ring, requests, time - windowMs);
    return {
      allowed,
      remaining: requests - used,
      // Computed from the age, which is exactly 0 for a new request: adding the window to a fractional time first may
      // round up.
      resetSeconds: Math.max(1, Math.ceil((windowMs - (time - first)) / 1000)),
    };
  };
  return async (client) => count(client);
}

/** The number of a client's requests after a given time, and the time of the first of them. */
function inWindow({ times, next }: Ring, requests: number, after: number): { used: number; first: number } {
  // The times ascend from the oldest, so a binary search finds the first inside the window.
  const start = times.length === requests ? next : 0;
  const at = (i: number) => times[(start + i) % requests] ?? 0;
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) > after) high = middle;
    else low = middle + 1;
  }
  return { used: times.length - low, first: at(low) };
}

/** Drops clients beyond the bound, and up to two per call whose last request is outside the window. */
function forget(clients: Map<string, Ring>, ends: Ring, maxClients: number, before: number): void {
  for (let looked = 0; ends.newer !== ends; ) {
    const { client, times, next } = ends.newer;
    const last = times[(next - 1 + times.length) % times.length];
    const stale = last !== undefined && last <= before;
    if (clients.size <= maxClients && (!stale || looked++ === 2)) return;
    unlink(ends.newer);
    clients.delete(client);
  }
}

/** A ring without times or neighbours. */
function ringOf(client: string): Ring {
  const ring = { client, times: [], next: 0 } as Partial<Ring> as Ring;
  ring.older = ring;
  ring.newer = ring;
  return ring;
}

function unlink({ older, newer }: Ring): void {
  older.newer = newer;
  newer.older = older;
}

function linkBefore(place: Ring, ring: Ring): void {
  ring.newer = place;
  ring.older = place.older;
  place.older.newer = ring;
  place.older = ring;
}
