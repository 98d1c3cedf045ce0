import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteCache } from '../../server/byte-cache.js';

const MIB = 1024 * 1024;
const filled = (bytes: number, with_ = 1) => Buffer.alloc(bytes, with_);

describe('the cache of bodies', () => {
  it('makes each body once, for concurrent and later callers', async () => {
    const cache = new ByteCache(8 * MIB);
    let made = 0;
    const make = async () => filled(10, ++made);
    const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(second).toBe(first);
    expect(cache.get('a', make)).toBe(first);
    expect([made, cache.peek('a')]).toEqual([1, first]);
  });

  it('caches no failure', async () => {
    const cache = new ByteCache(8 * MIB);
    await expect(cache.get('a', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(await cache.get('a', async () => filled(3))).toEqual(filled(3));
  });

  it('returns a body larger than an eighth of it without caching it', async () => {
    const cache = new ByteCache(8 * MIB);
    expect(await cache.get('a', async (place) => place(MIB + 1).fill(7))).toEqual(filled(MIB + 1, 7));
    expect(await cache.get('b', async () => filled(MIB + 1, 8))).toEqual(filled(MIB + 1, 8));
    expect([cache.size, cache.peek('a'), cache.peek('b')]).toEqual([0, undefined, undefined]);
  });

  it('evicts what was not requested again, and keeps what was', async () => {
    const cache = new ByteCache(4 * MIB);
    const get = (key: string) => cache.get(key, async (place) => place(60_000).fill(1));
    await get('hot');
    for (let i = 0; i < 500; i++) {
      await get(`cold ${i}`);
      expect(get('hot'), `after ${i}`).not.toBeInstanceOf(Promise);
    }
    expect(cache.peek('cold 0')).toBeUndefined();
    expect(cache.peek('cold 499')).toBeDefined();
  });

  it('never exceeds its bound, and always returns what was made', async () => {
    const sizes = fc.array(fc.tuple(fc.nat(30), fc.nat(3)), { maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(sizes, async (asked) => {
        const cache = new ByteCache(2 * MIB);
        await Promise.all(
          asked.map(async ([key, kind]) => {
            const bytes = [10, 5_000, 90_000, 300_000][kind] as number;
            const make = async (place: (bytes: number) => Buffer) =>
              key % 2 ? filled(bytes, key) : place(bytes).fill(key);
            expect((await cache.get(`${key} ${kind}`, make)).equals(filled(bytes, key))).toBe(true);
            expect(cache.size).toBeLessThanOrEqual(2 * MIB);
          }),
        );
        for (const [key, kind] of asked)
          expect(cache.peek(`${key} ${kind}`)?.every((byte) => byte === key) ?? true).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
