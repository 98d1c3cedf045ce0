import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../../core/language.js';
import type { Manifest } from '../../core/manifest.js';
import { FILES } from '../../core/paths.js';
import {
  clientRequests,
  fitsFreePlan,
  logCost,
  millionQueriesCost,
  PRICES,
  paidPlanCost,
  perSecond,
  r2Cost,
} from '../../docs/src/reference/cost.js';
import { COMPRESSED, costTable, growthTable, priceTable } from '../../docs/src/reference/cost-tables.js';
import { expand } from '../../docs/src/reference/expand.js';
import {
  apiPaths,
  countFiles,
  fileCounts,
  filesAt,
  inBucket,
  isPair,
  PAGES_PER_PRINTER,
  printersWithin,
  SITE_FILES,
  today,
  withoutPairs,
} from '../../docs/src/reference/file-growth.js';
import { usd } from '../../docs/src/reference/number.js';
import { Release } from '../../docs/src/reference/release.js';
import { RELEASE_LIMITS } from '../../scripts/emit/release-limits.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';

const folder = await shared('release');
const release = new Release(folder);
const en = sayIn('en');

describe('a month on the paid plan', () => {
  test('costs what Cloudflare calculates in its own examples', () => {
    // workers/platform/pricing, examples 1, 2 and 4.
    expect(paidPlanCost({ requests: 15e6, queryShare: 1, cpuMs: 7 })).toMatchObject({ requests: 1.5, total: 8 });
    expect(paidPlanCost({ requests: 15e6, queryShare: 0.2, cpuMs: 7 }).total).toBe(5);
    expect(paidPlanCost({ requests: 100e6, queryShare: 1, cpuMs: 7 }).total).toBeCloseTo(45.4);
  });

  test('costs more with every query, and nothing more with files', () => {
    // 5 + 9,990 × 0.30 + 9,970 × 0.02
    expect(paidPlanCost({ requests: 1e10, queryShare: 1, cpuMs: 1 }).total).toBeCloseTo(3201.4);
    // 5 + 4,990 × 0.30 + 4,970 × 0.02
    expect(paidPlanCost({ requests: 1e10, queryShare: 0.5, cpuMs: 1 }).total).toBeCloseTo(1601.4);
    expect(paidPlanCost({ requests: 1e10, queryShare: 0 }).total).toBe(5);
    expect(millionQueriesCost(10)).toBeCloseTo(0.5);
  });

  test('spares only the CPU time when Workers Cache answers', () => {
    const cost = paidPlanCost({ requests: 1e10, queryShare: 1, cpuMs: 1, cacheShare: 0.9 });
    // 1,000 million ms are left: 970 × 0.02
    expect(cost).toMatchObject({ requests: 2997, plan: 5 });
    expect(cost.cpu).toBeCloseTo(19.4);
    // The page says that at 10 ms a third is spared.
    const dear = { requests: 1e10, queryShare: 1, cpuMs: 10 };
    expect(1 - paidPlanCost({ ...dear, cacheShare: 0.9 }).total / paidPlanCost(dear).total).toBeCloseTo(0.36);
  });

  test('has logs that cost more than what they tell of', () => {
    // 484 GB: 434 × 0.25; a week of them is 112.93 GB-months: 100.93 × 0.10
    expect(logCost(1e8)).toBeCloseTo(108.5 + 10.093, 2);
    expect(logCost(1e7)).toBe(0);
    const use = { requests: 1e10, queryShare: 1 };
    expect(paidPlanCost({ ...use, logShare: 0.01 }).logs).toBeCloseTo(logCost(1e8));
    expect(Math.round(logCost(1e10) / paidPlanCost(use).total)).toBe(4);
    // The page says that wrangler.jsonc logs every invocation.
    const config = readFileSync(path.resolve(import.meta.dirname, '../../wrangler.jsonc'), 'utf8');
    expect(config).toMatch(/"observability": \{ "enabled": true \}/);
  });
});

test('the free plan holds 100,000 queries a day, and any number of files', () => {
  expect(fitsFreePlan({ requests: 3_000_000, queryShare: 1 })).toBe(true);
  expect(fitsFreePlan({ requests: 3_000_030, queryShare: 1 })).toBe(false);
  expect(fitsFreePlan({ requests: 1e10, queryShare: 0 })).toBe(true);
});

test('one client may make 60 × 60 × 24 × 30 requests a month', () => {
  expect(clientRequests()).toBe(2_592_000);
  expect(perSecond(2_592_000)).toBe(1);
});

test('R2 is free up to its allowances, and counts whole units beyond them', () => {
  expect(r2Cost({ gb: 10, writes: 1e6, reads: 1e7 })).toBe(0);
  expect(r2Cost({ gb: 0, writes: 0, reads: 1e7 + 1 })).toBeCloseTo(0.36);
  // Cloudflare's example of asset hosting: 290 million reads beyond the free ones.
  expect(r2Cost({ gb: 10, writes: 100_000, reads: 300e6 })).toBeCloseTo(104.4);
  expect(r2Cost({ gb: 11.5, writes: 2e6, reads: 0 })).toBeCloseTo(2 * 0.015 + 4.5);
});

describe('the files', () => {
  const manifest = readJson<Manifest>(folder, FILES.manifest);
  const counts = fileCounts(release);

  test('below /api/ are those of the release, the manifest counted in', () => {
    const own = manifest.entries.map((entry) => entry.path).filter((file) => file.startsWith('/api/'));
    expect(apiPaths(release).sort()).toEqual([...own, FILES.manifest].sort());
  });

  test('of the site are fewer than are set aside for them, and not far fewer', async () => {
    const whole = readJson<Manifest>(await shared('site'), FILES.manifest);
    const site = whole.files + 1 - counts.api - counts.printers * PAGES_PER_PRINTER;
    expect(site).toBeLessThanOrEqual(SITE_FILES);
    expect(site).toBeGreaterThan(SITE_FILES / 2);
  });

  test('for pairs are as many as the index counts', () => {
    const index = readJson<{ counts: { printer_material_pairs: number } }>(folder, FILES.index);
    expect(counts.pairs).toBe(index.counts.printer_material_pairs);
  });

  test('grow with printers', () => {
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

  test('are few enough for 1,000 printers', () => {
    expect(filesAt(today(counts), 1000)).toBeLessThan(RELEASE_LIMITS.files);
  });

  test('run out where the page says', () => {
    const layout = today(counts);
    for (const limit of [PRICES.freeFiles.value, PRICES.paidFiles.value]) {
      const most = printersWithin(layout, limit);
      expect(layout.fixed + layout.perPrinter * most).toBeLessThanOrEqual(limit);
      expect(layout.fixed + layout.perPrinter * (most + 1)).toBeGreaterThan(limit);
    }
    expect(filesAt(layout, counts.printers)).toBe(counts.api + counts.printers * PAGES_PER_PRINTER + SITE_FILES);
    expect(PRICES.freeFiles.value).toBe(RELEASE_LIMITS.files);
    expect(PRICES.paidFiles.value).toBe(RELEASE_LIMITS.paidFiles);
  });

  test('shrink under compression as much as the page takes them to', () => {
    const pairs = apiPaths(release)
      .filter(isPair)
      .filter((_, position) => position % 50 === 0)
      .map((file) => readFileSync(path.join(folder, file)));
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    const share = sum(pairs.map((bytes) => gzipSync(bytes).length)) / sum(pairs.map((bytes) => bytes.length));
    expect(Math.abs(share - COMPRESSED)).toBeLessThan(0.02);
  });
});

describe('the tables', () => {
  test('show the bill', () => {
    expect(costTable(en)).toContain('| All are queries | $0, free plan | $33.40 | $3,201 |');
    expect(costTable(en)).toContain('| Logs of every query | + $0 | + $118.59 | + $13,216 |');
    expect(costTable(sayIn('zh'))).toContain('| 全部为查询形式 | 0 美元（免费套餐） | 33.40 美元 | 3,201 美元 |');
    // 33.40, and 90 million reads at 0.36
    expect(growthTable(release, en)).toMatch(/in R2 \| [\d,]+ \| 20,000 \| any number \| \$65\.80 \|/);
  });

  test('write amounts as they are', () => {
    expect([0, 0.015, 0.3, 5, 999.5, 3201.4].map((amount) => usd(amount, en))).toEqual([
      '$0',
      '$0.015',
      '$0.30',
      '$5.00',
      '$999.50',
      '$3,201',
    ]);
  });

  test('name the page of every figure, and the day on which it was read', () => {
    const units = ['usd', 'count', 'ms', 'bytes', 'GB', 'GB-months'];
    for (const [id, { page, read, from, unit }] of Object.entries(PRICES)) {
      expect(page, id).toMatch(/^https:\/\/developers\.cloudflare\.com\/.*\/$/);
      for (const day of [read, from ?? read]) expect(new Date(day).toISOString(), id).toBe(`${day}T00:00:00.000Z`);
      expect(units, id).toContain(unit);
    }
    expect(priceTable(en).split('\n')).toHaveLength(2 + Object.keys(PRICES).length);
    expect(priceTable(en)).toContain(
      '| A further GB of logs | $0.25 | [observability/pricing](https://developers.cloudflare.com/observability/pricing/) |' +
        ' 2026-11-21, holds from 2026-12-01 |',
    );
    expect(priceTable(sayIn('zh'))).toContain('| 其中每月包含的 CPU 时间 | 30,000,000 毫秒 | ');
  });

  test('have figures that are there', async () => {
    await expect(expand('{{figure nothing}}', 'en', release)).rejects.toThrow('no figure "nothing"');
    expect(await expand('{{figure freeMonth}}', 'zh', release)).toBe('3,000,000');
  });
});
