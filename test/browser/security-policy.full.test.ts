import { expect, it } from 'vitest';
import { visitor } from '../support/visit.js';

const look = visitor('siteServer', 'errors expected');

/** The CDN and the Node server send it; that it allows what pages need, every page shows that is opened without an error. */
it('the security policy blocks an injected script', async () => {
  const { page, site, errors } = await look();
  const response = await page.goto(site);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  const ran = await page.evaluate(`{
    const script = document.createElement('script');
    script.textContent = 'globalThis.foreign = true';
    document.body.append(script);
    globalThis.foreign === true;
  }`);
  expect(ran).toBe(false);
  await expect.poll(() => errors.join()).toContain('Content Security Policy');
});
