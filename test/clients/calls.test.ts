import { beforeEach, describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import type { OpenPrintData } from '../../clients/typescript/src/index.js';
import { FILES } from '../../core/contract/paths.js';
import { resolveRule } from '../../core/troubleshoot/resolve/resolve-rule.js';
import { counted } from '../support/counted.js';
import { shared } from '../support/shared.js';

/** Calls on the frozen data; `asked` lists the files that they read. */
const frozen = folder(await shared('frozen'));
let asked: string[];
let data: OpenPrintData;
beforeEach(() => {
  ({ asked, data } = counted(frozen));
});
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe('a name', () => {
  it('that is an id needs no list of names', async () => {
    expect((await data.printers.get('Bambu Lab A1_mini')).id).toBe('bambu-lab-a1-mini');
    expect((await data.materials.get('PETG')).id).toBe('petg');
    expect(ids(await data.printers.list({ brand: 'Creality' }).all())).toEqual(['creality-ender-3']);
    const files = ['printers/bambu-lab-a1-mini', 'materials/petg', 'printers/brand/creality'];
    expect(asked).toEqual(files.map((file) => `/api/v1/${file}.json`));
  });

  it('that is not an id is looked up, and cached', async () => {
    for (let i = 0; i < 2; i++) expect((await data.printers.get('A1 mini')).id).toBe('bambu-lab-a1-mini');
    expect(asked.filter((path) => path.endsWith('printers/a1-mini.json'))).toHaveLength(1);
  });

  it('that is unknown comes with suggestions', async () => {
    await expect(data.printers.get('ender 33')).rejects.toMatchObject({
      code: 'unknown_printer',
      kind: 'printers',
      asked: 'ender 33',
      suggestions: expect.arrayContaining(['creality-ender-3']),
      message: expect.stringMatching(/^No printer is called "ender 33"; near it: /),
    });
    const unknownBrand = { code: 'unknown_brand', suggestions: ['creality'] };
    await expect(data.brands.get('crealty')).rejects.toMatchObject(unknownBrand);
    const unknownSetting = { code: 'unknown_setting', suggestions: expect.arrayContaining(['retraction_length']) };
    await expect(data.settings.get('retraction lenght')).rejects.toMatchObject(unknownSetting);
  });

  it.each([
    ['', 'empty_value'],
    [' ', 'empty_value'],
    [7, 'invalid_value'],
    [undefined, 'invalid_value'],
    ['x'.repeat(201), 'out_of_range'],
  ])('that is invalid is rejected: %j', async (name, code) => {
    for (const call of [data.printers, data.materials, data.troubleshoot, data.settings, data.brands])
      await expect(call.get(name as string)).rejects.toMatchObject({ code });
    expect(asked).toEqual([]);
  });
});

describe('profiles', () => {
  it('are for the printer’s default nozzle, or for the named one', async () => {
    const variants = (await data.profiles.list({ printer: 'bambu-lab-a1-mini', material: 'pla' }).all()).map(
      ({ nozzle }) => nozzle.variant,
    );
    const { default_nozzle_diameter_mm: usual } = await data.printers.get('bambu-lab-a1-mini');
    expect((await data.profiles.get('a1 mini', 'PLA')).nozzle.diameter_mm).toBe(usual);
    for (const nozzle of variants)
      expect((await data.profiles.get('a1 mini', 'PLA', { nozzle })).nozzle.variant).toBe(nozzle);
    const unknownNozzle = { code: 'unknown_nozzle', nozzles: variants };
    await expect(data.profiles.get('a1 mini', 'PLA', { nozzle: '0.33' })).rejects.toMatchObject(unknownNozzle);
  });

  it('missing for a pair cause an error with the printer’s materials, or an empty list', async () => {
    const { materials } = await data.printers.get('bambu-lab-a1-mini');
    expect(materials).not.toContain('peek');
    const noProfile = { code: 'no_profile', printer: 'bambu-lab-a1-mini', material: 'peek', materials };
    await expect(data.profiles.get('a1 mini', 'peek')).rejects.toMatchObject(noProfile);
    expect(await data.profiles.list({ printer: 'a1 mini', material: 'peek' }).all()).toEqual([]);
    await expect(data.profiles.get('a1 mini', 'peeek')).rejects.toMatchObject({ code: 'unknown_material' });
  });
});

describe('the other calls', () => {
  it('return settings by id, name and slicer key', async () => {
    for (const name of ['retraction_length', 'Retraction length', 'retract_length'])
      expect((await data.settings.get(name)).id).toBe('retraction_length');
    expect(ids(await data.settings.list().all())).toEqual(ids(await data.settings()));
  });

  it('return the contents of the files', async () => {
    expect(await data.brands.get('creality')).toEqual({ id: 'creality', name: 'Creality' });
    expect((await data.index()).counts.printers).toBe((await data.printers.list().all()).length);
    expect(await data.diagnosis()).toEqual(await data.json(FILES.diagnose));
    expect((await data.calibration()).length).toBeGreaterThan(0);
    await expect(data.json('nothing')).rejects.toMatchObject({ code: 'invalid_value' });
    await expect(data.json('/nothing')).rejects.toMatchObject({ code: 'not_found', path: '/nothing' });
  });

  it('return the short version of a record in one language', async () => {
    const [material] = (await data.json<{ data: { brief: { zh: string } }[] }>('/api/v1/materials/petg.json')).data;
    const { data: listed } = await data.json<{ data: unknown[] }>(material?.brief.zh ?? '');
    expect([await data.materials.brief('PETG', { language: 'zh' })]).toEqual(listed);
    const rule = await data.troubleshoot.brief('拉丝');
    expect(rule).toMatchObject({ id: 'stringing', causes: expect.any(Array) });
    expect(JSON.stringify(rule)).not.toMatch(/[\u4e00-\u9fff]/);
    const invalidValue = { code: 'invalid_value' };
    await expect(data.materials.brief('PETG', { language: 'de' as 'en' })).rejects.toMatchObject(invalidValue);
  });

  it('search like the site', async () => {
    const [first] = await data.find('ender3', { kinds: ['printers'], limit: 1 });
    expect(first).toMatchObject({ kind: 'printers', id: 'creality-ender-3', sure: true });
    expect((await data.find('strnging')).map(({ id }) => id)).toContain('stringing');
    for (const text of ['acme labs pla basic black jet', 'acme pla basic jet black']) {
      const [spool, ...others] = await data.find(text);
      expect(spool).toMatchObject({ id: 'acme-labs--pla-basic', colour: 'Jet Black', sure: true });
      expect(others.map(({ id }) => id)).not.toContain('acme-labs--pla-basic');
    }
    await expect(data.find('x', { kinds: ['planets' as 'printers'] })).rejects.toMatchObject({ code: 'invalid_value' });
    await expect(data.find('x', { limit: 0 })).rejects.toMatchObject({ code: 'out_of_range' });
  });

  it('resolve a rule like the functions alone', async () => {
    const names = {
      printer: 'a1 mini',
      material: 'pla',
      slicer: 'orcaslicer',
      user_values: { retraction_length: 0.4 },
    } as const;
    const setup = await data.setup(names);
    expect(setup.profile?.id).toBe((await data.profiles.get('a1 mini', 'pla')).id);
    expect(await data.resolve('拉丝', names)).toEqual(resolveRule(await data.troubleshoot.get('stringing'), setup));
    expect((await data.setup({ printer: 'a1 mini', material: 'peek' })).profile).toBeNull();
    await expect(data.setup({ slicer: 'orca' as 'cura' })).rejects.toMatchObject({ code: 'invalid_value' });
  });

  it('keep a nozzle without a profile as a user value, and reject invalid ones', async () => {
    const expected = { profile: null, user_values: { nozzle_diameter: 0.6 } };
    expect(await data.setup({ printer: 'a1 mini', nozzle: '0.6 mm' })).toMatchObject(expected);
    const own = { nozzle: 0.4, user_values: { nozzle_diameter: 0.5 } };
    expect((await data.setup(own)).user_values).toEqual({ nozzle_diameter: 0.5 });
    const pair = { printer: 'a1 mini', material: 'pla' };
    expect((await data.setup({ ...pair, nozzle: '0.4 mm' })).profile?.nozzle.variant).toBe('0.4');
    await expect(data.setup({ ...pair, nozzle: 0.33 })).rejects.toMatchObject({ code: 'unknown_nozzle' });
    await expect(data.setup({ nozzle: 'brass' })).rejects.toMatchObject({ code: 'invalid_value', argument: 'nozzle' });
  });

  it('reject unknown options', async () => {
    const wrong = { printr: 'x' } as object;
    expect(() => data.profiles.list(wrong)).toThrow(/^printr: "x"; allowed: printer, material, signal$/);
    const brand = 'creality' as unknown as { brand: string };
    expect(() => data.printers.list(brand)).toThrow(/^options: "creality"; allowed: an object with brand, signal$/);
    const none = null as unknown as object;
    await expect(data.printers.get('a1 mini', none)).rejects.toMatchObject({ code: 'invalid_value' });
    await expect(data.profiles.get('a1 mini', 'pla', wrong)).rejects.toMatchObject({ code: 'unknown_parameter' });
    await expect(data.resolve('stringing', wrong)).rejects.toMatchObject({ code: 'unknown_parameter' });
  });
});
