import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { presetsPath } from '../../core/contract/paths.js';
import type { PresetMapping, Profile } from '../../schemas/generated/record.js';
import { styleOf, VIEWERS, type Visit, visitor } from '../support/visit.js';

/** A file that the page saves. */
interface Saved {
  name: string;
  bytes: Uint8Array;
}

/** Presses a button. @returns the file that the page saves */
async function save({ page }: Visit, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await buffer(await download.createReadStream())) };
}

function iniValues({ bytes }: Saved): Map<string, string> {
  const lines = strFromU8(bytes).matchAll(/^(\w+) = (.*)$/gm);
  return new Map([...lines].map(([, key = '', value = '']) => [key, value]));
}

async function dataOf<T>({ site }: Visit, path: string): Promise<T[]> {
  return ((await (await fetch(site + path)).json()) as { data: T[] }).data;
}

async function profileOf(seen: Visit, pair: string, variant = '0.4'): Promise<Profile> {
  const all = await dataOf<Profile>(seen, `/api/v1/profiles/${pair}.json`);
  const found = all.find(({ nozzle }) => nozzle.variant === variant);
  if (!found) throw new Error(`no profile ${pair} with ${variant}`);
  return found;
}

const look = visitor('siteServer');

describe.each(VIEWERS)('the preset section, $lang at $width px', (viewer) => {
  const say = (en: string, zh: string) => (viewer.lang === 'en' ? en : zh);
  const colorScheme = (viewer.lang === 'en') === viewer.width > 500 ? 'light' : 'dark';

  it('exports the settings of a P1S for PETG to PrusaSlicer, by keyboard alone', async () => {
    const seen = await look(viewer, { colorScheme });
    const { page, open, texts } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4');
    const button = page.getByRole('button', { name: texts.preset.open });
    await button.focus();
    await page.keyboard.press('Enter');
    const slicer = page.getByRole('combobox', { name: say('Your slicer', '您的切片软件') });
    await slicer.focus();
    await page.keyboard.type('PrusaSlicer');
    await page.getByText(say('How to import it into PrusaSlicer', '如何导入 PrusaSlicer')).waitFor();
    expect(new URL(page.url()).searchParams.get('slicer')).toBe('prusaslicer');
    const saved = await save(seen, () => page.locator('.ps-download').filter({ visible: true }).press('Enter'));
    expect(saved.name).toMatch(/^bambu-lab-p1s-0\.4-petg.*\.ini$/);
    await page.getByText(say('Saved.', '已保存。'), { exact: true }).waitFor();

    const profile = await profileOf(seen, 'bambu-lab-p1s/petg');
    const values = iniValues(saved);
    expect(Number(values.get('temperature'))).toBe(profile.nozzle_temperature_c.other_layers);
    expect(Number(values.get('first_layer_temperature'))).toBe(profile.nozzle_temperature_c.first_layer);
    expect(Number(values.get('layer_height'))).toBe(profile.process.layer_height_mm);
    expect(Number(values.get('external_perimeter_speed'))).toBe(profile.process.speed_mm_s.outer_wall);
    expect(Number(values.get('filament_max_volumetric_speed'))).toBe(profile.max_volumetric_speed_mm3_s);
    expect(page.url()).not.toContain('blob:');
  });

  it('reports for every field how it is carried over', async () => {
    const seen = await look(viewer, { colorScheme });
    const { page, open, isClean } = seen;
    await open('/explorer/?printer=bambu-lab-p1s&material=petg&nozzle=0.4&slicer=prusaslicer#in-your-slicer');
    await page.locator('.ps-download').waitFor();
    const report = page.locator('.ps-body > details');
    for (const part of await report.all())
      if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
    const [mapping] = await dataOf<PresetMapping>(seen, presetsPath('prusaslicer'));
    const near = page.locator('details').filter({ hasText: say('Of these, approximated:', '其中只能近似：') });
    const told =
      (await report.locator('tbody tr').count()) +
      (await report.locator('.ps-left > li').count()) -
      (await near.locator('.ps-left > li').count());
    expect(told).toBe(mapping?.fields.length);
    expect(await styleOf(page.locator('.ps-body'), 'display')).toBe('grid');
    const row = report.getByRole('row').filter({ hasText: 'external_perimeter_speed' });
    expect(await row.getByRole('rowheader').textContent()).toMatch(viewer.lang === 'en' ? /wall/i : /墙/);
    await isClean('targets too');
  });

  it('combines the requested fixes in one file', async () => {
    const seen = await look(viewer, { colorScheme });
    const { page, open, isClean } = seen;
    await open('/symptoms/stringing/?printer=prusa-mk4&material=petg&nozzle=0.4&slicer=prusaslicer');
    const length = page.locator('#cause-retraction-too-short');
    await length.locator('summary').first().click();
    // A single click saves the file and lists its contents.
    const press = (of: typeof length) => save(seen, () => of.locator('.an-preset > p > .ps-download').first().click());
    await press(length);
    await page.getByText(say('Changes in the preset: 1', '预设中的调整：1 项')).waitFor();
    const choice = length.locator('.an-tick select').first();
    await choice.selectOption({ index: 1 });
    const chosen = Number(await choice.inputValue());
    const hot = page.locator('#cause-nozzle-too-hot');
    const values = iniValues(await press(hot));
    expect(Number(values.get('filament_retract_length'))).toBe(chosen);
    expect(values.get('temperature')).toMatch(/^\d+$/);
    expect([...values.keys()].filter((key) => !/retract|temperature/.test(key))).toEqual([]);
    const profile = await profileOf(seen, 'prusa-mk4/petg');
    const command = (await page.locator('.ps-copy code').textContent()) ?? '';
    const { machine, process, filament } = profile.presets.prusaslicer ?? {};
    for (const name of [machine, process, filament]) expect(command).toContain(`"${name}"`);
    await isClean('targets too');
    // A removed setting is no longer in the file.
    const drop = say('Remove: Retraction length', '移除：回抽长度');
    await page.getByRole('button', { name: drop }).click();
    await expect.poll(() => page.getByRole('button', { name: drop }).count()).toBe(0);
    const left = await save(seen, () => page.locator('.ps-hand .ps-download').click());
    expect(iniValues(left).has('filament_retract_length')).toBe(false);
  });

  it('says what to choose before there is a file', async () => {
    const seen = await look(viewer, { colorScheme });
    const { page, open, isClean } = seen;
    await open('/symptoms/stringing/?printer=prusa-mk4&material=petg');
    await page.getByText(say('Choose a slicer to see', '选择切片软件，')).waitFor();
    expect(await page.locator('.ps-download').count()).toBe(0);
    await open('/symptoms/stringing/?printer=prusa-mk4&material=petg&slicer=cura');
    await page.locator('#cause-retraction-too-short summary').first().click();
    const button = page.locator('#cause-retraction-too-short .ps-download').first();
    const { name, bytes } = await save(seen, () => button.click());
    expect(name).toMatch(/\.curaprofile$/);
    const texts = Object.values(unzipSync(bytes))
      .map((content) => strFromU8(content))
      .join('\n');
    expect(texts).toContain('retraction_amount = ');
    expect(texts).not.toContain('material_print_temperature');
    await isClean('targets too');
  });
});

it('the preset section is loaded when opened, and requests only the table of keys', async () => {
  const seen = await look();
  const { page, open, settle, texts, asked } = seen;
  await open('/explorer/?printer=bambu-lab-p1s&material=petg&slicer=orcaslicer');
  await page.getByRole('button', { name: texts.preset.open }).waitFor();
  await settle();
  expect(asked.filter((path) => path.includes('/presets/'))).toEqual([]);
  const before = asked.length;
  await page.getByRole('button', { name: texts.preset.open }).click();
  await save(seen, () => page.locator('.ps-download').click());
  const later = asked.slice(before);
  expect(later.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(later.filter((path) => path.endsWith('.json')).sort()).toEqual([
    '/api/v1/presets/orcaslicer.json',
    '/api/v1/presets/orcaslicer/bambu-lab-p1s.json',
    '/explorer/layout.json',
  ]);
});
