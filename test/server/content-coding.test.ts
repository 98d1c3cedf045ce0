import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Compressor, isCompressible, negotiateCoding } from '../../server/content-coding.js';

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
])('the negotiated coding of %j is %s', (field, coding) => {
  expect(negotiateCoding(field)).toBe(coding);
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
])('of %s of %i bytes is compressed: %s', (type, bytes, worth) => {
  expect(isCompressible(type, bytes)).toBe(worth);
});

describe('a compressed body', () => {
  const text = (seed: number) => Buffer.from(Array.from({ length: 500 }, (_, i) => (i * seed) % 997).join());
  const encoded = (compressor: Compressor, body: Buffer, coding: 'br' | 'gzip') =>
    compressor.encode(body.length, () => body, coding);

  it('unpacks to the original, however many are compressed at once', async () => {
    const compressor = new Compressor();
    const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
    const made = await Promise.all(seeds.map((seed) => encoded(compressor, text(seed), seed % 2 ? 'br' : 'gzip')));
    for (const [i, seed] of seeds.entries())
      expect((seed % 2 ? brotliDecompressSync : gunzipSync)(made[i] as Buffer)).toEqual(text(seed));
  });

  it('is encoded at any size, also after one that cannot be read', async () => {
    const compressor = new Compressor();
    const failed = compressor.encode(10, () => Promise.reject(new Error('no disk')), 'br');
    const read = (into: Buffer) => into.fill('a');
    const sizes = [0, 1, 2000, 3_000_000];
    const made = sizes.map((bytes) => compressor.encode(bytes, read, 'gzip'));
    await expect(failed).rejects.toThrow('no disk');
    expect((await Promise.all(made)).map((one) => gunzipSync(one).length)).toEqual(sizes);
  });
});
