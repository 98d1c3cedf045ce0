import { describe, expect, it } from 'vitest';
import { HOST } from '../../docs/src/reference/host.js';
import { overflow, PHONE, seriousViolations, VIEWERS, visitor } from '../support/visit.js';

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

  it('has the same five navigation entries on every page, with the documentation last', async () => {
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

it('examples contain the host that serves the page, also when copied', async () => {
  const { page, open, site } = await look();
  await open('/quick-start/');
  const texts = await page.locator('pre').allTextContents();
  const copied = await page
    .locator('button[data-code]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-code') ?? ''));
  for (const all of [texts, copied]) {
    expect(all.filter((text) => text.includes(HOST))).toEqual([]);
    expect(all.filter((text) => text.includes(site)).length).toBeGreaterThan(5);
  }
});

it('Chinese words are found within a sentence', async () => {
  const { page, open } = await look(PHONE);
  await open('/find/?q=烘干');
  await page.locator('#documentation a', { hasText: '耗材记录' }).first().click();
  await page.waitForURL(/\/zh-cn\/records\/material\//);
});

/** The policy allows what pages need, because other tests open every page without an error. */
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
  await expect.poll(() => errors.splice(0).join()).toContain('Content Security Policy');
});
