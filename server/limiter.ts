import type { LimitResult } from '../functions/types.js';

/** Counts one request of a client; when that fails, the request is served. */
export type Limiter = (client: string) => Promise<LimitResult>;

export interface LimiterOptions {
  /** Requests that a client may make in any window. */
  requests: number;
  windowMs: number;
  /** Clients remembered at most; each takes up to `requests` × 8 bytes. */
  maxClients: number;
  /** Clock, ms; one that never goes back. */
  now: () => number;
}

/** When a client's last requests were served: a ring of `requests` places. */
interface Ring {
  client: string;
  times: number[];
  /** Place of the next one, which is also that of the oldest once the ring is full. */
  next: number;
  /** Neighbours in the order of the last requests, in which the two ends meet. */
  older: Ring;
  newer: Ring;
}

/**
 * An exact limiter: in no window of the given length, wherever it starts, is a client served more than `requests`
 * times. Refused requests don't count, so that waiting as long as `Retry-After` says is enough. `resetSeconds` is the
 * time until the oldest counted request leaves the window.
 *
 * When more than `maxClients` are active at once, the one not seen for longest is forgotten: memory stays bounded and
 * nobody is refused wrongly.
 */
export function slidingWindowLimiter({ requests, windowMs, maxClients, now }: LimiterOptions): Limiter {
  const clients = new Map<string, Ring>();
  // A list of its own: a map that is walked from its start walks all that was deleted there.
  const ends = ringOf('');
  const count = (client: string) => {
    const time = now();
    const ring = clients.get(client) ?? ringOf(client);
    unlink(ring);
    forget(clients, ends, clients.has(client) ? maxClients : maxClients - 1, time - windowMs);
    clients.set(client, ring);
    linkBefore(ends, ring);

    // While the ring is not full its oldest entry is the first; afterwards it is the place that comes next.
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
      // From the age, which is 0 at once: adding the window to a time with a fraction first may round to above it.
      resetSeconds: Math.max(1, Math.ceil((windowMs - (time - first)) / 1000)),
    };
  };
  return async (client) => count(client);
}

/** How many of a client's requests lie after a moment, and when the first of them was. */
function inWindow({ times, next }: Ring, requests: number, after: number): { used: number; first: number } {
  // The times ascend from the oldest: the first inside the window is found by halving.
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

/** Drops clients beyond the bound, and up to two a call whose last request lies outside the window. */
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

/** A ring without times and neighbours. */
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
