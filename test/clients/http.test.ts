import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseCachePolicy, retryAfterOf } from '../../clients/typescript/src/http/cache.js';
import {
  type Cache,
  type ClientErrorCode,
  type Kept,
  memoryCache,
  OpenPrintData,
  OpenPrintDataError,
  type Stale,
  type WebOptions,
  web,
} from '../../clients/typescript/src/index.js';
import { json, type Script, scripted } from '../support/scripted.js';

const FILE = '/api/v1/index.json';
const QUICK: WebOptions = { backoffMs: 1 };

async function sourceOf(script: Script, options: WebOptions = {}) {
  const server = await scripted(script);
  return { ...server, source: web(server.url, { ...QUICK, ...options }) };
}

async function errorOf(promise: Promise<unknown>): Promise<OpenPrintDataError & Record<string, unknown>> {
  const error = await promise.then(
    () => expect.unreachable('it should fail'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OpenPrintDataError);
  return error as OpenPrintDataError & Record<string, unknown>;
}

describe('a cached response', () => {
  it('is used without a request while fresh', async () => {
    const { source, asked } = await sourceOf((_, response) => json(response, 1, { 'Cache-Control': 'max-age=300' }));
    expect([await source.text(FILE), await source.text(FILE)]).toEqual(['1', '1']);
    expect(asked).toEqual([FILE]);
  });

  it('is revalidated with its entity tag when stale, and fresh again if unchanged', async () => {
    const { source, asked } = await sourceOf((request, response, count) => {
      const headers = { ETag: '"a"', 'Cache-Control': count === 1 ? 'no-cache' : 'max-age=300' };
      if (request.headers['if-none-match'] === '"a"') response.writeHead(304, headers).end();
      else json(response, 1, headers);
    });
    for (let i = 0; i < 3; i++) expect(await source.text(FILE)).toBe('1');
    expect(asked).toEqual([FILE, `${FILE} "a"`]);
  });

  it('is replaced by a newer one', async () => {
    const { source } = await sourceOf((_, response, count) => json(response, count, { ETag: `"${count}"` }));
    expect([await source.text(FILE), await source.text(FILE)]).toEqual(['1', '2']);
  });

  it('is not kept with no-store, or without a cache', async () => {
    const { source, asked } = await sourceOf((_, response) =>
      json(response, 1, { 'Cache-Control': 'no-store', ETag: '"a"' }),
    );
    await source.text(FILE);
    await source.text(FILE);
    expect(asked).toEqual([FILE, FILE]);
    const none = await sourceOf((_, response) => json(response, 1, { 'Cache-Control': 'max-age=300' }), {
      cache: null,
    });
    await none.source.text(FILE);
    await none.source.text(FILE);
    expect(none.asked).toEqual([FILE, FILE]);
  });

  it('is returned if the source is unreachable, and reported to the program', async () => {
    const stale: Stale[] = [];
    const { source } = await sourceOf((_, response, count) => (count === 1 ? json(response, 1) : response.destroy()), {
      onStale: (one) => stale.push(one),
      attempts: 2,
    });
    expect([await source.text(FILE), await source.text(FILE)]).toEqual(['1', '1']);
    expect(stale.map(({ path, error }) => [path, error.code])).toEqual([[FILE, 'network']]);
    expect(Math.abs(Date.now() - (stale[0]?.checked.getTime() ?? 0))).toBeLessThan(5000);
  });

  it('is not returned then if the program opts out', async () => {
    const { source } = await sourceOf((_, response, count) => (count === 1 ? json(response, 1) : response.destroy()), {
      staleIfError: false,
      attempts: 1,
    });
    await source.text(FILE);
    expect((await errorOf(source.text(FILE))).code).toBe('network');
  });

  it('is never a login page', async () => {
    const { source } = await sourceOf(
      (_, response, count) =>
        count === 1
          ? response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=300' }).end('<html>log in')
          : json(response, 1),
      { attempts: 1 },
    );
    const { code, message } = await errorOf(source.text(FILE));
    const expected = ['broken_answer', expect.stringMatching(/index\.json: a page \(text\/html\) .*login/)];
    expect([code, message]).toEqual(expected);
    expect(await source.text(FILE)).toBe('1');
  });

  it('is not required: a failing cache is ignored', async () => {
    const broken: Cache = {
      get: () => Promise.reject(new Error('gone')),
      set: () => {
        throw new Error('full');
      },
    };
    const { source } = await sourceOf((_, response) => json(response, 1), { cache: broken });
    expect(await source.text(FILE)).toBe('1');
  });
});

describe('a transient failure', () => {
  it.each([
    ['a reset', (response: ServerResponse) => response.destroy()],
    ['a status 500', (response: ServerResponse) => response.writeHead(500).end()],
    ['a status 502', (response: ServerResponse) => response.writeHead(502).end('<html>')],
    [
      'a reset within the body',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{"a":');
        setTimeout(() => response.destroy(), 10);
      },
    ],
    ['truncated JSON', (response: ServerResponse) => response.end('{"a":')],
  ])('is retried: %s', async (_, fail) => {
    const { source, asked } = await sourceOf((_, response, count) => (count < 3 ? fail(response) : json(response, 1)));
    expect(await source.text(FILE)).toBe('1');
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Script, ClientErrorCode, number]>([
    ['resets', (_, response) => response.destroy(), 'network', 4],
    ['a status 500', (_, response) => response.writeHead(500).end(), 'server_error', 4],
    ['a status 503', (_, response) => response.writeHead(503).end(), 'data_unavailable', 4],
    ['a status 403', (_, response) => response.writeHead(403).end(), 'server_error', 1],
    ['a status 404', (_, response) => response.writeHead(404).end(), 'not_found', 1],
    ['truncated JSON', (_, response) => response.end('{'), 'broken_answer', 4],
  ])('ends in an error: %s', async (_, script, code, attempts) => {
    const { source, asked } = await sourceOf(script);
    expect((await errorOf(source.text(FILE))).code).toBe(code);
    expect(asked).toHaveLength(attempts);
  });

  it('ends in an error if nothing listens', async () => {
    const error = await errorOf(web('http://127.0.0.1:9', QUICK).text(FILE));
    const expected = ['network', expect.stringContaining('http://127.0.0.1:9/api/v1/index.json')];
    expect([error.code, error.message]).toEqual(expected);
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('ends in an error if the headers or the body are slow', async () => {
    const silent = await sourceOf(() => {}, { tryTimeoutMs: 40, attempts: 2 });
    expect(await errorOf(silent.source.text(FILE))).toMatchObject({ code: 'timeout', afterMs: 40 });
    expect(silent.asked).toHaveLength(2);
    const dripping = await sourceOf((_, response) => response.write('{'), { tryTimeoutMs: 40, attempts: 1 });
    expect((await errorOf(dripping.source.text(FILE))).code).toBe('timeout');
  });

  it('ends in an error at the total timeout', async () => {
    const begun = performance.now();
    const { source } = await sourceOf(() => {}, { tryTimeoutMs: 60, timeoutMs: 150, attempts: 100 });
    expect((await errorOf(source.text(FILE))).code).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});

describe('the rate limit of a source', () => {
  it.each([
    ['a status 429 and seconds', 429, () => '1'],
    ['a status 503 and seconds', 503, () => '1'],
    ['a status 429 and a date', 429, () => new Date(Date.now() + 2000).toUTCString()],
  ])('is respected: %s', async (_, status, retryAfter) => {
    const times: number[] = [];
    const { source } = await sourceOf((_, response, count) => {
      times.push(performance.now());
      if (count === 1) response.writeHead(status, { 'Retry-After': retryAfter() }).end();
      else json(response, 1);
    });
    expect(await source.text(FILE)).toBe('1');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  });

  it('is reported if it exceeds the timeout', async () => {
    const { source, asked } = await sourceOf((_, response) => response.writeHead(429, { 'Retry-After': '60' }).end(), {
      timeoutMs: 5000,
    });
    expect(await errorOf(source.text(FILE))).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    expect(asked).toHaveLength(1);
  });

  it('causes no wait if a response is cached', async () => {
    const { source, asked } = await sourceOf((_, response, count) =>
      count === 1 ? json(response, 1) : response.writeHead(429, { 'Retry-After': '20' }).end(),
    );
    expect([await source.text(FILE), await source.text(FILE)]).toEqual(['1', '1']);
    expect(asked).toHaveLength(2);
  });
});

describe('an aborted call', () => {
  const reason = new Error('no longer wanted');

  it.each<[string, Script, WebOptions]>([
    ['before the response', () => {}, {}],
    ['within the body', (_, response) => response.write('{'), {}],
    ['while waiting to retry', (_, response) => response.writeHead(429, { 'Retry-After': '20' }).end(), {}],
    ['with a cache that never responds', () => {}, { cache: { get: () => new Promise(() => {}), set: () => {} } }],
    ['with a fetch that ignores the signal', () => {}, { fetch: () => new Promise(() => {}) }],
  ])('rejects with its reason: %s', async (_, script, options) => {
    const { source } = await sourceOf(script, options);
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 30);
    await expect(source.text(FILE, { signal: controller.signal })).rejects.toBe(reason);
  });

  it('rejects before any request if already aborted', async () => {
    const { source, asked } = await sourceOf((_, response) => json(response, 1));
    await expect(source.text(FILE, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(new OpenPrintData({ source }).printers.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(asked).toEqual([]);
  });

  it('does not affect an identical call; aborting all of them aborts the request', async () => {
    let closed = false;
    const { source, asked } = await sourceOf((request, response) => {
      request.socket.on('close', () => {
        closed = true;
      });
      setTimeout(() => json(response, 1), 80);
    });
    const controller = new AbortController();
    const [first, second] = [source.text(FILE, { signal: controller.signal }), source.text(FILE)];
    setTimeout(() => controller.abort(reason), 20);
    await expect(first).rejects.toBe(reason);
    expect(await second).toBe('1');
    expect(asked).toEqual([FILE]);

    const all = new AbortController();
    const slow = await sourceOf((request) => {
      request.socket.on('close', () => {
        closed = true;
      });
    });
    closed = false;
    const both = [slow.source.text(FILE, { signal: all.signal }), slow.source.text(FILE, { signal: all.signal })];
    setTimeout(() => all.abort(reason), 20);
    for (const one of await Promise.allSettled(both)) expect(one).toEqual({ status: 'rejected', reason });
    await vi.waitFor(() => expect(closed).toBe(true));
  });

  it('causes no unhandled rejection', async () => {
    const seen: unknown[] = [];
    const hear = (error: unknown) => seen.push(error);
    process.on('unhandledRejection', hear);
    const { source } = await sourceOf((_, response) => response.destroy(), { attempts: 3, backoffMs: 20 });
    const controller = new AbortController();
    const call = source.text(FILE, { signal: controller.signal });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.off('unhandledRejection', hear);
    expect(seen).toEqual([]);
  });
});

describe('the source given by a program', () => {
  it.each(['example.org', 'ftp://example.org', 'https://', '/elsewhere'])('is rejected: %s', (source) => {
    expect(() => new OpenPrintData({ source })).toThrow(/^source: .*https:\/\//);
  });

  it('is required while the package has no built-in URL', () => {
    expect(() => new OpenPrintData()).toThrow(/^source: ""; allowed: an address, folder\(path\)/);
  });

  it.each(['', '/', '/api/v1', '/api/v1/'])('may end in "%s"', async (ending) => {
    const { url, asked } = await scripted((_, response) => json(response, {}));
    await new OpenPrintData({ source: url + ending }).index();
    expect(asked).toEqual([FILE]);
  });

  it('may be a custom fetch', async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      return new Response('{"version":"1"}');
    };
    expect(await new OpenPrintData({ source: 'https://example.org/a/', fetch }).index()).toEqual({ version: '1' });
    expect(asked).toEqual(['https://example.org/a/api/v1/index.json']);
  });
});

describe('response headers', () => {
  it.each<[Record<string, string>, ReturnType<typeof parseCachePolicy>]>([
    [{ 'Cache-Control': 'public, max-age=300' }, { store: true, freshMs: 300_000, ageMs: 0 }],
    [
      { 'Cache-Control': 'MAX-AGE="60"', Age: '20' },
      { store: true, freshMs: 40_000, ageMs: 20_000 },
    ],
    [
      { 'Cache-Control': 'max-age=60', Age: '90' },
      { store: true, freshMs: 0, ageMs: 90_000 },
    ],
    [{ 'Cache-Control': 'no-cache, max-age=60' }, { store: true, freshMs: 0, ageMs: 0 }],
    [{ 'Cache-Control': 'no-store' }, { store: false, freshMs: 0, ageMs: 0 }],
    [{ 'Cache-Control': 's-maxage=60' }, { store: true, freshMs: 0, ageMs: 0 }],
    [{}, { store: true, freshMs: 0, ageMs: 0 }],
  ])('%j are parsed', (headers, keeping) => {
    expect(parseCachePolicy(new Headers(headers))).toEqual(keeping);
  });

  it('give the retry time relative to the source’s own clock', () => {
    const now = 'Sun, 22 Nov 2026 00:00:00 GMT';
    expect(retryAfterOf(new Headers({ Date: now, 'Retry-After': 'Sun, 22 Nov 2026 00:00:07 GMT' }))).toBe(7);
    expect(retryAfterOf(new Headers({ Date: now, 'Retry-After': 'Sat, 21 Nov 2026 00:00:07 GMT' }))).toBe(0);
    expect([{}, { 'Retry-After': 'soon' }].map((one) => retryAfterOf(new Headers(one)))).toEqual([null, null]);
  });
});

describe('the memory cache', () => {
  const kept = (text: string): Kept => ({ text, etag: null, asked: 0, fresh: 0 });

  it('keeps the most recently used entries, never above its limit', () => {
    const url = fc.constantFrom(...'abcdef');
    const step = fc.oneof(fc.record({ set: url, size: fc.nat(12) }), fc.record({ get: url }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const bytes = 40;
        const cache = memoryCache({ bytes });
        // The model: most recently used last.
        let model: [string, number][] = [];
        for (const one of steps) {
          if ('set' in one) {
            cache.set(one.set, kept('x'.repeat(one.size)));
            model = model.filter(([name]) => name !== one.set);
            if (2 * (1 + one.size) <= bytes) model.push([one.set, 2 * (1 + one.size)]);
            while (model.reduce((sum, [, size]) => sum + size, 0) > bytes) model.shift();
          } else {
            const at = model.findIndex(([name]) => name === one.get);
            expect(cache.get(one.get) !== undefined).toBe(at !== -1);
            if (at !== -1) model.push(...model.splice(at, 1));
          }
        }
        for (const name of 'abcdef') expect(cache.get(name) !== undefined).toBe(model.some(([own]) => own === name));
      }),
    );
  });
});
