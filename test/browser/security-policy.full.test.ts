import { describe, expect, it } from 'vitest';
import { visitor } from '../support/visit.js';

const look = visitor('siteServer');
const lookAtSpoilt = visitor('siteServer', 'errors expected');

/** The site under its own security policy, as sent by the CDN and the Node server. Violations are errors. */
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
  ])('allows %s', async (path) => {
    const { page, site, settle, errors } = await look();
    const response = await page.goto(site + path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    await settle();
    expect(errors).toEqual([]);
  });

  it('allows the search, which uses WebAssembly', async () => {
    const { page, open } = await look();
    await open('/');
    await page.locator('.site .find input').fill('rate limit');
    await page.locator('.site .found a[href="/limits/"]').waitFor();
  });
});

it('the security policy blocks an injected script', async () => {
  const { page, site, errors } = await lookAtSpoilt();
  await page.goto(site);
  const ran = await page.evaluate(`{
    const script = document.createElement('script');
    script.textContent = 'globalThis.foreign = true';
    document.body.append(script);
    globalThis.foreign === true;
  }`);
  expect(ran).toBe(false);
  await expect.poll(() => errors.join()).toContain('Content Security Policy');
});
