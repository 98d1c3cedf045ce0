import { spawnSync } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../support/node-server.js';
import { fetchPlain } from '../support/plain.js';
import { SITE, smallRelease } from '../support/small-release.js';

const HEADERS = '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, immutable\n';
const release = smallRelease({ site: SITE as Record<string, string>, headers: HEADERS });
const server = await startServer(release, ['--no-limit']);
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) => fetchPlain(server.url + path, { redirect: 'manual', ...init });

/** Sends raw bytes and returns the whole response. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = net.connect(Number(port), hostname, () => socket.end(text));
    socket.setEncoding('utf8').on('data', (piece) => {
      got += piece;
    });
    socket.once('error', reject).once('close', () => resolve(got));
  });
}

describe('the Node server', () => {
  it('links the pages of a list from each of them, including first and last', async () => {
    const many = smallRelease({ models: Array.from({ length: 3 }, (_, i) => `m${i}`), pages: 3 });
    const other = await startServer(many, ['--no-limit']);
    const link = async (path: string) => (await fetchPlain(other.url + path)).headers.get('Link');
    const list = '/api/v1/printers';
    const [first, last] = [`<${list}.json>; rel="first"`, `<${list}/page/3.json>; rel="last"`];
    expect(await link(`${list}.json`)).toBe(`${first}, <${list}/page/2.json>; rel="next", ${last}`);
    expect(await link(`${list}/page/2.json`)).toBe(
      `${first}, <${list}.json>; rel="prev", <${list}/page/3.json>; rel="next", ${last}`,
    );
    expect(await link(`${list}/page/3.json`)).toBe(`${first}, <${list}/page/2.json>; rel="prev", ${last}`);
    for (const path of ['/api/v1/materials.json', '/api/v1/index.json', `${list}/acme-m1.json`])
      expect(await link(path), path).toBeNull();
    await other.stop();
  });

  it('refuses other methods, also with a long body', async () => {
    for (const path of ['/api/v1/printers', '/api/v1/printers.json', '/guide/']) {
      const refused = await ask(path, { method: 'POST', body: 'x'.repeat(100_000) });
      expect(refused.status).toBe(405);
      expect(refused.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(await refused.json()).toMatchObject({ success: false, error: { code: 'method_not_allowed' } });
    }
  });

  it('serves the manifest, which cannot list itself', async () => {
    const response = await ask('/api/v1/manifest.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{24}"$/);
  });

  it('refuses addresses and headers that are too long, with an envelope', async () => {
    const long = await ask(`/api/v1/printers?brand=${'a'.repeat(9000)}`);
    expect(long.status).toBe(414);
    expect(await long.json()).toMatchObject({ success: false, error: { code: 'uri_too_long' } });
    const longer = await raw(`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(longer).toMatch(/^HTTP\/1\.1 414 /);
    expect(longer).toContain('"code":"uri_too_long"');
    const headers = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(headers).toMatch(/^HTTP\/1\.1 431 /);
    expect(headers).toContain('"code":"headers_too_large"');
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['/api/v1/troubleshoot?symptom=拉丝', 'symptom', 'symptom=%E6%8B%89%E4%B8%9D'],
    ['/api/v1/printers?limit=2&brand=a b', 'brand', 'brand=a%20b'],
    ['/api/v1/printers?brand=a\u001b[31m', 'brand', 'brand=a%1B[31m'],
    ['/指南/?a=1', undefined, '/%E6%8C%87%E5%8D%97/'],
  ])('explains how to encode an unencoded address: %j', async (target, parameter, written) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const { error } = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { error: Record<string, string> };
    expect(error).toMatchObject({ code: 'invalid_encoding', allowed: `UTF-8, percent-encoded (${written})` });
    expect(error.parameter).toBe(parameter);
    expect(error.message).toContain(written);
    expect(error.message_zh).toContain(written);
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/v1/../../../package.json',
    '/api/v1/printers/..%2f..%2f..%2f..%2fpackage.json',
    '/_headers',
    '//etc/passwd',
    '/\\..\\package.json',
    '/__proto__',
    '/api/v1/__proto__.json',
    '/api/v1/constructor',
    'http://other.example/etc/passwd',
  ])('finds nothing outside the release: %s', async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('open-print-data');
  });

  it('answers any target and any header with a proper status, and keeps running', async () => {
    const part = fc.oneof(
      fc.constantFrom(...'/api/v1/printers /api/v1/ ?brand= &limit= % %00 %ff .. // \\ # ? *'.split(' ')),
      fc.string({ unit: 'binary-ascii', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    const target = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    const methods = fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'TRACE', 'QUERY', 'BREW');
    const tags = fc.string({ unit: 'binary-ascii', maxLength: 20 });
    const law = fc.asyncProperty(methods, target, tags, async (method, path, value) => {
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${value}\r\nConnection: close\r\n\r\n`;
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(await raw(head)) ?? [];
      expect(['200', '204', '304', '400', '404', '405']).toContain(status);
    });
    await fc.assert(law, { numRuns: 500 });
    expect((await ask('/healthz')).status).toBe(200);
    expect(server.warned).toEqual([]);
  });

  it('accepts an absolute URL as the target, as in a request to a proxy', async () => {
    const answer = await raw('GET http://x/api/v1/printers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('reports its health', async () => {
    const response = await ask('/healthz');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const expected = { status: 'ok', problem: null, version: expect.stringMatching(/^[0-9a-f]{12}$/) };
    expect(await response.json()).toMatchObject(expected);
  });
});

describe('the site on the Node server', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', '<h1>Start</h1>'],
    ['/index.html', 200, 'text/html; charset=utf-8', '<h1>Start</h1>'],
    ['/guide/', 200, 'text/html; charset=utf-8', '<h1>Guide</h1>'],
    ['/guide', 200, 'text/html; charset=utf-8', '<h1>Guide</h1>'],
    ['/_astro/page.abc123.css', 200, 'text/css; charset=utf-8', 'h1{color:red}'],
    ['/nothing', 404, 'text/html; charset=utf-8', '<h1>Not here</h1>'],
  ])('answers %s with %i', async (path, status, type, text) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(await response.text()).toBe(text);
  });

  it('sends the release’s headers with its pages, and 304 if the client has them', async () => {
    const css = await ask('/_astro/page.abc123.css');
    expect(css.headers.get('Cache-Control')).toBe('public, immutable');
    const known = await ask('/_astro/page.abc123.css', { headers: { 'If-None-Match': css.headers.get('ETag') ?? '' } });
    expect(known.status).toBe(304);
  });
});

describe('stopping and logging', () => {
  it('waits for running requests, accepts no new ones, and resolves', async () => {
    const own = await startServer(release, []);
    const { hostname, port } = new URL(own.url);
    const socket = net.connect(Number(port), hostname);
    let got = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      got += piece;
    });
    // The first half of a request keeps the connection busy while the server stops.
    const accepted = fetch(`${own.url}/healthz`);
    socket.write('GET /api/v1/printers HTTP/1.1\r\nHost: x\r\n');
    await (await accepted).text();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const stopped = own.stop();
    socket.write('\r\n');
    await Promise.all([stopped, closed]);
    expect(got).toMatch(/^HTTP\/1\.1 200 /);
    expect(got).toContain('Connection: close');
    await expect(fetch(`${own.url}/healthz`)).rejects.toThrow();
  });

  it('writes one line per request if enabled', async () => {
    const own = await startServer(release, ['--log']);
    await (await fetch(`${own.url}/api/v1/printers?brand=acme`)).text();
    await (await fetch(`${own.url}/nothing`)).text();
    await own.stop();
    expect(own.printed).toHaveLength(2);
    expect(own.printed[0]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z 127\.0\.0\.1 GET "\/api\/v1\/printers\?brand=acme" 200 [1-9]\d* \d+\.\dms$/,
    );
    expect(own.printed[1]).toContain('"/nothing" 404');
    expect(server.printed).toEqual([]);
  });

  it('escapes control characters in the log', () => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts', '--dist', '/nothing\u001b[2J\u202e']);
    expect(run.stderr.toString()).toContain('/nothing\\u001b[2J\\u202e contains no complete release');
    expect(run.stderr.toString()).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  it('reports that the port is taken', async () => {
    const { port } = new URL(server.url);
    await expect(startServer(release, ['--port', port])).rejects.toThrow('EADDRINUSE');
  });

  it('keeps connections open between requests', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let i = 0; i < 3; i++) {
      await new Promise<void>((resolve, reject) => {
        http
          .get(`${server.url}/healthz`, { agent }, (response) => {
            ports.add(response.socket.localPort);
            response.resume().once('end', resolve);
          })
          .once('error', reject);
      });
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });
});
