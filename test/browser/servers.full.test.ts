import { expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { onOtherServers } from '../support/other-servers.js';
import { DESKTOP, VIEWERS } from '../support/visit.js';

onOtherServers('explorer', (look) => {
  it.each(VIEWERS)('a profile, a comparison and a fix are found, $lang at $width px', async (viewer) => {
    const { page, texts, open, errors, outside, close, choose } = await look(viewer);
    await open('/explorer/');
    const printer = page.getByRole('combobox', { name: texts.printer, exact: true });
    await printer.fill('one');
    await page
      .getByRole('option', { name: /^Acme Labs One\b/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'PETG', exact: true }).click();
    const pair = { printer: 'Acme Labs One', material: 'PETG', nozzle: '0.4' };
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, pair) }).waitFor();

    await page.getByRole('link', { name: texts.views.compare }).click();
    await choose(texts.sides.printer2, 'cube', 'Apex Cube');
    await page.getByRole('heading', { level: 2, name: 'Acme Labs One / Apex Cube' }).waitFor();
    await page.getByText(texts.everyValue).waitFor();

    await page.getByRole('link', { name: texts.views.troubleshoot }).click();
    // The script of the symptom overview adds the setup to its links.
    await page.locator('.wall a[href*="/symptoms/stringing/?printer="]').click();
    await page.getByRole('heading', { level: 1, name: viewer.lang === 'en' ? 'Stringing' : '拉丝' }).waitFor();
    await page.locator('.sy[data-ready=true] .sy-card').first().waitFor();
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
    await close();
  });

  it('has its own 404 page', async () => {
    const { page, site, outside, close } = await look(DESKTOP);
    const response = await page.goto(`${site}/no-such-page/`);
    expect(response?.status()).toBe(404);
    await page
      .getByRole('link', { name: /Open Print Data/ })
      .first()
      .waitFor();
    expect(outside).toEqual([]);
    await close();
  });
});
