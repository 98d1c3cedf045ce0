import { describe, expect, it } from 'vitest';
import { calibrationTexts } from '../../docs/src/calibration/calibration-texts.js';
import { fieldTexts } from '../../docs/src/explorer/explorer-texts.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { overflow, VIEWERS, visitor } from '../support/visit.js';

const look = visitor('siteServer');
// The lookup of an unknown name requests a missing file.
const lookAtUnknown = visitor('siteServer', 'errors expected');

describe.each(VIEWERS)('the calibration, $lang at $width px', (viewer) => {
  const texts = calibrationTexts(viewer.lang);
  const fields = fieldTexts(viewer.lang);
  const folder = viewer.lang === 'en' ? '' : '/zh-cn';

  it('is complete without JavaScript', async () => {
    const { page, open } = await look(viewer, { javaScriptEnabled: false });
    await open('/calibration/');
    expect(await page.locator('.step').count()).toBe(6);
    expect(await page.locator('.step .picture[alt]').count()).toBe(6);
    expect(await page.locator('.step .tests li:visible').count()).toBeGreaterThan(11);
    expect(await page.locator(`.step a[href^="${folder}/settings/"]`).count()).toBe(6);
    expect(await page.locator('.panel:visible, #choices:visible').count()).toBe(0);
  });

  it('shows the values to try for the chosen setup, using those of the earlier steps', async () => {
    const { page, open, choose } = await look(viewer);
    await open('/calibration/');
    await choose(fields.printer, 'ender-3 v3 se', 'Creality Ender-3 V3 SE');
    await choose(fields.material, 'petg', 'PETG');
    await page.getByRole('combobox', { name: fields.slicer }).selectOption('cura');
    await page.waitForURL(/\?printer=creality-ender-3-v3-se&material=petg&slicer=cura$/);
    const tests = page.locator('#temperature .tests li:visible');
    expect(await tests.count()).toBe(1);
    expect(await tests.textContent()).toContain('Cura');
    const panel = (step: string) => page.locator(`#${step} .panel`);
    await panel('temperature').locator('.trials strong', { hasText: '°C' }).waitFor();
    expect(await panel('flow-ratio').locator('dd a[href="#temperature"]').count()).toBe(1);
    // Converts the height at which a tower changes into the value there.
    const height = panel('max-volumetric-speed').getByLabel(texts.height);
    await height.fill('11');
    await panel('max-volumetric-speed')
      .getByText(/× 0\.5 = 10\.5/)
      .waitFor();
    await height.fill('1000');
    await panel('max-volumetric-speed').locator('.refused').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // The URL contains the setup; the print-out contains the whole guide.
    await page.reload();
    await panel('temperature').locator('.trials strong').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.step:visible').count()).toBe(6);
    expect(await page.locator('#choices:visible').count()).toBe(0);
  });

  it('says what is unknown, and what the printer cannot reach', async () => {
    const { page, open } = await lookAtUnknown(viewer);
    await open('/calibration/?printer=creality-ender-3-v3-se&material=qqqq');
    await page.getByText(fill(texts.noMaterial, { name: 'qqqq' })).waitFor();
    await open('/calibration/?printer=creality-ender-3-v3-se&material=peek');
    await page.locator('#choices .caution', { hasText: 'PEEK' }).first().waitFor();
    await expect.poll(() => page.locator('#choices .caution').count()).toBe(2);
  });
});
