import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { changesFeed } from '../../docs/src/reference/feed.js';
import { Release } from '../../docs/src/reference/release.js';
import { SITE } from '../../docs/src/site.js';
import { FILES } from '../../functions/paths.js';
import type { Changes } from '../../scripts/diff/compare.js';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';

const release = inject('release');
const read = (file: string) => readFileSync(path.join(release, file), 'utf8');
const isThere = (address: string) => {
  const { pathname } = new URL(address, SITE);
  return existsSync(path.join(release, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
};

describe('for machines', () => {
  test('robots.txt leads to the sitemap, which lists every page in both languages', () => {
    const index = /^Sitemap: (.*)$/m.exec(read('robots.txt'))?.[1] ?? '';
    expect(isThere(index)).toBe(true);
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const pages = addresses(read(new URL(index).pathname)).flatMap((sitemap) =>
      addresses(read(new URL(sitemap).pathname)),
    );
    expect(pages.length).toBeGreaterThan(40);
    expect(pages).toContain(new URL('/zh-cn/endpoints/profiles/', SITE).href);
    expect(pages.filter((page) => !isThere(page))).toEqual([]);
  });

  test('llms.txt links to pages that are there', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# Open Print Data\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    expect(read('llms-full.txt')).toContain('# Quick start');
    expect(read('llms-full.txt')).not.toContain('{{');
  });

  test('the data page describes the data set', () => {
    const { counts, version } = readJson<{ version: string; counts: Record<string, number> }>(release, FILES.index);
    for (const page of ['data/index.html', 'zh-cn/data/index.html']) {
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(page))?.[1] ?? '';
      const metadata = JSON.parse(json) as { description: string; distribution: { contentUrl: string }[] };
      expect(metadata).toMatchObject({ '@context': 'https://schema.org', '@type': 'Dataset', version });
      expect(metadata.description).toContain(String(counts.printers));
      expect(metadata.distribution.filter(({ contentUrl }) => !isThere(contentUrl))).toEqual([]);
    }
  });
});

describe('the feed', () => {
  const feedOf = (changes: Changes) =>
    changesFeed(
      new Release(
        folderOf({
          [FILES.changes.slice(1)]: changes,
          [FILES.index.slice(1)]: { sources: { one: { date: '2026-01-02' }, two: { date: '2025-01-02' } } },
        }),
      ),
      SITE,
    );
  const none = { added: 0, removed: 0, changed: 0 };
  const counts = { printers: none, materials: none, profiles: none, rules: none, settings: none };

  test('is published', () => {
    expect(read('changes.atom')).toContain(readJson<Changes>(release, FILES.changes).version);
  });

  test('lists what changed, as HTML in XML', () => {
    const fields = [{ field: 'model', before: 'A<b>', after: 'A&B' }];
    const feed = feedOf({
      version: 'abc123',
      previous_version: 'abc122',
      date: '2026-03-04',
      counts,
      changes: [
        { kind: 'printers', id: 'acme-one', change: 'changed', fields },
        { kind: 'materials', id: 'pla', change: 'added' },
      ],
    });
    expect(feed).toContain('<updated>2026-03-04T00:00:00Z</updated>');
    expect(feed).toContain('<title>Data version abc123: 2 records changed</title>');
    expect(feed).toContain(
      'acme-one changed: model: &amp;quot;A&amp;lt;b&amp;gt;&amp;quot; → &amp;quot;A&amp;amp;B&amp;quot;',
    );
    expect(feed).toContain('pla added');
  });

  test('tells of the first version, as old as its newest source', () => {
    const feed = feedOf({ version: 'abc123', previous_version: null, counts, changes: [] });
    expect(feed).toContain('<updated>2026-01-02T00:00:00Z</updated>');
    expect(feed).toContain('the first one');
  });
});
