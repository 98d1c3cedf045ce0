import { describe, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { presetTexts } from '../../docs/src/preset/texts.js';
import { SOME_VIEWERS, visitor } from '../support/visit.js';
import { failing } from './cases/failures.js';

failing(SOME_VIEWERS);

const look = visitor('explorerServer', 'errors expected');
const lookAtMany = visitor('siteServer');

describe('data that cannot be loaded', () => {
  it('is told when the page is opened without a connection, and afterwards everything works', async () => {
    const seen = await look();
    const { page, texts, open } = seen;
    await page.route(`**${FILES.briefIndex}`, (route) => route.abort());
    await open('/explorer/');
    await page.getByText(texts.reasons.offline).waitFor();
    await page.unroute(`**${FILES.briefIndex}`);
    await page.getByRole('button', { name: texts.retry }).click();
    await page.getByText(fill(texts.version, { version: '' })).waitFor();
    await page.getByRole('combobox', { name: texts.brand, exact: true }).click();
    await page.getByRole('option', { name: 'Apex' }).waitFor();
  });

  it('is told of a part that is loaded when it is opened; once loaded, it stays', async () => {
    const { page, texts, open, settle } = await look();
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const scripts = '**/_astro/*.js';
    const part = page.locator('#in-your-slicer');
    await part.waitFor();
    await settle();
    await page.route(scripts, (route) => route.abort());
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('alert').getByText(texts.preset.failed).waitFor();
    await part.getByRole('button', { name: texts.retry }).waitFor();
    await page.unroute(scripts);
    // Chromium remembers a script that failed until the page is loaded anew.
    await page.reload();
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('combobox', { name: presetTexts('en').slicer }).waitFor();
    await part.getByRole('alert').waitFor({ state: 'detached' });
    // What was loaded stays when it is closed and opened again.
    await part.getByRole('button', { name: texts.preset.close }).click();
    await part.getByRole('combobox', { name: presetTexts('en').slicer }).waitFor({ state: 'detached' });
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('combobox', { name: presetTexts('en').slicer }).waitFor();
  });

  it('shows that it loads what one chooses from', async () => {
    const seen = await lookAtMany();
    const { page, texts, open } = seen;
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`**${FILES.briefPrinters}`, async (route) => {
      await wait;
      await route.continue();
    });
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.printer, exact: true }).click();
    const progress = page.getByRole('progressbar');
    await progress.waitFor();
    await page.getByText(fill(texts.loading, { what: texts.printer })).waitFor();
    go();
    await progress.waitFor({ state: 'detached' });
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  });
});
