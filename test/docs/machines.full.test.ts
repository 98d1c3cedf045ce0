import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { noCounts } from '../../core/contract/changes.js';
import { DOWNLOADS } from '../../core/contract/downloads.js';
import { changesPath, FILES } from '../../core/contract/paths.js';
import { changesFeed } from '../../docs/src/reference/feed.js';
import { Release } from '../../docs/src/reference/release.js';
import type { Changes, ChangesIndex, Download } from '../../schemas/generated/record.js';
import { folderOf } from '../support/folder.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

interface Index {
  version: string;
  counts: Record<string, number>;
  downloads: Download[];
}

const release = await shared('site');
const read = (file: string) => readFileSync(path.join(release, file), 'utf8');
const isThere = (address: string) => {
  const { pathname } = new URL(address, 'https://example.org');
  return existsSync(path.join(release, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
};

describe('machine-readable pages', () => {
  test('llms.txt links to existing pages', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# Open Print Data\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    expect(read('llms-full.txt')).toContain('# Quick start');
    expect(read('llms-full.txt')).not.toMatch(/\{\{\w/);
  });

  test.each(['data', 'zh-cn/data'])('/%s/ describes the dataset, with its downloads', (page) => {
    const { counts, version, downloads } = readJson<Index>(release, FILES.index);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(`${page}/index.html`))?.[1] ?? '';
    const metadata = JSON.parse(json) as { description: string };
    expect(metadata).toMatchObject({ '@context': 'https://schema.org', '@type': 'Dataset', version });
    expect(metadata.description).toContain(String(counts.printers));
    const distribution = downloads.map(({ path: contentUrl, bytes, sha256, media_type }) => ({
      '@type': 'DataDownload',
      name: contentUrl.slice(DOWNLOADS.length + 1),
      ...{ encodingFormat: media_type, contentUrl, contentSize: `${bytes} B`, sha256 },
    }));
    expect(metadata).toMatchObject({ distribution });
  });
});

describe('the feed', () => {
  const step = (version: string, from: string | null, date: string | null, changes: Changes['changes']): Changes => ({
    version,
    previous_version: from,
    ...{ date, previous: null, next: null, counts: noCounts() },
    sources: { added: [], removed: [], renamed: [], updated: [] },
    ...{ groups: [], omitted_fields: [], changes },
  });
  const feedOf = (...steps: Changes[]) =>
    changesFeed(
      new Release(
        folderOf({
          [FILES.changes.slice(1)]: step('abc123', null, null, []),
          ...Object.fromEntries(steps.map((one) => [changesPath(one.version).slice(1), one])),
          [FILES.changesIndex.slice(1)]: { steps: steps.map(({ version }) => ({ path: changesPath(version) })) },
          [FILES.index.slice(1)]: { sources: { one: { date: '2026-01-02' }, two: { date: '2025-01-02' } } },
        }),
      ),
      'https://example.org',
    );

  test('is published, with an entry for each step', () => {
    const { steps } = readJson<ChangesIndex>(release, FILES.changesIndex);
    const ids = [...read('changes.atom').matchAll(/<id>urn:open-print-data:version:(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual(steps.map(({ version }) => version).reverse());
    expect(ids.length).toBeGreaterThan(0);
  });

  test('lists changes as HTML in XML, newest first', () => {
    const fields = [{ field: 'model', before: 'A<b>', after: 'A&B' }];
    const feed = feedOf(
      step('abc122', 'abc121', '2026-03-03', []),
      step('abc123', 'abc122', '2026-03-04', [
        { kind: 'printers', id: 'acme-one', change: 'changed', fields },
        { kind: 'materials', id: 'pla', change: 'added' },
      ]),
    );
    const days = [...feed.matchAll(/<updated>2026-03-(.*?)T/g)].map(([, day]) => day);
    expect(days).toEqual(['04', '04', '03']);
    expect(feed).toContain('href="https://example.org/api/v1/changes/abc122.json"');
    expect(feed).toContain('<title>Data version abc123: 2 records changed</title>');
    expect(feed).toContain(
      'acme-one changed: model: &amp;quot;A&amp;lt;b&amp;gt;&amp;quot; → &amp;quot;A&amp;amp;B&amp;quot;',
    );
    expect(feed).toContain('pla added');
  });

  test('has an entry for the first version, dated by its newest source', () => {
    const feed = feedOf();
    expect(feed).toContain('<updated>2026-01-02T00:00:00Z</updated>');
    expect(feed).toContain('the first version');
  });
});
