import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';

/** The site under its own security policy, as the CDN and the Node server send it. */
let browser: Browser;
let site: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), shared('siteServer')]);
});
afterAll(() => browser?.close());

describe('the security policy', () => {
  it.each([
    '/',
    '/zh-cn/',
    '/explorer/',
    '/zh-cn/explorer/',
    '/printers/',
    '/calibration/?printer=bambu-lab-p1s&material=petg',
    '/quick-start/',
    '/endpoints/profiles/',
    '/endpoints/every-file/',
  ])('lets %s work', async (path) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const response = await page.goto(site + path, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('lets the search work, which is WebAssembly', async () => {
    const page = await browser.newPage();
    await page.goto(site, { waitUntil: 'networkidle' });
    await page.locator('.site .find input').fill('rate limit');
    await page.locator('.site .found a[href="/limits/"]').waitFor();
    await page.close();
  });

  it('stops a script that somebody else put into a page', async () => {
    const page = await browser.newPage();
    await page.goto(site, { waitUntil: 'networkidle' });
    const ran = await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = 'globalThis.foreign = true';
      document.body.append(script);
      globalThis.foreign === true;
    }`);
    expect(ran).toBe(false);
    await page.close();
  });
});
