import { describe, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
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

  it('is told of a part that is loaded when it is opened, and loaded on another try', async () => {
    const { page, texts, open } = await look();
    const script = /\/Panel\.[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const part = page.locator('#in-your-slicer');
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('alert').getByText(texts.preset.failed).waitFor();
    await page.unroute(script);
    await part.getByRole('button', { name: texts.retry }).click();
    await part.getByRole('combobox', { name: texts.slicer }).waitFor();
    await part.getByRole('alert').waitFor({ state: 'detached' });
    // What was loaded stays when it is closed and opened again.
    await part.getByRole('button', { name: texts.preset.close }).click();
    await part.getByRole('combobox', { name: texts.slicer }).waitFor({ state: 'detached' });
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('combobox', { name: texts.slicer }).waitFor();
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
