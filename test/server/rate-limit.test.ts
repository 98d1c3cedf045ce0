import { afterEach, describe, expect, it } from 'vitest';
import { type Started, startServer } from '../support/node-server.js';
import { smallRelease } from '../support/small-release.js';

const release = smallRelease();
let server: Started | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Sends `times` requests at once. @returns the number of responses by status */
async function statuses(times: number, headers: (i: number) => Record<string, string>, path = '/api/v1/printers') {
  const counts: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: times }, async (_, i) => {
      const response = await fetch(`${server?.url}${path}`, { headers: headers(i) });
      await response.arrayBuffer();
      counts[response.status] = (counts[response.status] ?? 0) + 1;
    }),
  );
  return counts;
}

describe('the limit of the Node server', () => {
  it('serves 60 requests, states what is left, and refuses the 61st until the window ends', async () => {
    server = await startServer(release);
    for (let i = 1; i <= 60; i++) {
      const response = await fetch(`${server.url}/api/v1/printers?limit=1&page=${i % 2 === 0 ? 1 : 2}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('RateLimit')).toMatch(new RegExp(`^"ip";r=${60 - i};t=(60|5\\d)$`));
      expect(response.headers.get('RateLimit-Policy')).toBe('"ip";q=60;w=60');
      await response.arrayBuffer();
    }
    const refused = await fetch(`${server.url}/api/v1/printers`);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('RateLimit')).toBe(`"ip";r=0;t=${wait}`);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(await refused.json()).toMatchObject({ success: false, data: [], error: { code: 'rate_limited' } });
    // Files and preflight requests are free, pages of lists are not.
    expect((await fetch(`${server.url}/api/v1/printers.json`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/v1/printers`, { method: 'OPTIONS' })).status).toBe(204);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('counts failures too, and cached answers like others', async () => {
    server = await startServer(release);
    const mixed = ['/api/v1/printers', '/api/v1/nothing', '/api/v1/printers?brand=nobody', '/api/v1/printers?x=1'];
    for (let i = 0; i < 60; i++) {
      const response = await fetch(server.url + mixed[i % 4]);
      expect(response.status).not.toBe(429);
      await response.arrayBuffer();
    }
    for (const path of mixed) expect((await fetch(server.url + path)).status).toBe(429);
  });

  it('cannot be bypassed with forged headers', async () => {
    server = await startServer(release);
    const forged = (i: number) => ({
      'CF-Connecting-IP': `198.51.100.${i}`,
      'X-Forwarded-For': `198.51.100.${i}`,
      'X-Real-IP': `198.51.100.${i}`,
      Forwarded: `for=198.51.100.${i}`,
      'True-Client-IP': `198.51.100.${i}`,
    });
    expect(await statuses(100, forged)).toEqual({ 200: 60, 429: 40 });
  });

  it('counts many clients separately behind a trusted proxy, by what that proxy adds', async () => {
    server = await startServer(release, ['--trust-proxy', 'loopback']);
    // 20 clients with 70 requests each, each with a different forged address on the left.
    const clients = (i: number) => ({ 'X-Forwarded-For': `192.0.2.${i % 256}, 203.0.113.${i % 20}` });
    expect(await statuses(1400, clients)).toEqual({ 200: 1200, 429: 200 });
  });

  it('counts IPv6 clients by /64', async () => {
    server = await startServer(release, ['--trust-proxy', 'loopback']);
    const sameNetwork = (i: number) => ({ 'X-Forwarded-For': `2001:db8:1:2::${(i + 1).toString(16)}` });
    expect(await statuses(70, sameNetwork)).toEqual({ 200: 60, 429: 10 });
    const otherNetworks = (i: number) => ({ 'X-Forwarded-For': `2001:db8:1:${(i + 16).toString(16)}::1` });
    expect(await statuses(70, otherNetworks)).toEqual({ 200: 70 });
  });

  it('reads another header if configured', async () => {
    server = await startServer(release, ['--trust-proxy', 'loopback', '--client-header', 'CF-Connecting-IP']);
    const forged = (i: number) => ({ 'CF-Connecting-IP': '203.0.113.1', 'X-Forwarded-For': `198.51.100.${i}` });
    expect(await statuses(70, forged)).toEqual({ 200: 60, 429: 10 });
  });

  it('serves when the limiter fails, and logs it once', async () => {
    const limiter = async () => {
      throw new Error('out of order');
    };
    server = await startServer(release, [], { limiter });
    expect(await statuses(100, () => ({}))).toEqual({ 200: 100 });
    expect(server.warned).toEqual(['the limiter failed; the request is served: out of order']);
  });
});
