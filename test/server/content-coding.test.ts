import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CompressedBodies } from '../../server/compressed-bodies.js';
import { isCompressible, negotiateCoding } from '../../server/content-coding.js';

describe('the coding that a client gets', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000', null],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity', null],
    ['identity;q=0.5, gzip;q=0.4', null],
    ['gzip;q=0.4, identity;q=0.3', 'gzip'],
    ['identity;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0', null],
    ['gzip, *;q=0', 'gzip'],
    ['deflate, zstd', null],
    ['gzip ; q = 0.5', 'gzip'],
    [';;q=,,=gzip;q=high', null],
  ])('%j: %s', (field, coding) => {
    expect(negotiateCoding(field)).toBe(coding);
  });
});

it.each([
  ['application/json; charset=utf-8', 1024, true],
  ['application/json; charset=utf-8', 1023, false],
  ['text/html; charset=utf-8', 5000, true],
  ['text/javascript; charset=utf-8', 5000, true],
  ['application/atom+xml', 5000, true],
  ['image/svg+xml', 5000, true],
  ['image/png', 5000, false],
  ['font/woff2', 5000, false],
  ['application/octet-stream', 5000, false],
  [undefined, 5000, false],
])('%s of %i bytes is compressed: %s', (type, bytes, worth) => {
  expect(isCompressible(type, bytes)).toBe(worth);
});

describe('compressed bodies', () => {
  const text = (seed: number) => Buffer.from(Array.from({ length: 500 }, (_, i) => (i * seed) % 997).join());

  it('are what was compressed, one for each coding', async () => {
    const bodies = new CompressedBodies(1e6);
    expect(brotliDecompressSync(await bodies.get(text(7), '"a"', 'br'))).toEqual(text(7));
    expect(gunzipSync(await bodies.get(text(7), '"a"', 'gzip'))).toEqual(text(7));
  });

  it('are made once, for those who ask at once and for those who ask later', async () => {
    const bodies = new CompressedBodies(1e6);
    const [first, second] = await Promise.all([bodies.get(text(7), '"a"', 'br'), bodies.get(text(7), '"a"', 'br')]);
    expect(second).toBe(first);
    expect(bodies.get(text(7), '"a"', 'br')).toBe(first);
    expect(bodies.size).toBe(first.byteLength);
  });

  it('take no more memory than they may: what was not asked for for longest goes', async () => {
    const { byteLength } = await new CompressedBodies(1e6).get(text(7), '"a"', 'gzip');
    const bodies = new CompressedBodies(byteLength * 2.5);
    const get = (etag: string) => bodies.get(text(7), etag, 'gzip');
    await get('"a"');
    await get('"b"');
    await get('"a"');
    await get('"c"');
    expect(bodies.size).toBe(byteLength * 2);
    expect([get('"a"'), get('"c"')].map((kept) => kept instanceof Promise)).toEqual([false, false]);
    const again = get('"b"');
    expect(again).toBeInstanceOf(Promise);
    await again;
    expect(bodies.size).toBe(byteLength * 2);
  });

  it('bring no more memory with them than they are counted with', async () => {
    const bodies = new CompressedBodies(1e6);
    for (const coding of ['br', 'gzip'] as const) {
      const { buffer, byteLength } = await bodies.get(text(7), '"a"', coding);
      expect(buffer.byteLength, coding).toBe(byteLength);
    }
  });

  it('are given although they are larger than all that may be kept', async () => {
    const bodies = new CompressedBodies(10);
    expect(gunzipSync(await bodies.get(text(7), '"a"', 'gzip'))).toEqual(text(7));
    expect(bodies.size).toBe(0);
  });
});
