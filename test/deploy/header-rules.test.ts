import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestHarness } from 'wrangler';
import { headerRules, writeHeaderRules } from '../../scripts/pipeline/emit/header-rules.js';
import { headersFor, parseHeaderRules } from '../../server/header-rules.js';
import { startEdge } from '../support/edge.js';
import { folderOf } from '../support/folder.js';
import { type Started, startServer } from '../support/node-server.js';
import { smallRelease, writeSmallRelease } from '../support/small-release.js';

const SCRIPT = 'document.documentElement.dataset.theme = "dark";';
const CHINESE = '<!doctype html><html lang="zh-CN"></html>';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script type="application/ld+json">{}</script><script src="/x.js"></script>`;
const DIGEST = createHash('sha256').update(SCRIPT).digest('base64');

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('the rules for headers', () => {
  const rules = parseHeaderRules(headerRules([PAGE, PAGE], '0123456789ab'));

  it('allow a page’s own scripts by their digest, once each, and nothing else in a page', () => {
    const policy = headersFor('/guide/', rules)['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${DIGEST}';`);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  });

  it('never set a header twice for one path: the platform would send both values', () => {
    for (const file of [
      '/',
      '/guide/',
      '/_astro/x.css',
      '/api/v1/printers.json',
      '/api/v1/materials/pla.json',
      '/integrations/spoolman/filaments.json',
    ]) {
      const names = rules.flatMap((rule) => Object.keys(headersFor(file, [rule])));
      expect(new Set(names).size, file).toBe(names.length);
    }
  });

  it('cannot be generated for more scripts than fit into a line of the file', () => {
    const pages = Array.from({ length: 60 }, (_, i) => `<script>${i}</script>`);
    expect(() => headerRules(pages, '0123456789ab')).toThrow(/_headers: a line of \d+ characters, the CDN allows 2000/);
  });
});

describe('the rules at the edge and on the Node server', () => {
  const site = {
    '/index.html': PAGE,
    '/404.html': PAGE,
    '/zh-cn/404.html': CHINESE,
    '/_astro/a.js': 'x',
    '/api/v1/pictures/warping.svg': PICTURE,
    '/integrations/spoolman/filaments.json': '[]\n',
    '/download/brands.csv': 'id\r\n',
  };
  const release = folderOf();
  const VERSION = writeSmallRelease(release, { site });
  writeHeaderRules(release, ['/index.html', '/404.html', '/_astro/a.js'], VERSION);
  let edge: TestHarness;
  let server: Started;
  beforeAll(async () => {
    [edge, server] = await Promise.all([startEdge(release), startServer(release)]);
  });
  afterAll(() => Promise.all([edge.close(), server.stop()]));

  const both = async (url: string) => [await edge.fetch(url), await fetch(server.url + url)] as const;

  const OPEN = { 'Access-Control-Allow-Origin': '*' };
  const FRESH = { ...OPEN, 'Cache-Control': 'public, max-age=300' };
  const SNIFFED = { 'X-Content-Type-Options': 'nosniff' };
  const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
  const DATED = { 'X-Data-Version': VERSION };
  it.each([
    ['/', { ...SNIFFED, 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'strict-origin-when-cross-origin' }],
    ['/_astro/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    // Files in the formats of other programs have the same headers.
    ['/integrations/spoolman/filaments.json', { ...JSON_TYPE, ...FRESH, ...DATED }],
    ['/download/brands.csv', { ...OPEN, ...DATED, 'Access-Control-Expose-Headers': 'ETag, X-Data-Version' }],
    // The plain paths bypass the function, but have the headers of its responses.
    ['/api/v1/printers.json', { ...JSON_TYPE, ...FRESH, ...SNIFFED, 'RateLimit-Policy': '"ip";q=60;w=60' }],
    ['/api/v1/pictures/warping.svg', { ...FRESH, ...SNIFFED, 'Content-Type': 'image/svg+xml' }],
    ['/api/v1/materials/pla.json', { 'Content-Language': 'en, zh-CN' }],
    ['/nothing', { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-store' }],
  ] as [string, Record<string, string>][])('apply to %s', async (url, headers) => {
    for (const response of await both(url)) {
      for (const [name, value] of Object.entries(headers))
        expect(response.headers.get(name), `${response.url} ${name}`).toBe(value);
    }
  });

  it.each([
    '/api/v1/printers.json',
    '/api/v1/printers',
    '/api/v1/printers?brand=ACME&limit=2',
    '/api/v1/printers?brand=nobody',
    '/api/v1/printers?limit=0',
    '/api/v1/nothing',
    '/api/v1/materials/pla.json',
  ])('add the version of the data and CORS to every response: %s', async (url) => {
    for (const response of await both(url)) {
      expect(response.headers.get('X-Data-Version'), response.url).toBe(VERSION);
      expect(response.headers.get('Access-Control-Expose-Headers'), response.url).toContain('X-Data-Version');
    }
    // Again, from the cache.
    for (const response of await both(url)) expect(response.headers.get('X-Data-Version')).toBe(VERSION);
  });

  it('include the policy of a page', async () => {
    for (const response of await both('/'))
      expect(response.headers.get('Content-Security-Policy'), response.url).toContain(`'sha256-${DIGEST}'`);
  });

  it('leave document-only headers off scripts and styles', async () => {
    for (const response of await both('/_astro/a.js')) {
      expect(response.headers.get('X-Content-Type-Options'), response.url).toBe('nosniff');
      for (const name of ['Content-Security-Policy', 'Permissions-Policy', 'X-Frame-Options'])
        expect(response.headers.get(name), `${response.url} ${name}`).toBeNull();
    }
  });

  it.each([
    ['/nothing', PAGE],
    ['/zh-cnx/nothing/', PAGE],
    ['/zh-cn/nothing/', CHINESE],
    ['/zh-cn/api/v1/printers', CHINESE],
  ])('apply to the 404 page, which the function returns: %s', async (url, page) => {
    for (const response of await both(url)) {
      expect(response.status, response.url).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${DIGEST}'`);
      expect(await response.text(), response.url).toBe(page);
    }
  });

  it('do not replace the JSON error for missing data with a page', async () => {
    for (const response of await both('/api/zh-cn/nothing.json'))
      expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  it('are not served themselves', async () => {
    for (const response of await both('/_headers')) expect(response.status, response.url).toBe(404);
    expect(readFileSync(path.join(release, '_headers'), 'utf8')).toContain('/api/v1/*');
  });

  it('are read by the Node server from the file in the release', async () => {
    const other = smallRelease({ site: { '/index.html': PAGE } });
    writeFileSync(path.join(other, '_headers'), '# mine\n/*\n  X-Frame-Options: SAMEORIGIN\n');
    const own = await startServer(other);
    expect((await fetch(own.url)).headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    await own.stop();
  });
});
