import { describe, expect, test } from 'vitest';
import { RELEASE_LIMITS } from '../../core/contract/limits.js';
import type { Manifest } from '../../core/contract/manifest.js';
import { FILES } from '../../core/contract/paths.js';
import { LOCALES } from '../../core/words/language.js';
import BENCHMARKS from '../../docs/benchmarks.json' with { type: 'json' };
import { releaseBytes } from '../../docs/src/reference/benchmarks.js';
import { expand } from '../../docs/src/reference/expand.js';
import {
  apiPaths,
  countFiles,
  fileCounts,
  filesAt,
  growthTable,
  inBucket,
  PAGES_PER_PRINTER,
  printersWithin,
  SITE_FILES,
  today,
  withoutPairs,
} from '../../docs/src/reference/file-growth.js';
import { Release } from '../../docs/src/reference/release.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const folder = await shared('release');
const release = new Release(folder);
const en = LOCALES.en.say;

describe('the number of files', () => {
  const manifest = readJson<Manifest>(folder, FILES.manifest);
  const counts = fileCounts(release);

  test('below /api/ is that of the release, including the manifest', () => {
    const own = manifest.entries.map((entry) => entry.path).filter((file) => file.startsWith('/api/'));
    expect(apiPaths(release).sort()).toEqual([...own, FILES.manifest].sort());
  });

  test('of the site is below the number reserved, but not far below', async () => {
    const whole = readJson<Manifest>(await shared('site'), FILES.manifest);
    const site = whole.files + 1 - counts.api - counts.printers * PAGES_PER_PRINTER;
    expect(site).toBeLessThanOrEqual(SITE_FILES);
    expect(site).toBeGreaterThan(SITE_FILES / 2);
  });

  test('and their total size are within 10 % of the figures on the pages', async () => {
    const { files, bytes } = readJson<Manifest>(await shared('site'), FILES.manifest);
    expect(Math.abs(BENCHMARKS.weight.results.files.count / files - 1)).toBeLessThan(0.1);
    expect(Math.abs(releaseBytes() / bytes - 1)).toBeLessThan(0.1);
  });

  test('for pairs is the count in the index', () => {
    const index = readJson<{ counts: { printer_material_pairs: number } }>(folder, FILES.index);
    expect(counts.pairs).toBe(index.counts.printer_material_pairs);
  });

  test('grows with printers', () => {
    const paths = [
      '/api/v1/index.json',
      '/api/v1/materials.json',
      '/api/v1/printers.json',
      '/api/v1/printers/a.json',
      '/api/v1/printers/b.json',
      '/api/v1/profiles/printer/a.json',
      '/api/v1/profiles/printer/b/page/2.json',
      '/api/v1/profiles/material/pla.json',
      '/api/v1/profiles/a/pla.json',
      '/api/v1/profiles/b/pla.json',
    ];
    const small = countFiles(paths, 2);
    expect(small).toEqual({ printers: 2, api: 10, growing: 6, pairs: 2 });
    expect(today(small)).toEqual({ fixed: 4 + SITE_FILES, perPrinter: 3 + PAGES_PER_PRINTER });
    expect(filesAt(today(small), 2)).toBe(10 + 2 * PAGES_PER_PRINTER + SITE_FILES);
    expect(printersWithin(today(small), 1000 + SITE_FILES)).toBe(199);
    expect(withoutPairs(small).perPrinter).toBe(2 + PAGES_PER_PRINTER);
    expect(printersWithin(inBucket(small), 20_000)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is small enough for 1,000 printers', () => {
    expect(filesAt(today(counts), 1000)).toBeLessThan(RELEASE_LIMITS.files);
  });

  test('reaches each limit at the stated number of printers', () => {
    const layout = today(counts);
    for (const limit of [RELEASE_LIMITS.files, RELEASE_LIMITS.paidFiles]) {
      const most = printersWithin(layout, limit);
      expect(layout.fixed + layout.perPrinter * most).toBeLessThanOrEqual(limit);
      expect(layout.fixed + layout.perPrinter * (most + 1)).toBeGreaterThan(limit);
    }
    expect(filesAt(layout, counts.printers)).toBe(counts.api + counts.printers * PAGES_PER_PRINTER + SITE_FILES);
  });
});

describe('the tables', () => {
  test('show the capacity of each layout', () => {
    expect(growthTable(release, en)).toMatch(/in R2 \| [\d,]+ \| 20,000 \| any number \|/);
    expect(growthTable(release, en)).toContain('| b) Pairs cut from the printer’s list, paid plan |');
  });

  test('use only known figures', async () => {
    await expect(expand('{{figure nothing}}', 'en', release)).rejects.toThrow('no figure "nothing"');
    expect(await expand('{{figure freeFiles}}', 'zh', release)).toBe('20,000');
  });
});
