import type { Route } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { FILES, pagePath } from '../../core/contract/paths.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { VIEWERS, visitor } from '../support/visit.js';

const PAIR = pagePath({ kind: 'profiles', printer: 'acme-labs-one', material: 'petg' });

/** Failures of a request, by the reason that the page shows. */
const TROUBLES = [
  ['offline', (route: Route) => route.abort('internetdisconnected')],
  ['missing', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['server', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ['broken', (route: Route) => route.fulfill({ status: 200, body: '{"success":true,"data":[{"id":"bambu' })],
] as const;

const look = visitor('explorerServer', 'errors expected');

describe.each(VIEWERS)('data that fails to load, $lang at $width px', (viewer) => {
  it.each(TROUBLES)('is reported with the reason (%s), and loaded on retry', async (reason, trouble) => {
    const { page, texts, open, outside } = await look(viewer);
    await page.route(`**${PAIR}`, trouble);
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const alert = page.getByRole('alert');
    await alert.getByText(fill(texts.reasons[reason], { status: 503 })).waitFor();
    expect(await alert.textContent()).toContain(PAIR);
    await page.unroute(`**${PAIR}`);
    await page.getByRole('button', { name: texts.retry }).click();
    await page.getByRole('heading', { level: 2, name: /PETG/ }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(outside).toEqual([]);
  });
});

const lookAtMany = visitor('siteServer');

describe('data that fails to load', () => {
  it('is reported for a list when its field is opened offline, and everything works afterwards', async () => {
    const { page, texts, open } = await look();
    await page.route(`**${FILES.briefPrinters}`, (route) => route.abort());
    await open('/explorer/');
    await page.getByText(fill(texts.version, { version: '' })).waitFor();
    const printer = page.getByRole('combobox', { name: texts.printer, exact: true });
    await printer.click();
    await page.getByText(texts.reasons.offline).waitFor();
    await page.unroute(`**${FILES.briefPrinters}`);
    await page.getByRole('button', { name: texts.retry }).click();
    await printer.click();
    await page.getByRole('option', { name: 'Apex Cube' }).waitFor();
  });

  it('is reported for a section loaded on demand, which stays once loaded', async () => {
    const { page, texts, open, settle } = await look();
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const scripts = '**/_astro/*.js';
    const part = page.locator('#in-your-slicer');
    await part.waitFor();
    await settle();
    await page.route(scripts, (route) => route.abort());
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part
      .getByRole('alert')
      .getByText(fill(texts.failed, { what: texts.preset.title }))
      .waitFor();
    await part.getByRole('button', { name: texts.retry }).waitFor();
    await page.unroute(scripts);
    // Chromium caches the failure of a script until the page is reloaded.
    await page.reload();
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('combobox', { name: 'Your slicer' }).waitFor();
    await part.getByRole('alert').waitFor({ state: 'detached' });
    // Loaded content stays available when the section is closed and opened again.
    await part.getByRole('button', { name: texts.preset.close }).click();
    await part.getByRole('combobox', { name: 'Your slicer' }).waitFor({ state: 'detached' });
    await part.getByRole('button', { name: texts.preset.open }).click();
    await part.getByRole('combobox', { name: 'Your slicer' }).waitFor();
  });

  it('shows that options are loading', async () => {
    const { page, texts, open } = await lookAtMany();
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
