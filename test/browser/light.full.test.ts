import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstView, MEASURED_PAGES } from '../../bench/views.js';
import { FILES } from '../../core/contract/paths.js';
import { startBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';

/** Maximum bytes of a first view, compressed, including response headers. */
const MOST = 60_000;

/**
 * Maximum bytes of larger pages, about 3 % above their size. They load (in kB): nearly a thousand printers, 46, and a
 * search; the rule of a symptom in one language, 15; the code for answers, 50, and two records with their profiles, 12;
 * the questions, 5, and the diagnosis table, 60; the codes of the largest system, 28.
 */
const MOST_OF_LONG: Readonly<Record<string, number>> = {
  'all symptoms': 62_000,
  table: 76_000,
  'finding a cause': 168_000,
  'explorer, a profile': 67_000,
  'a fix for a setup': 117_000,
  'a code in the address': 94_000,
  'a symptom with a code': 222_000,
};

/** Pages about codes. A code in the URL loads the lists of its system. */
const CODE_PAGES = [
  { name: 'codes of a system', path: '/codes/bambu-hms/', marker: 'form.code-field input' },
  {
    name: 'a code in the address',
    path: '/codes/bambu-hms/#0300-0D00-0001-0003',
    marker: 'form.code-field .answers section',
  },
  {
    name: 'a symptom with a code',
    path: '/symptoms/heating-failed/?system=bambu-hms&code=0300-0100-0001-0001',
    marker: '.reported-code',
  },
];

/** The longest page of a material and of a filament brand. */
const LONGEST_PAGES = [
  { name: 'material page', path: '/materials/pla/', marker: 'h1' },
  { name: 'page of a filament brand', path: '/filaments/polymaker/', marker: 'h1' },
];

/** Ranking the causes by answers or a code also loads the rules of other symptoms. */
const ASKS = /[?&](?:questions|code)=/;

/** Maximum uncompressed bytes of a file that a phone parses without a pause. A brief printer takes 0.6 kB. */
const MOST_OF_FILE = 768 * 1024;

describe('the first view', async () => {
  const [site, server] = await Promise.all([shared('site'), shared('siteServer')]);
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const kinds = [...MEASURED_PAGES, ...CODE_PAGES, ...LONGEST_PAGES].map((kind) => [kind.name, kind] as const);
  it.each(kinds)('of the page "%s" is light', async (name, kind) => {
    const asked = await firstView(browser, server, kind);
    const told = asked.map(({ path: file, bytes }) => `${file}: ${bytes}`).join('\n');
    expect(asked.length).toBeGreaterThan(2);
    const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes, told).toBeLessThan(MOST_OF_LONG[name] ?? MOST);
    const files = asked.map(({ path: file }) => new URL(file, server).pathname);
    expect(files, 'whole lists').not.toContain('/api/v1/troubleshoot.json');
    expect(files, 'whole lists').not.toContain('/api/v1/materials.json');
    expect(files, 'what one chooses from').not.toContain(FILES.briefIndex);
    const whole = files.filter((file) => /^\/api\/v1\/troubleshoot\//.test(file));
    if (!ASKS.test(kind.path)) expect(whole, 'rules in both languages').toEqual([]);
    for (const file of files) {
      const place = path.join(site, file.endsWith('/') ? `${file}index.html` : file);
      expect(statSync(place).size, file).toBeLessThan(MOST_OF_FILE);
    }
  });
});
