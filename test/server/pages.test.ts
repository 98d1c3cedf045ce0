import { expect, it } from 'vitest';
import { sitePages } from '../../server/pages.js';
import type { Release } from '../../server/release.js';

const body = Buffer.from('x');
const release = (path: string) =>
  ({
    files: new Map([[path, { path, bytes: 1, sha256: '0' }]]),
    headerRules: [],
    body: () => body,
  }) as unknown as Release;

it('falls back to the only 404 page if there is none in the language', () => {
  expect(sitePages(release('/404.html'))('GET', '/zh-cn/nothing/', null)).toMatchObject({ status: 404, body });
});

it.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/_astro/page.css', 'text/css; charset=utf-8'],
  ['/_astro/page.js', 'text/javascript; charset=utf-8'],
  ['/table.csv', 'text/csv; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/page.md', 'text/markdown; charset=utf-8'],
  ['/data.json', 'application/json; charset=utf-8'],
  ['/sitemap-0.xml', 'application/xml; charset=utf-8'],
  ['/changes.atom', 'application/atom+xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/pagefind/pagefind.wasm', 'application/wasm'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/picture.jpg', 'image/jpeg'],
  ['/picture.png', 'image/png'],
  ['/picture.webp', 'image/webp'],
  ['/_astro/font.woff2', 'font/woff2'],
  ['/pagefind/fragment/en_1.pf_fragment', 'application/octet-stream'],
  ['/LICENSE', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => {
  expect(sitePages(release(path))('GET', path, null).headers['Content-Type']).toBe(type);
});
