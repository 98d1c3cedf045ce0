import { describe, expect, it } from 'vitest';
import { presetValuesPath } from '../../core/contract/paths.js';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { presetTexts } from '../../docs/src/preset/texts.js';
import type { Profile } from '../../schemas/generated/record.js';
import { SOME_VIEWERS, visitor } from '../support/visit.js';
import { dataOf, inYourSlicer, profileOf, save, unzipped } from './cases/presets.js';

inYourSlicer(SOME_VIEWERS);

const look = visitor('siteServer');
const words = presetTexts('en');

describe('in your slicer', () => {
  it('is loaded when it is opened, and asks for the table of keys alone', async () => {
    const seen = await look();
    const { page, open, settle, texts } = seen;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&slicer=orcaslicer');
    await page.getByRole('button', { name: texts.preset.open }).waitFor();
    await settle();
    expect(asked.filter((path) => path.includes('/presets/'))).toEqual([]);
    const before = asked.length;
    await page.getByRole('button', { name: texts.preset.open }).click();
    await page.locator('.ps-download').waitFor();
    await save(seen);
    const later = asked.slice(before);
    expect(later.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(later.filter((path) => path.endsWith('.json')).sort()).toEqual([
      '/api/v1/presets/orcaslicer.json',
      '/api/v1/presets/orcaslicer/bambu-lab-p1s.json',
      '/explorer/layout.json',
      '/explorer/settings.json',
    ]);
  });

  it('gives OrcaSlicer a filament and a process that stand on its own presets', async () => {
    const seen = await look();
    const { page, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=orcaslicer#in-your-slicer');
    await page.locator('.ps-download').waitFor();
    const files = [...unzipped(await save(seen))];
    const [filament, process] = ['filament/', 'process/'].map((folder) =>
      JSON.parse(files.find(([name]) => name.startsWith(folder))?.[1] ?? 'null'),
    );
    const profile = await profileOf(seen, 'bambu-lab-p1s/petg');
    expect(filament.inherits).toBe(profile.presets.orcaslicer?.filament);
    expect(process.inherits).toBe(profile.presets.orcaslicer?.process);
    expect(Number(filament.nozzle_temperature[0])).toBe(profile.nozzle_temperature_c.other_layers);
    expect(Number(process.outer_wall_speed)).toBe(profile.process.speed_mm_s.outer_wall);
    await page.getByText(words.notRun).waitFor();
    // What OrcaSlicer's own presets set is known for this printer, and is told beside what would come of it.
    const [own] = (await dataOf<Profile>(seen, presetValuesPath('orcaslicer', 'bambu-lab-p1s'))).filter(
      ({ id }) => id === profile.id,
    );
    const row = page.locator('.ps-table tr', { hasText: 'outer_wall_speed = ' });
    expect(await row.locator('td').first().textContent()).toContain(String(own?.process.speed_mm_s.outer_wall));
    const step = page.locator('.ps-hand ol li').first();
    expect(await step.textContent()).toContain(profile.presets.orcaslicer?.machine);
  });

  it('says that the slicer of the record has its values already', async () => {
    const seen = await look();
    const { page, open } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=bambu_studio#in-your-slicer');
    await page.getByText(fill(words.nothingNew, { slicer: 'Bambu Studio' })).waitFor();
    await page.getByText(/These values come from a preset of Bambu Studio/).waitFor();
    const same = page.locator('summary').filter({ hasText: words.same.split('{')[0] ?? '' });
    expect(Number(/\d+/.exec((await same.textContent()) ?? '')?.[0])).toBeGreaterThan(50);
  });

  it('offers PrusaSlicer an overlay for the command line where it knows the printer', async () => {
    const seen = await look();
    const { page, open } = seen;
    await open('/explorer/?printer=prusa-mk4&material=petg&nozzle=0.4&slicer=prusaslicer#in-your-slicer');
    await page.getByRole('combobox', { name: words.way }).selectOption({ label: words.ways.over });
    await page.getByText(words.commandLine).waitFor();
    expect((await save(seen)).name).toMatch(/-overlay\.ini$/);
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=prusaslicer#in-your-slicer');
    await page.locator('.ps-download').waitFor();
    expect(await page.getByRole('combobox', { name: words.way }).count()).toBe(0);
  });

  it('is two steps from the page of a printer', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/printers/bambu-lab-p1s/');
    await page.locator('.printed').getByRole('link', { name: 'PETG', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /^PETG on Bambu Lab P1S/ }).waitFor();
    await page.getByRole('button', { name: texts.preset.open }).click();
    await page.getByRole('combobox', { name: words.slicer }).waitFor();
  });

  it('prints as a report, with all that is folded away', async () => {
    const seen = await look();
    const { page, open, texts } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=cura#in-your-slicer');
    await page.locator('.ps-download').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.ps-download').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: texts.preset.close }).count()).toBe(0);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('.ps-table').first().isVisible()).toBe(true);
    expect(await page.locator('.ps-left').last().isVisible()).toBe(true);
  });
});
