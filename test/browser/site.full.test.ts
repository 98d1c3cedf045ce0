import { describe, expect, it } from 'vitest';
import { overflow, seriousViolations, VIEWERS, visitor } from '../support/visit.js';

const look = visitor('siteServer');

describe.each(VIEWERS)('the site, $lang at $width px', (viewer) => {
  const folder = viewer.lang === 'en' ? '' : '/zh-cn';

  it('finds records and pages, including documentation, in one field', async () => {
    const { page, open } = await look(viewer);
    await open('/quick-start/');
    const field = page.locator('.site .find input');
    await field.fill(viewer.lang === 'en' ? 'nozzle' : '喷嘴');
    await page.locator(`.site .found a[href^="${folder}/settings/"]`).first().waitFor();
    await page.locator(`.site .found .of + ul a`).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await field.fill(viewer.lang === 'en' ? 'rate limit' : '请求限制');
    await page.locator(`.site .found a[href="${folder}/limits/"]`).click();
    await page.waitForURL(`**${folder}/limits/`);
  });

  it('has the same five entries on every page, with the documentation last', async () => {
    const { page, open } = await look(viewer);
    const entries = ['/symptoms/', '/printers/', '/materials/', '/settings/', '/quick-start/'];
    for (const path of ['/', '/explorer/', '/printers/', '/materials/petg/', '/limits/']) {
      await open(path);
      const links = page.locator('.site nav a');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses, path).toEqual(entries.map((entry) => folder + entry));
      for (const link of await links.all()) expect(await link.isVisible(), path).toBe(true);
      expect(await page.locator('#starlight__sidebar').count(), path).toBe(path === '/limits/' ? 1 : 0);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(await page.locator('.site nav a[aria-current]').getAttribute('href')).toBe(`${folder}/quick-start/`);
  });

  it('keeps the chosen dark colours on every page', async () => {
    const { page, open } = await look(viewer, { colorScheme: 'light' });
    const dark = async () => {
      const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      return Number(/\d+/.exec(String(background))?.[0]) < 128;
    };
    await open('/explorer/');
    expect(await dark()).toBe(false);
    await page.locator('.site .colours').click();
    expect(await dark()).toBe(true);
    for (const path of ['/', '/quick-start/', '/symptoms/stringing/']) {
      await open(path);
      expect(await dark(), path).toBe(true);
    }
    await open('/quick-start/');
    await page.locator('.site .colours').click();
    await open('/');
    expect(await dark()).toBe(false);
  });
});
