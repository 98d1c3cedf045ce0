import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES } from '../../core/contract/paths.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { tableTexts } from '../../docs/src/table/table-texts.js';
import type { BriefPrinter } from '../../schemas/generated/record.js';
import { shared } from '../support/shared.js';
import { overflow, seriousViolations, VIEWERS, type Visit, visitor } from '../support/visit.js';

const look = visitor('explorerServer');

describe.each(VIEWERS)('the printer table, $lang at $width px', (viewer) => {
  const texts = tableTexts(viewer.lang === 'zh' ? 'zh' : 'en');
  const open = async (query = ''): Promise<Visit> => {
    const seen = await look(viewer);
    await seen.open(`/printers/${query}`);
    await seen.page.locator('.pt[data-ready=true]').waitFor();
    return seen;
  };
  const namesOn = ({ page }: Visit) => page.locator('.pt-table:not(.pt-compared) tbody th').allTextContents();
  const frozen = async (): Promise<BriefPrinter[]> => {
    const text = readFileSync(path.join(await shared('frozen'), FILES.briefPrinters), 'utf8');
    return (JSON.parse(text) as { data: BriefPrinter[] }).data;
  };

  it('shows every printer, or those that match', async () => {
    const seen = await open();
    const { page, isClean } = seen;
    const all = await frozen();
    expect((await namesOn(seen)).toSorted()).toEqual(all.map(({ brand, model }) => `${brand} ${model}`).toSorted());
    await page.getByLabel(texts.axes.z).fill('250');
    const tall = all.filter(({ build_volume_mm, printable_volume_mm }) =>
      [build_volume_mm, printable_volume_mm].every((volume) => (volume?.z ?? 250) >= 250 && build_volume_mm.z !== null),
    );
    expect(tall.length).toBeGreaterThan(0);
    expect(tall.length).toBeLessThan(all.length);
    await page.getByText(fill(texts.found, { n: tall.length, total: all.length })).waitFor();
    expect(new URL(page.url()).search).toBe('?z=250');
    await isClean();
  });

  it('treats unknown as a separate value', async () => {
    const { page } = await open();
    const query = () => new URL(page.url()).search;
    await page.getByText(texts.more).click();
    const group = page.getByRole('group', { name: texts.figures.nozzle });
    await group.getByRole('spinbutton').fill('280');
    await group.getByRole('checkbox').check();
    await expect.poll(query).toBe('?nozzle=280&unknown=nozzle');
    await page.getByRole('button', { name: texts.clear }).click();
    await expect.poll(query).toBe('');
    await page.getByRole('group', { name: texts.columns.enclosed }).getByLabel(texts.unknown).check({ force: true });
    await expect.poll(query).toBe('?enclosed=unknown');
    const all = await frozen();
    const n = all.filter(({ enclosed }) => enclosed === null).length;
    await page.getByText(fill(texts.found, { n, total: all.length })).waitFor();
  });

  it('keeps its view in the URL', async () => {
    const query = '?name=a&enclosed=yes,no,unknown&materials=pla&sort=-volume&columns=volume,year';
    const seen = await open(query);
    const { page } = seen;
    const before = await namesOn(seen);
    expect(before.length).toBeGreaterThan(1);
    expect(await page.locator('.pt-table thead th').count()).toBe(4);
    expect(await page.locator('th[aria-sort=descending]').textContent()).toContain(texts.columns.volume);
    await page.getByLabel(texts.order).selectOption('year');
    expect(new URL(page.url()).search).toBe(query.replace('-volume', '-year'));
    await page.goBack();
    await page.locator('th[aria-sort=descending]', { hasText: texts.columns.volume }).waitFor({ state: 'attached' });
    expect(await namesOn(seen)).toEqual(before);
  });

  it('puts up to four printers side by side, highlights differences and draws them to scale', async () => {
    const { page, isClean } = await open();
    const chosen = ['Acme Labs One', 'Apex Cube', 'Creality Ender-3', 'Voron 2.4 350'];
    for (const name of chosen) await page.getByLabel(fill(texts.compareOne, { name }), { exact: true }).check();
    expect(await page.locator('.pt-tick input:not(:checked):enabled').count()).toBe(0);
    const ids = 'acme-labs-one,apex-cube,creality-ender-3,voron-2-4-350';
    expect(new URL(page.url()).search).toBe(`?compare=${ids}`);
    const row = page.locator('.pt-compared tbody tr', { hasText: texts.columns.volume });
    expect(await row.getByRole('cell').first().textContent()).toMatch(/256 × 256 × 256/);
    expect(await row.getByText(texts.differs, { exact: true }).count()).toBe(1);
    const boxes = await page
      .locator('#comparison svg')
      .evaluateAll((all) => all.map((svg) => `${svg.getAttribute('viewBox')} ${svg.getBoundingClientRect().width}`));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes).size, 'one scale').toBe(1);
    const lines = page.locator('.pt-compared tbody tr');
    const every = await lines.count();
    await page.getByLabel(texts.onlyDifferences).check();
    expect(await lines.count()).toBeLessThan(every);
    expect(await page.locator('.pt-compared tbody tr:not(.xp-differs)').count()).toBe(0);
    await isClean();
    await page.getByRole('button', { name: fill(texts.remove, { name: 'Apex Cube' }) }).click();
    expect(new URL(page.url()).search).toBe(`?compare=${ids.replace('apex-cube,', '')}`);
  });

  it('says which of them print a material, and why on tap', async () => {
    const { page } = await open();
    await page.getByLabel(texts.addMaterial).selectOption('petg');
    expect(new URL(page.url()).search).toBe('?materials=petg&verdict=care');
    await page.locator('.pt-verdict').first().waitFor();
    const verdicts = await page.locator('.pt-verdict').allTextContents();
    expect(verdicts.length).toBeGreaterThan(0);
    expect([texts.verdicts.yes, texts.verdicts.with_care]).toEqual(expect.arrayContaining([...new Set(verdicts)]));
    expect(await page.locator('.pt-verdict a').first().getAttribute('href')).toMatch(
      /\/explorer\/\?printer=[\w-]+&material=petg$/,
    );
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel(texts.least).selectOption('yes');
    await expect
      .poll(async () => new Set(await page.locator('.pt-verdict').allTextContents()))
      .toEqual(new Set([texts.verdicts.yes]));
  });

  it('links to a plain list without JavaScript', async () => {
    const seen = await look(viewer, { javaScriptEnabled: false });
    const { page } = seen;
    await seen.open('/printers/');
    expect(await page.getByLabel(texts.axes.z).isVisible()).toBe(false);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: texts.byBrand }).click();
    const folder = viewer.lang === 'zh' ? '/zh-cn' : '';
    await page.waitForURL(`**${folder}/brands/`);
    const links = page.locator(`main a[href^="${folder}/printers/"]`);
    const text = readFileSync(path.join(await shared('site'), FILES.briefPrinters), 'utf8');
    const { data } = JSON.parse(text) as { data: BriefPrinter[] };
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(data.map(({ id }) => `${folder}/printers/${id}/`).toSorted());
  });
});
