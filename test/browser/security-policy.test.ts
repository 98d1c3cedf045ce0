import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../support/browser.js';
import { type Started, startServer } from '../support/node-server.js';

/** The site under its own security policy, as the CDN and the Node server send it. */
let browser: Browser;
let server: Started;
beforeAll(async () => {
  [browser, server] = await Promise.all([startBrowser(), startServer(inject('release'), ['--no-limit'])]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

describe('the security policy', () => {
  it.each(['/', '/zh-cn/', '/explorer/', '/zh-cn/explorer/', '/quick-start/', '/endpoints/profiles/'])(
    'lets %s work',
    async (path) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      const response = await page.goto(server.url + path, { waitUntil: 'networkidle' });
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it('lets the search work, which is WebAssembly', async () => {
    const page = await browser.newPage();
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.locator('dialog input').first().fill('printer');
    await page.locator('.pagefind-ui__result').first().waitFor();
    await page.close();
  });

  it('stops a script that somebody else put into a page', async () => {
    const page = await browser.newPage();
    await page.goto(server.url, { waitUntil: 'networkidle' });
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
