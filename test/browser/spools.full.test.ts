import { expect, it } from 'vitest';
import { visitor } from '../support/visit.js';

const look = visitor('siteServer');

it('judges a spool on its brand page by its own figures, once scrolled into view', async () => {
  const { page, open, asked } = await look();
  await open('/filaments/prusament/');
  const printer = { id: 'creality-ender-3-v3-se', name: 'Creality Ender-3 V3 SE' };
  await page.evaluate(`localStorage.setItem('my-setup', ${JSON.stringify(JSON.stringify({ printer }))})`);
  await page.reload();
  const place = page.locator('#pc-blend .on-mine');
  expect(asked).not.toContain('/api/v1/materials/pc.json');
  await page.locator('#pc-blend').scrollIntoViewIfNeeded();
  // PC generally prints at 260 °C, which the printer reaches, but this product needs 265 °C.
  await expect.poll(() => place.textContent()).toMatch(/^On my Creality Ender-3 V3 SE: no: This PC needs 265 °C/);
});

it('links from a spool to its own settings on the stored printer', async () => {
  const { page, open } = await look();
  await open('/filaments/sunlu/');
  const printer = { id: 'bambu-lab-p1s', name: 'Bambu Lab P1S' };
  await page.evaluate(`localStorage.setItem('my-setup', ${JSON.stringify(JSON.stringify({ printer }))})`);
  await page.reload();
  await page.locator('article#pla-plus').scrollIntoViewIfNeeded();
  await page.locator('#pla-plus > .on-mine a', { hasText: 'settings' }).click();
  await page.getByRole('heading', { level: 2, name: 'SUNLU PLA+ on Bambu Lab P1S, 0.4 nozzle' }).waitFor();
  await page.getByText('Preset for SUNLU PLA+ on this printer and nozzle.').waitFor();
  expect(await page.locator('.xp-address').textContent()).toContain('/api/v1/filaments/sunlu/sunlu--pla-plus.json');
});
