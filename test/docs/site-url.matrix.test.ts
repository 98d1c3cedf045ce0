import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shared } from '../support/shared.js';

const SITE = 'https://prints.example.org';
const release = await shared('published');
const read = (file: string) => readFileSync(path.join(release, file), 'utf8');
const isThere = (address: string) => {
  const { pathname } = new URL(address);
  return existsSync(path.join(release, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
};

describe('a configured site URL', () => {
  test('makes robots.txt link to the sitemap, which lists every page in both languages', () => {
    const index = /^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1] ?? '';
    expect(index).toBe(`${SITE}/sitemap-index.xml`);
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const listed = addresses(read('sitemap-index.xml')).flatMap((map) => addresses(read(new URL(map).pathname)));
    expect(listed.filter((page) => !page.startsWith(`${SITE}/`) || !isThere(page))).toEqual([]);
    // Redirect pages are not for search engines.
    const pages = globSync('**/index.html', { cwd: release })
      .filter((file) => !read(file).includes('http-equiv="refresh"'))
      .map((file) => `${SITE}/${file.replace(/index\.html$/, '')}`);
    expect(listed.toSorted()).toEqual(pages.toSorted());
    expect(pages).toContain(`${SITE}/zh-cn/endpoints/profiles/`);
  });

  test('is used in samples, feeds and pages, with and without scripts', () => {
    expect(read('quick-start/index.html')).toContain(`data-code="curl &#x27;${SITE}/api/v1/printers`);
    expect(read('llms-full.txt')).toContain(`curl '${SITE}/api/v1/`);
    expect(read('changes.atom')).toContain(`href="${SITE}/changes.atom"`);
    expect(read('zh-cn/data/index.html')).toContain(`<link rel="canonical" href="${SITE}/zh-cn/data/"`);
    expect(read('printers/bambu-lab-p1s/index.html')).toContain(
      `rel="canonical" href="${SITE}/printers/bambu-lab-p1s/"`,
    );
    for (const file of globSync('**/*.{html,txt}', { cwd: release }))
      expect(read(file), file).not.toContain('your-host.example/');
  });
});
