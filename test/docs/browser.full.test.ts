import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { HOST } from '../../docs/src/reference/host.js';
import { startBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';

const [browser, site] = await Promise.all([startBrowser(), shared('siteServer')]);
afterAll(() => browser.close());

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(site + path);
  return page;
}

describe('a page of the site in a browser', () => {
  test('names its own host in the examples, also in copied ones', async () => {
    const page = await open('/zh-cn/quick-start/');
    const texts = await page.locator('pre').allTextContents();
    const copied = await page
      .locator('button[data-code]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-code') ?? ''));
    for (const all of [texts, copied]) {
      expect(all.filter((text) => text.includes(HOST))).toEqual([]);
      expect(all.filter((text) => text.includes(site)).length).toBeGreaterThan(5);
    }
    await page.context().close();
  });

  test('finds Chinese words within a sentence', async () => {
    const page = await open('/zh-cn/find/?q=烘干');
    await page.locator('#documentation a', { hasText: '耗材记录' }).first().click();
    await page.waitForURL(/\/zh-cn\/records\/material\//);
    await page.context().close();
  });
});
