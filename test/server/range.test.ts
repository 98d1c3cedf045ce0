import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { partOf } from '../../server/represent.js';
import { ask as send, startServer } from '../support/node-server.js';
import { smallRelease } from '../support/small-release.js';

describe('parsing a Range field', () => {
  it.each([
    [undefined, null],
    ['bytes=0-0', { from: 0, to: 1 }],
    ['bytes=0-9', { from: 0, to: 10 }],
    ['Bytes=2-', { from: 2, to: 10 }],
    ['bytes=2-99', { from: 2, to: 10 }],
    ['bytes=-3', { from: 7, to: 10 }],
    ['bytes=-99', { from: 0, to: 10 }],
    ['bytes= 1-2 ,', { from: 1, to: 3 }],
    ['bytes=9-', { from: 9, to: 10 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=', null],
    ['bytes=a-b', null],
    ['bytes=0-1,4-5', null],
    ['items=0-1', null],
    ['0-1', null],
  ])('of %j for 10 bytes returns %j', (field, part) => {
    expect(partOf(field, 10)).toEqual(part);
  });

  it('never finds a part of an empty body', () => {
    for (const field of ['bytes=0-', 'bytes=-1', 'bytes=0-0']) expect(partOf(field, 0)).toBe('unsatisfiable');
  });
});

/** Too large for the smallest cache, and not text, so it is read in pieces. */
const large = Array.from({ length: 2_000_000 }, (_, i) => i % 10).join('');
const small = '0123456789';
const site = { '/download/large.sqlite': large, '/download/small.bin': small };
const server = await startServer(smallRelease({ site }), ['--no-limit', '--cache-mb', '8']);
afterAll(() => server.stop());

const ask = (path: string, headers?: Record<string, string>, method?: string) =>
  send(server.url + path, headers, method);

const FILES = [
  ['/download/small.bin', small],
  ['/download/large.sqlite', large],
] as const;

describe('a range of a file', () => {
  it.each(FILES)('is 206 with Content-Range: %s', async (path, text) => {
    const whole = await ask(path);
    const expected = [200, 'bytes', true];
    expect([whole.status, whole.headers['accept-ranges'], whole.body.equals(Buffer.from(text))]).toEqual(expected);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(text.length - 1), async (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const { status, headers, body } = await ask(path, { Range: `bytes=${from}-${to}` });
        expect(status).toBe(206);
        expect(headers['content-range']).toBe(`bytes ${from}-${to}/${text.length}`);
        expect(headers['content-length']).toBe(String(to - from + 1));
        expect(headers.etag).toBe(whole.headers.etag);
        expect(body.toString() === text.slice(from, to + 1)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(FILES)('beyond its end is 416 with the length, in an envelope: %s', async (path, text) => {
    const { status, headers, body } = await ask(path, { Range: `bytes=${text.length}-` });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${text.length}`]);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ success: false, error: { code: 'range_not_satisfiable' } });
  });

  it.each(FILES)('applies only while the file matches If-Range: %s', async (path, text) => {
    const { headers } = await ask(path);
    const etag = headers.etag ?? '';
    const given = async (field: string) =>
      (await ask(path, { Range: 'bytes=1-2', 'If-Range': field })).body.toString().length;
    expect(await given(etag)).toBe(2);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await given(other)).toBe(text.length);
  });

  it.each(FILES)('does not apply to HEAD, nor to a client that has the file: %s', async (path, text) => {
    const head = await ask(path, { Range: 'bytes=1-2' }, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(text.length), 0]);
    const known = await ask(path, { Range: 'bytes=1-2', 'If-None-Match': head.headers.etag ?? '' });
    expect([known.status, known.headers['content-range']]).toEqual([304, undefined]);
  });

  it('applies to answers to queries too, whole or cut', async () => {
    for (const path of ['/api/v1/printers', '/api/v1/printers?limit=2', '/api/v1/printers.json']) {
      const whole = await ask(path);
      const part = await ask(path, { Range: 'bytes=-7' });
      expect([part.status, part.body.toString()]).toEqual([206, whole.body.subarray(-7).toString()]);
    }
    expect((await ask('/api/v1/printers?brand=nobody', { Range: 'bytes=0-1' })).status).toBe(404);
  });
});
