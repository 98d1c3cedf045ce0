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

describe.each(VIEWERS)('troubleshooting, $lang at $width px', (viewer) => {
  it('goes from what one sees to a fix with the key of PrusaSlicer', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    const [typed, name] = viewer.lang === 'en' ? ['threads hang between', 'Stringing'] : ['打印件有拉丝', '拉丝'];
    await open('/explorer/?view=troubleshoot');
    await page.getByRole('combobox', { name: texts.symptom }).fill(typed);
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByRole('combobox', { name: texts.slicer }).selectOption({ label: 'PrusaSlicer' });
    const material = page.getByRole('combobox', { name: texts.material, exact: true });
    await material.fill('petg');
    await page.getByRole('option', { name: /^PETG/ }).first().click();

    // One cause after the other, until one that a setting mends.
    const key = page.getByRole('button', {
      name: fill(texts.copyWhat, { what: fill(texts.keyIn, { slicer: 'PrusaSlicer' }) }),
    });
    const next = page.getByRole('button', { name: texts.nextCause });
    while ((await key.count()) === 0) {
      const before = page.url();
      await next.click();
      await page.waitForURL((url) => url.href !== before);
    }
    expect(await page.locator('.xp-keys code').allTextContents()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(temperature|retract_length|filament_retract_\w+|first_layer_temperature)/),
      ]),
    );
    expect(new Set(await page.locator('.xp-keys dt').allTextContents())).toEqual(new Set(['PrusaSlicer']));
    const heading = page.locator('.xp-causes h3 button[aria-expanded=true]');
    expect(await heading.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
    const again = await heading.textContent();
    await page.reload();
    await heading.waitFor();
    expect(await heading.textContent()).toBe(again);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('says first to stop a dangerous print, and names the hazards', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?symptom=hotend-leak');
    const alert = page.getByRole('alert').filter({ hasText: texts.stopPrint });
    await alert.waitFor();
    expect(await page.locator('.xp-danger').first().textContent()).toContain('⚠');
    expect(await page.getByText(texts.caution).count()).toBeGreaterThan(0);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('lists every symptom, with those that stop a print marked', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?view=troubleshoot');
    const leak = page.getByRole('listitem').filter({ has: page.locator('a[href*="symptom=hotend-leak"]') });
    await leak.getByText(texts.stopPrint).waitFor();
    expect(await page.locator('.xp-symptoms a').count()).toBeGreaterThan(50);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

it('leaves out what does not fit the material, and shows it on demand', async () => {
  seen = await visit(browser, server.url, { lang: 'en', width: 1280 });
  const { page, texts, open } = seen;
  const counted = async () => Number(/\d+/.exec((await page.getByText(/possible causes/).textContent()) ?? '')?.[0]);
  await open('/explorer/?symptom=heat-creep');
  const all = await counted();
  await open('/explorer/?symptom=heat-creep&material=petg'); // one of its causes is filament as soft as TPU
  await page.getByRole('button', { name: texts.showHidden }).click();
  expect(await counted()).toBe(all);
  expect(await page.getByText(texts.notForYou).count()).toBe(1);
  await page.getByRole('button', { name: texts.hideHidden }).click();
  expect(await counted()).toBe(all - 1);
});

it('begins with the first cause when the link names one that is gone', async () => {
  seen = await visit(browser, server.url, { lang: 'en', width: 1280 });
  await seen.open('/explorer/?symptom=stringing&cause=no-such-cause');
  await seen.page.getByRole('button', { name: /Cause 1 of/, expanded: true }).waitFor();
});
