import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../../core/words/meanings.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { overflow, VIEWERS, visitor } from '../support/visit.js';

const look = visitor('explorerServer');

describe.each(VIEWERS)('the comparison, $lang at $width px', (viewer) => {
  it('puts two printers side by side and highlights the differences', async () => {
    const { page, texts, open, isClean, choose } = await look(viewer);
    await open('/explorer/');
    await page.getByRole('link', { name: texts.views.compare }).click();
    await choose(texts.sides.printer, 'one', 'Acme Labs One');
    await choose(texts.sides.printer2, 'cube', 'Apex Cube');
    await page.getByRole('heading', { level: 2, name: 'Acme Labs One / Apex Cube' }).waitFor();
    const label = viewer.lang === 'en' ? 'Build volume' : '打印体积';
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
    expect(await row.getByRole('cell').nth(0).textContent()).toMatch(/256 × 256 × 256/);
    expect(await row.getByRole('cell').nth(1).textContent()).toMatch(/250 × 210 × 220/);
    expect(await row.getByText(texts.differs, { exact: true }).count()).toBe(1);
    // Without a material there is no verdict, and minor rows are collapsed.
    expect(await page.locator('.xp-fit').count()).toBe(0);
    const few = await page.getByRole('row').count();
    expect(few).toBeLessThan(12);
    await page.getByText(texts.everyValue).click();
    const all = await page.getByRole('row').count();
    await page.getByLabel(texts.onlyDifferences).check();
    const different = await page.getByRole('row').count();
    expect(few).toBeLessThan(different);
    expect(different).toBeLessThan(all);
    expect(await page.locator('.xp-more tbody tr:not(.xp-differs)').count()).toBe(0);

    await choose(fill(texts.optional, { what: texts.material }), 'petg', 'PETG');
    await page.getByRole('heading', { level: 3, name: texts.views.profile }).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(different);
    expect(await page.locator('.xp-verdicts .xp-fit').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?view=compare&printer=acme-labs-one&material=petg&printer2=apex-cube');
    await isClean();
  });

  it('labels the kind of each maximum, and collapses the detailed settings', async () => {
    const { page, texts, open, isClean } = await look(viewer);
    await open('/explorer/?view=compare&printer=acme-labs-one&printer2=acme-labs-one-bowden&material=petg');
    const label = viewer.lang === 'en' ? 'Max nozzle temperature' : '喷嘴最高温度';
    await page.getByText(texts.everyValue).click();
    const row = page
      .locator('.xp-more')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
    expect(await row.getByRole('cell').nth(0).textContent()).toBe(`300\u00a0°C${MEANINGS.rated?.[viewer.lang]}`);
    expect(await row.getByRole('cell').nth(1).textContent()).toBe(
      `260\u00a0°C${MEANINGS.firmware_limit?.[viewer.lang]}`,
    );
    const jerk = page.getByRole('heading', { name: texts.groups.jerks, exact: true });
    expect(await jerk.isVisible()).toBe(false);
    await page.locator('summary', { hasText: texts.furtherSettings }).click();
    await jerk.waitFor();
    await isClean();
    // A value known for only one printer is not a difference, so nothing is left to expand.
    await page.getByLabel(texts.onlyDifferences).check();
    expect(await page.locator('summary', { hasText: texts.furtherSettings }).count()).toBe(0);
  });

  it('shows likely values beside unknown ones, never instead of them', async () => {
    const { page, texts, open } = await look(viewer);
    await page.route('**/api/v1/printers/apex-bare.json', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data[0].likely = [
        {
          field: 'extruder_type',
          value: 'bowden',
          reason: 'its default retraction is 5 mm',
          reason_zh: '其默认回抽长度为 5 mm',
          correct_count: 55,
          known_count: 56,
        },
      ];
      await route.fulfill({ json: answer });
    });
    await open('/explorer/?view=compare&printer=apex-bare&printer2=acme-labs-one');
    await page.getByText(texts.everyValue).click();
    const row = page.getByRole('row').filter({ has: page.locator('th', { hasText: /^(Extruder|挤出机类型)$/ }) });
    const [unknown = '', known = ''] = await row.locator('td').allTextContents();
    expect(unknown.startsWith(texts.notKnown)).toBe(true);
    expect(unknown).toContain(texts.words.bowden ?? '');
    expect(unknown).toContain(viewer.lang === 'en' ? 'its default retraction is 5 mm' : '其默认回抽长度为 5 mm');
    expect(unknown).toMatch(/55\D+56|56\D+55/);
    expect(known).not.toContain(texts.notKnown);
  });

  it('puts two materials side by side', async () => {
    const { page, texts, open, choose } = await look(viewer);
    await open('/explorer/?view=compare');
    await page.getByRole('radio', { name: texts.compareKinds.materials }).click({ force: true });
    await choose(texts.sides.material, 'PLA', 'PLA');
    await choose(texts.sides.material2, 'ABS', 'ABS');
    await page.getByRole('heading', { level: 2, name: 'PLA / ABS' }).waitFor();
    const label = viewer.lang === 'en' ? 'Density' : '密度';
    await page.getByText(texts.everyValue).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
    expect(await row.getByText(texts.differs, { exact: true }).count()).toBe(1);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'PLA / ABS' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
