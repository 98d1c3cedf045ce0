import { describe, expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { SOME_VIEWERS, visitor } from '../support/visit.js';
import { lookingUp } from './cases/profile.js';

const PAIR = { printer: 'Acme Labs One', material: 'PETG', nozzle: '0.4' };

lookingUp(SOME_VIEWERS);

const look = visitor('explorerServer');

describe('looking up a profile', () => {
  const english = { lang: 'en', width: 1280 } as const;

  it('copies both addresses, and both answer with what is shown', async () => {
    const seen = await look(english, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, texts, open } = seen;
    await open('/explorer/?printer=acme-labs-one&material=petg');
    const answers: string[] = [];
    for (const what of [texts.queryForm, texts.fileForm]) {
      await page.getByRole('button', { name: fill(texts.copyWhat, { what }) }).click();
      await page.getByText(texts.copied).last().waitFor();
      const address = String(await page.evaluate('navigator.clipboard.readText()'));
      expect(address.startsWith(`${seen.site}/api/v1/profiles`)).toBe(true);
      answers.push(await (await fetch(address)).text());
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('acme-labs-one--0.4--petg');
  });

  it('asks for files alone, never for a query', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await open('/explorer/?printer=acme-labs-one&material=petg');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((path) => !/^\/api\/v1\/[a-z0-9._/-]+\.json$/.test(path))).toEqual([]);
  });

  it('takes a name for an id, and suggests others for a name that is not known', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/explorer/?printer=Acme+Labs+One&material=PETG');
    await page.getByRole('heading', { level: 2, name: fill(texts.profileOf, PAIR) }).waitFor();
    expect(new URL(page.url()).search).toBe('?printer=acme-labs-one&material=petg');
    seen.errors.length = 0; // the browser itself reports the 404 of a file that the page asked for
    await open('/explorer/?printer=acme-labs-ome');
    await page.getByText(fill(texts.unknown.printer, { id: 'acme-labs-ome' })).waitFor();
    await page.getByRole('link', { name: 'acme-labs-one' }).click();
    await page.getByRole('heading', { level: 2, name: PAIR.printer }).waitFor();
    expect(seen.errors.filter((error) => !error.includes('404'))).toEqual([]);
    seen.errors.length = 0;
  });

  it('says so when a printer has no profile for a material, with why and what it prints', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/explorer/?printer=acme-labs-mini&material=peek');
    await page
      .getByRole('heading', { level: 2, name: fill(texts.pairOf, { printer: 'Acme Labs Mini', material: 'PEEK' }) })
      .waitFor();
    expect(await page.locator('.xp-fit > strong').textContent()).toBe('not known');
    expect(await page.locator('.xp-fit li').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'PLA', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /PLA on Acme Labs Mini/ }).waitFor();
  });

  it('finds a printer without its brand', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/explorer/');
    await page.getByRole('combobox', { name: texts.printer, exact: true }).fill('cube');
    await page
      .getByRole('option', { name: /^Apex Cube\b/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Apex Cube' }).waitFor();
    expect(await page.getByRole('combobox', { name: texts.brand, exact: true }).inputValue()).toBe('Apex');
  });
});
