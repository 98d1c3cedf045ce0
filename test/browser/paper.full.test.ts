import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { overflow, VIEWERS, visitor } from '../support/visit.js';

const controls = (page: Page) =>
  page.locator('button, input, select, nav:not(.crumbs) a, form').filter({ visible: true }).count();

/** Size of an A4 sheet without margins, in CSS px. */
const SHEET = { width: 720, height: 1040 };

const look = visitor('explorerServer');
const lookAtRecords = visitor('siteServer');

describe.each(VIEWERS)('printing, $lang at $width px', (viewer) => {
  it.each([
    ['a profile', 'printer=acme-labs-one&material=petg', ['Acme Labs One', 'PETG', '0.4']],
    [
      'a comparison',
      'view=compare&printer=acme-labs-one&printer2=apex-cube&material=petg',
      ['Acme Labs One / Apex Cube', 'PETG'],
    ],
  ])('%s keeps the choices', async (_, query, words) => {
    const { page, open } = await look(viewer);
    await open(`/explorer/?${query}`);
    await page.locator('.xp-key, .xp-table').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const text = (await page.locator('.xp h2').allInnerTexts()).join('\n');
    for (const word of words) expect(text).toContain(word);
    // Only the chosen nozzle is printed.
    expect(await page.locator('.chips label').filter({ visible: true }).allInnerTexts()).toEqual(['0.4']);
    expect(await controls(page)).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('expands everything on the page of a record even without scripts, in light colours', async () => {
    const { page, open } = await lookAtRecords(viewer, { javaScriptEnabled: false, colorScheme: 'dark' });
    await open('/symptoms/stringing/');
    const hidden = page.locator('details:not([open]) > :not(summary)');
    expect(await hidden.filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    expect(await hidden.count()).toBeGreaterThan(1);
    expect(await hidden.filter({ visible: true }).count()).toBe(await hidden.count());
    expect(await controls(page)).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
