import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibrationTexts } from '../../docs/src/calibration/texts.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { BOTH_VIEWERS, overflow, seriousViolations, visitor } from '../support/visit.js';

const PAIR = '/calibration/?printer=creality-ender-3-v3-se&material=petg';

/** The calibration, from choosing a setup to carrying the notes away, as each viewer sees it. */
const look = visitor('siteServer');
// Looking up what nothing is called asks for a file that is not there.
const lookAtUnknown = visitor('siteServer', 'errors expected');

describe.each(BOTH_VIEWERS)('the calibration, $lang at $width px', (viewer) => {
  const texts = calibrationTexts(viewer.lang);
  const folder = viewer.lang === 'en' ? '' : '/zh-cn';

  it('is whole without JavaScript', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/calibration/');
    expect(await page.locator('.step').count()).toBe(6);
    expect(await page.locator('.step .picture[alt]').count()).toBe(6);
    expect(await page.locator('.step .tests li:visible').count()).toBeGreaterThan(11);
    expect(await page.locator(`.step a[href^="${folder}/settings/"]`).count()).toBe(6);
    expect(await page.locator('.panel:visible, #choices:visible, #notes:visible').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('has no serious flaw in %s colours', async (colorScheme) => {
    const { page, open } = await look(viewer, { colorScheme });
    await open(PAIR);
    await page.locator('#temperature .panel textarea').fill('x');
    await page.locator('#temperature .panel .result input').fill('hot');
    await page.locator('#temperature .panel textarea').focus();
    await page.locator('#temperature .refused').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('keeps what is written down of a spool, and lets it be carried away and taken back', async () => {
    const { page, open } = await look(viewer, { acceptDownloads: true });
    await open('/calibration/');
    // Choose.
    await page.getByRole('combobox', { name: texts.printer, exact: true }).fill('ender-3 v3 se');
    await page.getByRole('option', { name: 'Creality Ender-3 V3 SE' }).first().click();
    await page.locator('[name=material]').selectOption('petg');
    await page.locator('[name=slicer]').selectOption('cura');
    await page.getByRole('textbox', { name: texts.spool, exact: true }).fill('Galaxy Black');
    await page.keyboard.press('Tab');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      printer: 'creality-ender-3-v3-se',
      material: 'petg',
      slicer: 'cura',
    });
    const first = page.locator('#temperature');
    expect(await first.locator('.tests li:visible').count()).toBe(1);
    expect(await first.locator('.tests li:visible').textContent()).toContain('Cura');
    const panel = (step: string) => page.locator(`#${step} .panel`);
    const result = (step: string) => panel(step).locator('.result input').last();

    // Two steps: one by what one sees, one by the height at which it changes.
    await result('temperature').fill('300');
    await panel('temperature').locator('textarea').fill('clean below 240');
    await panel('temperature').locator('.refused').waitFor();
    expect(await panel('flow-ratio').locator('.facts').textContent()).not.toContain(texts.ofYours);
    await result('temperature').fill('235');
    await panel('temperature').getByRole('checkbox').check();
    expect(await panel('temperature').locator('.refused').count()).toBe(0);
    expect(await panel('max-volumetric-speed').locator('.facts').textContent()).toContain('235');
    await panel('max-volumetric-speed').locator('.result input').first().fill('11');
    await panel('max-volumetric-speed').getByRole('button', { name: /10\.5/ }).click();
    expect(await result('max-volumetric-speed').inputValue()).toBe('10.5');
    await panel('max-volumetric-speed').getByRole('checkbox').check();
    await result('temperature').fill('240');
    await panel('max-volumetric-speed').locator('.caution', { hasText: '240' }).waitFor();

    // They are there again.
    await page.reload();
    await panel('temperature').waitFor();
    expect(await result('temperature').inputValue()).toBe('240');
    expect(await panel('temperature').locator('textarea').inputValue()).toBe('clean below 240');
    expect(await panel('max-volumetric-speed').getByRole('checkbox').isChecked()).toBe(true);
    const row = page.locator('.spools li');
    expect(await row.textContent()).toContain('Galaxy Black');

    // Another spool has notes of its own.
    await page.locator('#calibration-spool').selectOption({ label: `+ ${texts.nextSpool}` });
    await page.locator('#calibration-spool').fill('White');
    await page.keyboard.press('Enter');
    expect(await result('temperature').inputValue()).toBe('');
    await result('temperature').fill('250');
    expect(await row.count()).toBe(2);
    await row.filter({ hasText: 'White' }).getByRole('button', { name: texts.rename }).click();
    await row.locator('input').fill('Galaxy Black');
    await page.keyboard.press('Enter');
    await page.locator('#notes > [role=status]', { hasText: texts.taken }).waitFor();
    await row.locator('input').fill('Snow');
    await page.keyboard.press('Enter');
    await row.filter({ hasText: 'Snow' }).waitFor();

    // Away, gone, and back.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.export, exact: true }).click(),
    ]);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'calibration-')), download.suggestedFilename());
    await download.saveAs(file);
    expect(readFileSync(file, 'utf8')).toContain('clean below 240');
    for (let left = 2; left > 0; left--) {
      await row.first().getByRole('button', { name: texts.remove }).click();
      await row.first().getByRole('button', { name: texts.reallyRemove }).click();
      await expect.poll(() => row.count()).toBe(left - 1);
    }
    await page.reload();
    await page.getByText(texts.noNotes).waitFor();
    const chosen = page.locator('#notes input[type=file]');
    await chosen.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await page.getByText(texts.refusedFile.format).waitFor();
    await chosen.setInputFiles(file);
    await page.getByText(fill(texts.imported, { n: 2, older: 0 })).waitFor();
    await row.filter({ hasText: 'Galaxy Black' }).getByRole('button', { name: texts.open }).click();
    await expect.poll(() => result('temperature').inputValue()).toBe('240');
  });

  it('copies notes as text, and prints them alone', async () => {
    const { page, open } = await look(viewer);
    await page.addInitScript(`
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });
        window.print = () => {};
      `);
    await open(`${PAIR}&slicer=cura`);
    await page.locator('#temperature .panel .result input').fill('235');
    await page.locator('#retraction textarea').fill('x'.repeat(400));
    await page.getByRole('button', { name: texts.copy }).click();
    await page.getByText(texts.copied, { exact: true }).waitFor();
    const copied = await page.evaluate<string>('window.copied');
    expect(copied.split('\n')).toHaveLength(8);
    expect(copied).toContain('235 °C');
    expect(copied).toContain('Cura');

    await page.getByRole('button', { name: texts.print }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1040 });
    expect(await page.locator('#sheet tbody tr:visible').count()).toBe(6);
    expect(await page.locator('.step:visible, main button:visible, header:visible').count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate<number>('document.body.scrollHeight')).toBeLessThan(1040);
    // Paper of the page itself is the guide.
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await page.locator('.step:visible').count()).toBe(6);
    expect(await page.locator('#sheet:visible, #notes:visible').count()).toBe(0);
  });

  it('says that nothing is kept where the browser keeps nothing, and works', async () => {
    const { page, open } = await look(viewer);
    await page.addInitScript("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })");
    await open(PAIR);
    await page.locator('#temperature .panel .result input').fill('235');
    await page.getByText(texts.blocked).waitFor();
    expect(await page.locator('#flow-ratio .facts').textContent()).toContain(texts.ofYours);
  });

  it('says what it does not know, and what a printer does not reach', async () => {
    const { page, open } = await lookAtUnknown(viewer);
    await open('/calibration/?printer=creality-ender-3-v3-se&material=qqqq');
    await page.getByText(fill(texts.noMaterial, { name: 'qqqq' })).waitFor();
    await open('/calibration/?printer=creality-ender-3-v3-se&material=peek');
    await page.locator('#choices .caution', { hasText: 'PEEK' }).first().waitFor();
    expect(await page.locator('#choices .caution').count()).toBe(2);
  });
});
