import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidingWindowLimiter } from '../../server/limiter.js';

function limiterAt(requests: number, windowMs = 60_000, maxClients = 1000) {
  const clock = { ms: 1_000_000 };
  return { clock, limit: slidingWindowLimiter({ requests, windowMs, maxClients, now: () => clock.ms }) };
}

describe('the exact limiter', () => {
  it('serves the quota and refuses the next request', async () => {
    const { limit } = limiterAt(3);
    expect(await limit('a')).toEqual({ allowed: true, remaining: 2, resetSeconds: 60 });
    expect(await limit('a')).toEqual({ allowed: true, remaining: 1, resetSeconds: 60 });
    expect(await limit('a')).toEqual({ allowed: true, remaining: 0, resetSeconds: 60 });
    expect(await limit('a')).toEqual({ allowed: false, remaining: 0, resetSeconds: 60 });
  });

  it('serves again exactly when the window ends', async () => {
    const { clock, limit } = limiterAt(2);
    await limit('a');
    clock.ms += 10_000;
    await limit('a');
    clock.ms += 49_999;
    expect(await limit('a')).toEqual({ allowed: false, remaining: 0, resetSeconds: 1 });
    clock.ms += 1;
    // The first has expired; the second counts for another 10 s.
    expect(await limit('a')).toEqual({ allowed: true, remaining: 0, resetSeconds: 10 });
    expect(await limit('a')).toMatchObject({ allowed: false });
  });

  const fractions = [20_509.998_248_816_43, 81_086.781_962_167_1, 7e5 + 1 / 3];
  it.each(fractions)('never reports more than the window, on a clock with fractions at %d ms', async (ms) => {
    const { clock, limit } = limiterAt(60);
    clock.ms = ms;
    expect(await limit('a')).toMatchObject({ resetSeconds: 60 });
  });

  it('bounds the number of clients, and never refuses wrongly beyond it', async () => {
    const { limit } = limiterAt(2, 60_000, 100);
    await limit('first');
    await limit('first');
    expect((await limit('first')).allowed).toBe(false);
    for (let i = 0; i < 100; i++) expect((await limit(`other-${i}`)).allowed).toBe(true);
    expect((await limit('first')).allowed).toBe(true);
  });

  it('forgets the client that was not seen for longest', async () => {
    const { limit } = limiterAt(1, 60_000, 2);
    await limit('a');
    await limit('b');
    await limit('a');
    await limit('c');
    expect((await limit('a')).allowed).toBe(false);
  });

  it('never serves more than the quota in any window, and never less than allowed', async () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 40 }), client: fc.constantFrom('a', 'b') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 120 }), fc.integer({ min: 1, max: 5 }), async (steps, requests) => {
        const { clock, limit } = limiterAt(requests, 100);
        const served: Record<string, number[]> = { a: [], b: [] };
        for (const { wait, client } of steps) {
          clock.ms += wait;
          const own = served[client] ?? [];
          const used = own.filter((time) => time > clock.ms - 100).length;
          const { allowed, remaining } = await limit(client);
          expect(allowed).toBe(used < requests);
          expect(remaining).toBe(Math.max(0, requests - used - 1));
          if (allowed) own.push(clock.ms);
        }
      }),
      { numRuns: 300 },
    );
  });
});
