import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ask as send, startServer } from '../support/node-server.js';
import { smallRelease } from '../support/small-release.js';

const models = Array.from({ length: 60 }, (_, i) => `m${i}`);
const page = `<h1>Long</h1>${'<p>Same again.</p>'.repeat(200)}`;
const release = smallRelease({
  models,
  site: { '/index.html': page, '/404.html': page, '/short.html': '<p>Short</p>', '/picture.png': page },
});
const server = await startServer(release, ['--no-limit']);
afterAll(() => server.stop());

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  send(server.url + path, headers, method);

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const PATHS = ['/api/v1/printers', '/api/v1/printers?limit=30&page=2', '/api/v1/printers.json', '/'];

describe('a compressed answer', () => {
  it.each(PATHS)('equals the plain one after unpacking, the first time and the second: %s', async (path) => {
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const tags = new Set([plain.headers.etag]);
    for (const coding of ['br', 'gzip'] as const) {
      for (let i = 0; i < 2; i++) {
        const { status, headers, body } = await ask(path, { 'Accept-Encoding': coding });
        expect(status).toBe(200);
        expect(UNPACK[coding](body)).toEqual(plain.body);
        expect(body.byteLength).toBeLessThan(plain.body.byteLength / 2);
        const { date: _, ...same } = plain.headers;
        expect(headers).toMatchObject({
          ...same,
          etag: expect.stringMatching(/^"[0-9a-f]{24}-(br|gzip)"$/),
          'content-encoding': coding,
          'content-length': String(body.byteLength),
        });
        tags.add(headers.etag);
      }
    }
    expect(tags.size, 'an entity tag for each representation').toBe(3);
  });

  it.each(PATHS)('has the same headers for HEAD and GET: %s', async (path) => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const head = await ask(path, { 'Accept-Encoding': coding }, 'HEAD');
      const get = await ask(path, { 'Accept-Encoding': coding });
      expect(head.body.byteLength).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });

  it.each(PATHS)('answers conditions with its own entity tag: %s', async (path) => {
    const tagOf = async (coding: string) => String((await ask(path, { 'Accept-Encoding': coding })).headers.etag);
    const tags = { identity: await tagOf('identity'), gzip: await tagOf('gzip'), br: await tagOf('br') };
    for (const [coding, own] of Object.entries(tags)) {
      const given = async (field: string) => ask(path, { 'Accept-Encoding': coding, 'If-None-Match': field });
      for (const field of [own, `W/${own}`, `"x", ${own}`, '*']) {
        const { status, headers, body } = await given(field);
        expect([status, body.byteLength, headers.etag, headers.vary]).toEqual([304, 0, own, 'Accept-Encoding']);
        expect([headers['content-length'], headers['content-encoding']]).toEqual([undefined, undefined]);
      }
      for (const other of Object.values(tags).filter((tag) => tag !== own))
        expect((await given(other)).status).toBe(200);
    }
  });

  it('is not sent if the client rates the plain one higher, or accepts none', async () => {
    for (const field of ['identity', '*;q=0', 'identity, gzip;q=0.5', 'br;q=0, gzip;q=0', 'zstd'])
      expect((await ask('/', { 'Accept-Encoding': field })).headers['content-encoding'], field).toBeUndefined();
  });
});

describe('an answer that is never compressed', () => {
  it.each([
    '/api/v1/materials',
    '/short.html',
    '/picture.png',
    '/healthz',
    '/nothing',
    '/api/v1/printers?brand=nobody',
  ])('%s', async (path) => {
    const [plain, asked] = [await ask(path), await ask(path, { 'Accept-Encoding': 'br, gzip' })];
    expect(asked.body.toString()).toBe(plain.body.toString());
    expect({ ...asked.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
    expect([asked.headers['content-encoding'], asked.headers.vary]).toEqual([undefined, undefined]);
  });

  it('keeps its single entity tag', async () => {
    const { headers } = await ask('/short.html');
    const known = await ask('/short.html', { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) });
    expect(known.status).toBe(304);
  });
});

it('is cut by the bytes that are sent, compressed or not', async () => {
  for (const coding of ['identity', 'br']) {
    const whole = await ask('/', { 'Accept-Encoding': coding });
    const part = await ask('/', { 'Accept-Encoding': coding, Range: 'bytes=3-9' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 3-9/${whole.body.length}`]);
    expect(part.body).toEqual(whole.body.subarray(3, 10));
    for (const field of ['etag', 'vary', 'content-encoding', 'content-type', 'cache-control'])
      expect(part.headers[field], field).toBe(whole.headers[field]);
  }
});
