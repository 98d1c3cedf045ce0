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

describe.each(VIEWERS)('comparing, $lang at $width px', (viewer) => {
  it('puts two printers side by side and marks what differs', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/');
    await page.getByRole('link', { name: texts.views.compare }).click();
    for (const [label, typed, name] of [
      [texts.sides.printer, 'p1s', 'Bambu Lab P1S'],
      [texts.sides.printer2, 'mk4s', 'Prusa MK4S'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(`^${name}\\b`) })
        .first()
        .click();
    }
    await page.getByRole('heading', { level: 2, name: 'Bambu Lab P1S / Prusa MK4S' }).waitFor();
    const label = viewer.lang === 'en' ? 'Build volume' : '打印体积';
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    expect(await row.getByRole('cell').nth(0).textContent()).toMatch(/256 × 256 × 256/);
    expect(await row.getByRole('cell').nth(1).textContent()).toMatch(/250 × 210 × 220/);
    expect(await row.getByText(texts.differs, { exact: true }).count()).toBe(1);

    const all = await page.getByRole('row').count();
    await page.getByLabel(texts.onlyDifferences).check();
    const different = await page.getByRole('row').count();
    expect(different).toBeLessThan(all);
    expect(await page.locator('tbody tr:not(.xp-differs)').count()).toBe(0);

    const material = page.getByRole('combobox', { name: fill(texts.optional, { what: texts.material }) });
    await material.fill('petg');
    await page.getByRole('option', { name: /^PETG/ }).first().click();
    await page.getByRole('heading', { level: 3, name: texts.views.profile }).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(different);
    expect(new URL(page.url()).search).toBe('?view=compare&printer=bambu-lab-p1s&material=petg&printer2=prusa-mk4s');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('puts two materials side by side', async () => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open } = seen;
    await open('/explorer/?view=compare');
    await page.getByRole('radio', { name: texts.compareKinds.materials }).check({ force: true });
    for (const [label, typed] of [
      [texts.sides.material, 'PLA'],
      [texts.sides.material2, 'ABS'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).fill(typed);
      await page
        .getByRole('option', { name: new RegExp(`^${typed}`) })
        .first()
        .click();
    }
    await page.getByRole('heading', { level: 2, name: 'PLA / ABS' }).waitFor();
    const label = viewer.lang === 'en' ? 'Density' : '密度';
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    expect(await row.getByText(texts.differs, { exact: true }).count()).toBe(1);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'PLA / ABS' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
