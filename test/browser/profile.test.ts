import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { startBrowser } from '../support/browser.js';
import { type Started, startServer } from '../support/node-server.js';
import { overflow, seriousViolations, VIEWERS, type Visit, visit } from '../support/visit.js';

let browser: Browser;
let server: Started;
let seen: Visit;

beforeAll(async () => {
  server = await startServer(inject('release'));
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

const PAIR = { printer: 'Bambu Lab P1S', material: 'PETG', nozzle: '0.4' };

describe.each(VIEWERS)('looking up a profile, $lang at $width px', (viewer) => {
  it('works by keyboard alone', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.brand, exact: true }).focus();
    await page.keyboard.type('bambu');
    await page.getByRole('option', { name: 'Bambu Lab' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('p1s');
    const option = page.getByRole('option', { name: /^Bambu Lab P1S\b/ }).first();
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    const field = page.getByRole('combobox', { name: texts.printer, exact: true });
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('petg');
    await page.getByRole('option', { name: /^PETG/ }).first().waitFor();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) });
    await heading.waitFor();
    expect(new URL(page.url()).search).toBe('?printer=bambu-lab-p1s&material=petg');
    expect(await page.title()).toContain(fill(texts.profileOf, PAIR));

    // Who empties a field chooses nothing.
    await page.getByRole('combobox', { name: texts.material, exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 2, name: PAIR.printer, exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=bambu-lab-p1s');
  });

  it('says for a value where it comes from', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg');
    const label = viewer.lang === 'en' ? 'Nozzle temperature' : '喷嘴温度';
    const why = page.getByRole('button', { name: fill(texts.sourceOf, { label }), exact: true });
    await why.click();
    expect(await why.getAttribute('aria-expanded')).toBe('true');
    const row = page.locator('.xp-sources');
    const text = (await row.textContent()) ?? '';
    expect(text).toContain('Generic PETG');
    expect(text).toContain('Bambu Studio');
    expect(text).toContain('nozzle_temperature_c');
    await why.click();
    expect(await row.count()).toBe(0);
  });

  it('opens the same thing again from its address, and goes back', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.6');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.6' }) }).waitFor();
    await page.getByRole('radio', { name: '0.2' }).check();
    const other = page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.2' }) });
    await other.waitFor();
    await page.reload();
    await other.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, { ...PAIR, nozzle: '0.6' }) }).waitFor();
  });

  it('keeps the place when the language changes', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.6');
    if (viewer.width < 500) await page.locator('button[popovertarget="starlight__sidebar"]').click();
    const other = viewer.lang === 'en' ? '/zh-cn/explorer/' : '/explorer/';
    await page.locator('starlight-lang-select select:visible').selectOption(other);
    await page.waitForURL((url) => url.pathname === other);
    expect(new URL(page.url()).search).toBe('?printer=bambu-lab-p1s&material=petg&nozzle=0.6');
    const heading = viewer.lang === 'en' ? 'Bambu Lab P1S 打印 PETG，0.6 喷嘴' : 'PETG on Bambu Lab P1S, 0.6 nozzle';
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  });

  it('has no serious flaw for assistive technology', async () => {
    const colorScheme = (viewer.lang === 'en') === viewer.width > 500 ? 'light' : 'dark';
    seen = await visit(browser, server.url, viewer, { colorScheme });
    const { page, texts, open } = seen;
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.brand, exact: true }).click();
    await page.getByRole('option', { name: 'Prusa' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await open('/explorer/?printer=bambu-lab-p1s&material=petg');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('.xp-why').first().click();
    for (const facts of await page.locator('.xp-more > summary').all()) await facts.click();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
    const [lightness = 0] = /\d+/.exec(String(background))?.map(Number) ?? [];
    expect(lightness > 128).toBe(colorScheme === 'light');
  });
});

describe('looking up a profile', () => {
  const english = { lang: 'en', width: 1280 } as const;

  it('copies both addresses, and both answer with what is shown', async () => {
    seen = await visit(browser, server.url, english, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, texts, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg');
    const answers: string[] = [];
    for (const what of [texts.queryForm, texts.fileForm]) {
      await page.getByRole('button', { name: fill(texts.copyWhat, { what }) }).click();
      await page.getByText(texts.copied).last().waitFor();
      const address = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(address.startsWith(`${server.url}/api/v1/profiles`)).toBe(true);
      answers.push(await (await fetch(address)).text());
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('bambu-lab-p1s--0.4--petg');
  });

  it('asks for files alone, never for a query', async () => {
    seen = await visit(browser, server.url, english);
    const { page, open, texts } = seen;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await open('/explorer/?printer=bambu-lab-p1s&material=petg');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((path) => !/^\/api\/v1\/[a-z0-9._/-]+\.json$/.test(path))).toEqual([]);
  });

  it('takes a name for an id, and suggests others for a name that is not known', async () => {
    seen = await visit(browser, server.url, english);
    const { page, open, texts } = seen;
    await open('/explorer/?printer=Bambu+Lab+P1S&material=PETG');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=bambu-lab-p1s&material=petg');
    seen.errors.length = 0; // the browser itself reports the 404 of a file that the page asked for
    await open('/explorer/?printer=bambu-lab-p1x');
    await page.getByText(fill(texts.unknown.printer, { id: 'bambu-lab-p1x' })).waitFor();
    await page.getByRole('link', { name: 'bambu-lab-p1s' }).click();
    await page.getByRole('heading', { level: 2, name: PAIR.printer }).waitFor();
    expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([]);
    seen.errors.length = 0;
  });

  it('says so when a printer has no profile for a material', async () => {
    seen = await visit(browser, server.url, english);
    const { page, open, texts } = seen;
    await open('/explorer/?printer=creality-ender-3&material=peek');
    await page.getByText(fill(texts.noPair, { printer: 'Creality Ender-3', material: 'PEEK' })).waitFor();
    await page.getByRole('link', { name: 'PLA', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /PLA on Creality Ender-3/ }).waitFor();
  });

  it('finds a printer without its brand', async () => {
    seen = await visit(browser, server.url, english);
    const { page, open, texts } = seen;
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.printer, exact: true }).fill('mk4s');
    await page
      .getByRole('option', { name: /^Prusa MK4S\b/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Prusa MK4S' }).waitFor();
    expect(await page.getByRole('combobox', { name: texts.brand, exact: true }).inputValue()).toBe('Prusa');
  });
});
