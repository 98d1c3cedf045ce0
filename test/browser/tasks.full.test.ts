import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { verdictIn } from '../../core/fit/matrix.js';
import { printerName } from '../../core/names/printer-name.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { tableTexts } from '../../docs/src/table/table-texts.js';
import type { BriefPrinter, FitMatrix } from '../../schemas/generated/record.js';
import { layoutFlaws } from '../support/layout.js';
import { seriousViolations, visitor, WATCHERS } from '../support/visit.js';

/** A task on the site, starting at home without knowing any URL, with its number of clicks. */
class Walk {
  /** Clicks, taps, choices from lists and presses of Enter; typing is not counted. */
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  /** Chooses an option of a native list by its value or label. */
  async choose(list: Locator, option: string | { label: string }): Promise<void> {
    this.clicks++;
    await list.selectOption(option);
  }

  async enter(field: Locator): Promise<void> {
    this.clicks++;
    await field.press('Enter');
  }

  /** Checks what every page must satisfy: no accessibility violations and no layout flaws. */
  async look(): Promise<void> {
    expect.soft(await seriousViolations(this.page, 'targets too'), this.page.url()).toEqual([]);
    expect.soft(await layoutFlaws(this.page), this.page.url()).toEqual([]);
  }
}

/** Each task runs axe on several pages, which takes time on a busy machine. */
const PATIENCE_MS = 90_000;

const look = visitor('siteServer');

/** Typical tasks from home using visible elements, each in at most the current number of clicks. */
describe.each(WATCHERS)(
  'from home, $lang at $width px, $colorScheme',
  { timeout: PATIENCE_MS },
  ({ colorScheme, ...viewer }) => {
    const english = viewer.lang === 'en';
    const folder = english ? '' : '/zh-cn';
    const table = tableTexts(english ? 'en' : 'zh');
    const start = async () => {
      const seen = await look(viewer, { colorScheme });
      await seen.open('/');
      const entry = (path: string) => seen.page.locator(`.site nav a[href="${folder}${path}"]`);
      return { ...seen, walk: new Walk(seen.page), entry };
    };

    it('a symptom leads to a slicer file in five clicks', async () => {
      const { page, texts, walk } = await start();
      await walk.look();
      await walk.click(page.locator(`.wall a[href="${folder}/symptoms/stringing/"]`));
      await page.getByRole('heading', { level: 1, name: english ? 'Stringing' : '拉丝' }).waitFor();
      await walk.look();
      for (const [label, typed, name] of [
        [texts.printer, 'ender-3 v3 se', 'Creality Ender-3 V3 SE'],
        [texts.material, 'petg', 'PETG'],
      ] as const) {
        await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
        await walk.click(page.getByRole('option', { name: new RegExp(`^${name}\\b`) }).first());
      }
      await walk.choose(page.getByRole('combobox', { name: texts.slicer }), 'orcaslicer');
      // The steps before this card are done at the spool, and need no file.
      const card = page.locator('.sy-card:has(.ps-download)').first();
      const file = card.locator('.ps-download');
      await file.waitFor();
      expect(await card.textContent()).toMatch(/\d → \d[\d.]*\s?(?:mm|°C)/);
      await walk.look();
      const [download] = await Promise.all([page.waitForEvent('download'), walk.click(file)]);
      expect(download.suggestedFilename()).toMatch(/creality-ender-3-v3-se.*petg/);
      await page.locator('.ps-hand').waitFor();
      await walk.look();
      expect(walk.clicks).toBeLessThanOrEqual(5);
    });

    it('a defect is recognised among few pictures in five clicks, six with collapsed filters', async () => {
      const { page, walk } = await start();
      await walk.click(page.locator(`main .more a[href="${folder}/symptoms/"]`));
      const shown = page.locator('.wall li:not([hidden])');
      const all = await shown.count();
      if (viewer.width < 500) await walk.click(page.locator('.filters summary'));
      for (const sight of ['walls', 'lines-and-ripples'])
        await walk.click(page.locator(`.filters label:has(input[value=${sight}])`));
      const ringing = shown.locator(`a[href="${folder}/symptoms/ringing/"]`);
      expect(await shown.count()).toBeLessThan(all / 5);
      // The drawing that identifies it exists and has alternative text.
      const picture = ringing.getByRole('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: { naturalWidth: number }) => img.naturalWidth)).toBeGreaterThan(0);
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(10);
      await walk.look();
      await walk.click(ringing);
      await page.locator('main .beside img.picture').waitFor();
      expect(new URL(page.url()).pathname).toBe(`${folder}/symptoms/ringing/`);
      expect(await page.locator('.sy-card').count()).toBe(3);
      expect(walk.clicks).toBeLessThanOrEqual(viewer.width < 500 ? 6 : 5);
    });

    it('three requirements leave the printers that meet them, in four clicks', async () => {
      const { page, site, walk, entry } = await start();
      await walk.click(entry('/printers/'));
      await page.locator('.pt[data-ready=true]').waitFor();
      await page.getByLabel(table.axes.z).fill('300');
      const enclosed = page.getByRole('group', { name: table.columns.enclosed });
      await walk.click(enclosed.getByRole('checkbox', { name: table.words.yes ?? 'yes', exact: true }));
      await walk.choose(page.getByLabel(table.addMaterial), 'asa');
      const { data } = (await (await fetch(`${site}${FILES.briefPrinters}`)).json()) as { data: BriefPrinter[] };
      const fits = (await (await fetch(`${site}${FILES.fit}`)).json()) as FitMatrix;
      const meet = data.filter(
        ({ id, build_volume_mm: volume, printable_volume_mm: printable, enclosed }) =>
          Math.min(volume.z ?? 0, printable?.z ?? Number.POSITIVE_INFINITY) >= 300 &&
          enclosed === true &&
          ['yes', 'with_care'].includes(verdictIn(fits, id, 'asa')),
      );
      expect(meet.length).toBeGreaterThan(3);
      await page.getByText(fill(table.found, { n: meet.length, total: data.length })).waitFor();
      const rows = page.locator('.pt-table:not(.pt-compared) tbody th a');
      const names = await rows.allTextContents();
      const allowed = new Set(meet.map(printerName));
      expect(names.filter((name) => !allowed.has(name))).toEqual([]);
      await walk.look();
      await walk.click(rows.first());
      await page.getByRole('heading', { level: 1, name: String(names[0]), exact: true }).waitFor();
      await walk.look();
      expect(walk.clicks).toBeLessThanOrEqual(4);
    });

    it('three printers are put side by side in five clicks', async () => {
      const { page, walk, entry } = await start();
      await walk.click(entry('/printers/'));
      await page.locator('.pt[data-ready=true]').waitFor();
      const chosen = ['Bambu Lab P1S', 'Prusa MK4S', 'Creality Ender-3 V3 SE'];
      for (const name of chosen) {
        await page.getByLabel(table.columns.name, { exact: true }).fill(name);
        await walk.click(page.getByLabel(fill(table.compareOne, { name }), { exact: true }));
      }
      await walk.click(page.getByRole('link', { name: table.seeComparison }));
      const heading = page.locator('#comparison h2');
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
      expect(await page.locator('.pt-compared thead th a').allTextContents()).toEqual(chosen);
      expect(await page.locator('#comparison svg').count()).toBe(3);
      expect(await page.locator('.pt-compared .xp-differs').count()).toBeGreaterThan(2);
      await walk.look();
      expect(walk.clicks).toBeLessThanOrEqual(5);
    });

    it.each([
      ['ender-3 v3 se', '/printers/creality-ender-3-v3-se/'],
      ['拉丝', '/symptoms/stringing/'],
    ])('“%s” in the search field leads to its page with one key', async (typed, path) => {
      const { page, walk } = await start();
      const field = page.locator('.site').getByRole('searchbox');
      await field.fill(typed);
      await page.locator(`.site .found a[href="${folder}${path}"]`).first().waitFor();
      await walk.enter(field);
      await page.waitForURL(`**${folder}${path}`);
      expect(walk.clicks).toBe(1);
    });
  },
);
