import type { Browser, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { FILES, pagePath } from '../../functions/paths.js';
import { startBrowser } from '../support/browser.js';
import { type Started, startServer } from '../support/node-server.js';
import { VIEWERS, type Visit, visit } from '../support/visit.js';

let browser: Browser;
let server: Started;
let seen: Visit;

beforeAll(async () => {
  server = await startServer(inject('release'));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
afterEach(() => seen.close());

const PAIR = pagePath({ kind: 'profiles', printer: 'bambu-lab-p1s', material: 'petg' });

/** What can happen to a file, and the reason that the page gives. */
const TROUBLES = [
  ['offline', (route: Route) => route.abort('internetdisconnected')],
  ['missing', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['server', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ['broken', (route: Route) => route.fulfill({ status: 200, body: '{"success":true,"data":[{"id":"bambu' })],
] as const;

describe.each(VIEWERS)('data that cannot be loaded, $lang at $width px', (viewer) => {
  it.each(TROUBLES)('is told, with the reason (%s), and loaded on another try', async (reason, trouble) => {
    seen = await visit(browser, server.url, viewer);
    const { page, texts, open, outside } = seen;
    await page.route(`**${PAIR}`, trouble);
    await open('/explorer/?printer=bambu-lab-p1s&material=petg');
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

describe('data that cannot be loaded', () => {
  const english = { lang: 'en', width: 1280 } as const;

  it('is told when the page is opened without a connection, and afterwards everything works', async () => {
    seen = await visit(browser, server.url, english);
    const { page, texts, open } = seen;
    await page.route(`**${FILES.index}`, (route) => route.abort());
    await open('/explorer/');
    await page.getByText(texts.reasons.offline).waitFor();
    await page.unroute(`**${FILES.index}`);
    await page.getByRole('button', { name: texts.retry }).click();
    await page.getByText(fill(texts.version, { version: '' })).waitFor();
    await page.getByRole('combobox', { name: texts.brand, exact: true }).click();
    await page.getByRole('option', { name: 'Prusa' }).waitFor();
  });

  it('shows how far it is while it loads', async () => {
    seen = await visit(browser, server.url, english);
    const { page, texts, open } = seen;
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/printers\/page\/\d+\.json$/, async (route) => {
      await wait;
      await route.continue();
    });
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.printer, exact: true }).click();
    const progress = page.getByRole('progressbar');
    await progress.waitFor();
    await page.getByText(/: 1 of \d+ files/).waitFor();
    go();
    await progress.waitFor({ state: 'detached' });
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  });
});
