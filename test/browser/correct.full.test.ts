import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { fill } from '../../docs/src/explorer/texts/fill.js';
import { PHONE, visitor } from '../support/visit.js';

const look = visitor('siteServer');
const SOURCE = 'https://maker.example/spec';

describe.each([PHONE])('the correction form, $lang at $width px', (viewer) => {
  const english = viewer.lang === 'en';

  it('shows the current figure, and generates the change once it is complete and valid', async () => {
    const { page, open, isClean } = await look(viewer);
    await open('/correct/?record=printers/creality-ender-3-v3-se&field=rated.max_bed_temperature_c');
    const form = page.locator('form.correct');
    await expect
      .poll(() => form.locator('.about').textContent())
      .toMatch(
        english
          ? /Ender-3 V3 SE · \p{Lu}[\p{L} ]+ \(rated\.max_bed_temperature_c\)/u
          : /Ender-3 V3 SE · \p{Script=Han}+（rated\.max_bed_temperature_c）/u,
      );
    expect(await form.locator('.now output').textContent()).toMatch(english ? /°C|not known/ : /°C|未知/);
    const result = form.locator('.result');
    await form.locator('[name=value]').fill('5705');
    expect(await form.locator('.problems').textContent()).toMatch(/30.*200/);
    await form.locator('[name=value]').fill('100 °C');
    await form.locator('[name=source]').fill(SOURCE);
    expect(await result.isVisible()).toBe(false);
    expect(await form.locator('.problems').textContent()).toBe(
      english ? 'Still empty: What you read there.' : '尚未填写：在那里读到的内容。',
    );
    expect(await form.locator('[aria-invalid=true]').getAttribute('name')).toBe('read');
    await form.locator('[name=read]').fill('heated bed: up to 100 °C');
    expect(await result.isVisible()).toBe(true);
    const text = await result.locator('.text').textContent();
    expect(text).toMatch(/^# data\/printers\/creality\/ender-3-v3-se\.yaml/);
    const fact = { value: 100, source: SOURCE, read: 'heated bed: up to 100 °C' };
    expect(load(text ?? '')).toEqual({ curated: { 'rated.max_bed_temperature_c': fact } });
    // This build has no URL to submit the change to, so it refers to its host.
    expect(await result.locator('.send').isVisible()).toBe(false);
    expect(await result.locator('.where').textContent()).toContain(new URL(page.url()).host);
    await isClean();
  });

  it('shows the known maximum if the requested kind of maximum is unknown', async () => {
    const { page, open } = await look(viewer);
    await open('/correct/?record=printers/anycubic-4max-pro-2&field=rated.max_bed_temperature_c');
    await expect
      .poll(() => page.locator('.now output').textContent())
      .toMatch(
        english
          ? /^\d+\s°C \(\w+\.max_bed\w+\); rated\.\w+: not known$/
          : /^\d+\s°C（\w+\.max_bed\w+）；rated\.\w+：未知$/,
      );
  });

  it('is linked from each of the main figures of a pair, with the field filled in', async () => {
    const { page, open } = await look(viewer);
    await open('/explorer/?printer=creality-ender-3-v3-se&material=petg');
    const figures = page.locator('.xp-key dd a');
    await figures.first().waitFor();
    const fields = await figures.evaluateAll((all) =>
      (all as unknown as { href: string }[]).map(({ href }) => new URL(href).searchParams.get('field') ?? ''),
    );
    expect(fields.length).toBeGreaterThan(6);
    expect(new Set(fields).size).toBe(fields.length);
    const place = fields.indexOf('retraction.length_mm');
    const shown = (await figures.nth(place).textContent()) ?? '';
    await figures.nth(place).click();
    await page.waitForURL(/\/correct\/\?record=profiles\/creality-ender-3-v3-se--0\.4--petg&field=retraction/);
    await expect
      .poll(async () => shown.startsWith((await page.locator('.now output').textContent()) ?? '?'))
      .toBe(true);
    // The form knows each of these fields.
    const known = page.locator('.now:not([hidden])');
    for (const field of fields) {
      const record = field.startsWith('drying') ? 'materials/petg' : 'profiles/creality-ender-3-v3-se--0.4--petg';
      await open(`/correct/?record=${record}&field=${field}`);
      await known.waitFor();
    }
  });

  it('is linked from a figure of a pair, with its value', async () => {
    const { page, open, texts } = await look(viewer);
    await open('/explorer/?printer=creality-ender-3-v3-se&material=petg');
    const shown = page.locator('.xp-key > div', { hasText: english ? 'Flow limit' : '最大流量' }).locator('dd');
    const value = await shown.textContent();
    await page.locator('summary', { hasText: texts.allSettings }).click();
    const group = page.locator('details.xp-folded', { has: page.locator('code, .xp-why') });
    await group.first().waitFor();
    await page.evaluate("for (const one of document.querySelectorAll('details.xp-folded')) one.open = true");
    const row = page.locator('.xp-rest tr', { has: page.locator('td', { hasText: value ?? '' }) }).first();
    const label = (await row.locator('th').textContent()) ?? '';
    await page
      .getByRole('button', { name: fill(texts.sourceOf, { label }) })
      .first()
      .click();
    await page.locator('.xp-detail a[rel=nofollow]').click();
    await page.waitForURL(/\/correct\/\?record=profiles\/creality-ender-3-v3-se--0\.4--petg&field=/);
    await expect.poll(() => page.locator('.now output').textContent()).toBe(value);
    await page.locator('[name=value]').fill('8');
    await page.locator('[name=source]').fill(SOURCE);
    await page.locator('[name=read]').fill('flow limit of PETG: 8');
    const { overrides } = load((await page.locator('.text').textContent()) ?? '') as { overrides: { field: string }[] };
    expect(overrides[0]?.field).toBe('profiles.petg.nozzles.0.4.max_volumetric_speed_mm3_s');
  });
});
