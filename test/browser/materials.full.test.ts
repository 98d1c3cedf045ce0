import { describe, expect, it } from 'vitest';
import { PHONE, seriousViolations, visitor } from '../support/visit.js';

const look = visitor('siteServer');

describe.each([PHONE])('the materials table, $lang at $width px', (viewer) => {
  it('starts with everyday materials', async () => {
    const { page, open } = await look(viewer);
    await open('/materials/');
    const names = await page.locator('.by-material tbody th a').allTextContents();
    expect(names[0]).toBe('PLA');
    expect(names.indexOf('PETG')).toBeLessThan(5);
    expect(names.length).toBeLessThan(40);
    await page.locator('button.all').click();
    expect(await page.locator('.by-material tbody tr').count()).toBeGreaterThan(80);
  });

  it('narrows down to a few materials by three answers, with reasons, and keeps the answers in the URL', async () => {
    const { page, open } = await look(viewer);
    await open('/materials/');
    await page.locator('input[value=sun]').click();
    await page.locator('input[value=enclosed]').click();
    await page.locator('input[value=any]').click();
    expect(new URL(page.url()).search).toBe('?stand=sun&machine=enclosed&patience=any');
    expect(await page.locator('.short-list li a').first().textContent()).toMatch(/^(ASA|PMMA)/);
    expect((await page.locator('.short-list li').first().textContent())?.length).toBeGreaterThan(10);
    expect(await seriousViolations(page)).toEqual([]);
    await page.reload();
    expect(await page.locator('input[value=sun]').isChecked()).toBe(true);
    await page.locator('.choose button[type=reset]').click();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('.short-list').isVisible()).toBe(false);
  });

  it("judges each material by the user's own printer, and omits those that it cannot print", async () => {
    const { page, open } = await look(viewer);
    await open('/materials/?stand=heat');
    const field = page.locator('input[name=printer]');
    await field.fill('ender 3 v3 se');
    await field.press('Tab');
    await page.locator('.short-list .fit, .by-material .fit').first().waitFor();
    expect(new URL(page.url()).search).toBe('?stand=heat&printer=creality-ender-3-v3-se');
    expect(await field.inputValue()).toBe('Creality Ender-3 V3 SE');
    const marks = page.locator('.by-material tbody .fit');
    expect(await marks.count()).toBe(await page.locator('.by-material tbody tr').count());
    expect(await page.locator('.by-material tbody .fit.no').count()).toBe(0);
    expect(await page.locator('#peek').count()).toBe(0);
    await page.reload();
    await marks.first().waitFor();
    await field.fill('no such printer');
    await field.press('Tab');
    await page.getByRole('status').filter({ hasText: 'no such printer' }).waitFor();
  });

  it('puts up to four side by side', async () => {
    const { page, open } = await look(viewer);
    await open('/materials/');
    for (const id of ['pla', 'petg', 'abs', 'tpu', 'asa']) await page.locator(`input[value=${id}]`).click();
    expect(new URL(page.url()).searchParams.get('compare')).toBe('pla,petg,abs,tpu');
    expect(await page.locator('.compared thead th').count()).toBe(4);
    await page.locator('.compared thead button').first().click();
    expect(new URL(page.url()).searchParams.get('compare')).toBe('petg,abs,tpu');
  });

  it('is complete without JavaScript', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/materials/');
    expect(await page.locator('.by-material tbody tr').count()).toBeGreaterThan(80);
    expect(await page.locator('.choose').isVisible()).toBe(false);
  });
});

describe.each([PHONE])('the page of a material, $lang at $width px', (viewer) => {
  it('is short: the main settings are open, everything else is collapsed', async () => {
    const { page, open } = await look(viewer);
    await open('/materials/petg/');
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
    expect(height).toBeLessThan(8 * 844);
    const shown = await page.locator('main table.values').evaluateAll((all) => all.map((one) => one.checkVisibility()));
    expect(shown).toContain(true);
    expect(shown).toContain(false);
    // The collapsed rows are in the HTML too, for search engines and print-outs.
    expect(await page.locator('main table.values tbody tr').count()).toBeGreaterThan(20);
    const group = page.locator('details.group').first();
    await group.locator('summary').click();
    expect(await group.locator('table').isVisible()).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);
  });
});
