import { globSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../support/browser.js';
import { type Started, startServer } from '../support/node-server.js';
import { overflow, seriousViolations, VIEWERS, type Visit, visit } from '../support/visit.js';

const release = inject('release');
let browser: Browser;
let server: Started;
let seen: Visit;

beforeAll(async () => {
  server = await startServer(release);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(async () => {
  expect(seen.errors).toEqual([]);
  expect(seen.outside).toEqual([]);
  await seen.close();
});

/** Every page of the site in English, as its address. */
const pages = globSync('**/index.html', { cwd: release })
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}/`.replace('/./', '/'))
  .filter((page) => !page.startsWith('/zh-cn/'))
  .sort();

describe.each([
  { lang: 'en', width: 1280, colorScheme: 'light' },
  { lang: 'zh', width: 390, colorScheme: 'dark' },
] as const)('every page, $lang at $width px, $colorScheme', ({ colorScheme, ...viewer }) => {
  it.each(pages)('%s', async (address) => {
    seen = await visit(browser, server.url, viewer, { colorScheme });
    await seen.open(address);
    expect(await seen.page.locator('h1').count()).toBe(1);
    expect(await seriousViolations(seen.page)).toEqual([]);
    expect(await overflow(seen.page)).toBeLessThanOrEqual(0);
  });
});

describe.each(VIEWERS)('the site, $lang at $width px', (viewer) => {
  it('finds a page by its search', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, open } = seen;
    await open('/');
    await page.locator('button[data-open-modal]').click();
    await page.locator('dialog input').fill(viewer.lang === 'en' ? 'nozzle' : '喷嘴');
    await page.locator('dialog a[href*="/records/printer/"]').first().click();
    await page.waitForURL(`**${viewer.lang === 'en' ? '' : '/zh-cn'}/records/printer/**`);
  });

  it('reaches the explorer from its first page', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/');
    await page.getByRole('main').getByRole('link', { name: texts.title }).first().click();
    await page.locator('.xp[data-ready=true]').waitFor();
    expect(new URL(page.url()).pathname).toBe(viewer.lang === 'en' ? '/explorer/' : '/zh-cn/explorer/');
  });

  it('keeps the dark colours that were chosen', async () => {
    seen = await visit(browser, server.url, viewer, { colorScheme: 'light' });
    const { page, open } = seen;
    await open('/explorer/');
    if (viewer.width < 500) await page.locator('button[popovertarget="starlight__sidebar"]').click();
    await page.locator('starlight-theme-select select:visible').selectOption('dark');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});
