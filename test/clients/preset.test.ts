import { beforeEach, describe, expect, it } from 'vitest';
import { folder } from '../../clients/typescript/src/folder.js';
import { MissingFileError, type OpenPrintData } from '../../clients/typescript/src/index.js';
import { allFixes, chooseFix } from '../../clients/typescript/src/parts/preset-of.js';
import { PresetRefused, presetFiles, type SlicerId } from '../../clients/typescript/src/preset.js';
import { presetsPath, presetValuesPath } from '../../core/contract/paths.js';
import { changeOf } from '../../core/troubleshoot/resolve/change.js';
import { SLICER_NAMES, SLICERS } from '../../core/words/slicers.js';
import { counted } from '../support/counted.js';
import { answer } from '../support/scripted.js';
import { shared } from '../support/shared.js';

const release = folder(await shared('release'));
let asked: string[];
let data: OpenPrintData;
beforeEach(() => {
  ({ asked, data } = counted(release));
});

describe('a preset by names', () => {
  it.each(SLICERS)('for %s loads only the records and their mapping to settings', async (slicer) => {
    const { slicer: made, rows } = await data.preset('bambu-lab-p1s', 'petg', { slicer, qualityType: 'normal' });
    expect(made).toBe(slicer);
    expect(rows.length).toBeGreaterThan(100);
    const records = ['printers/bambu-lab-p1s', 'materials/petg', 'profiles/bambu-lab-p1s/petg'];
    expect(new Set(asked)).toEqual(new Set([...records.map((one) => `/api/v1/${one}.json`), presetsPath(slicer)]));
  });

  it('includes the values of the slicer’s own presets on request, if published', async () => {
    const profile = await data.profiles.get('bambu-lab-p1s', 'petg');
    const theirs = { id: profile.id, changes: { nozzle_temperature_c: { first_layer: 231, other_layers: 232 } } };
    const { data: other } = counted(release, { [presetValuesPath('orcaslicer', 'bambu-lab-p1s')]: answer([theirs]) });
    const of = async (slicer: SlicerId, client = other) => {
      const { rows } = await client.preset('p1s', 'petg', { slicer, theirs: true });
      return rows.find(({ setting }) => setting === 'nozzle_temperature');
    };
    expect(await of('orcaslicer')).toMatchObject({ value: profile.nozzle_temperature_c.other_layers, theirs: 232 });
    // PrusaSlicer does not know the machine, so there is nothing to request.
    expect(await of('prusaslicer', data)).toMatchObject({ theirs: null });
    expect(asked).not.toContain(presetValuesPath('prusaslicer', 'bambu-lab-p1s'));
  });

  it('requests no missing file', async () => {
    const [own, bare] = ['bambu_studio', 'orcaslicer'] as const;
    // One record is from Bambu Studio itself; for the other OrcaSlicer has a machine, but no preset of the material.
    await data.preset('bambu-lab-p1s', 'petg', { slicer: own, theirs: true });
    const { presets } = await data.profiles.get('flashforge-guider-2s', 'asa-cf');
    expect(presets[bare]).toMatchObject({ machine: expect.any(String), filament: null });
    await data.preset('flashforge-guider-2s', 'asa-cf', { slicer: bare, theirs: true });
    expect(asked.filter((path) => /\/presets\/.*\//.test(path))).toEqual([]);
  });

  it('accepts any spelling of a slicer, but no other name', async () => {
    const of = async (slicer: string) => (await data.preset('P1S', 'PETG', { slicer: slicer as SlicerId })).slicer;
    for (const spelling of ['bambu_studio', 'bambu-studio', 'BambuStudio', SLICER_NAMES.bambu_studio])
      expect(await of(spelling)).toBe('bambu_studio');
    for (const other of ['simplify3d', 'bambu', ''])
      await expect(of(other)).rejects.toMatchObject({ name: 'BadArgumentError', argument: 'slicer' });
  });

  it('rejects unknown options, so that misspelt ones are not ignored', async () => {
    const options = { slicer: 'cura' as const, qualitytype: 'normal' };
    await expect(data.preset('p1s', 'petg', options)).rejects.toMatchObject({ code: 'unknown_parameter' });
  });

  it('rejects an unknown form, which would otherwise yield a whole preset', async () => {
    const asking = data.preset('p1s', 'petg', { slicer: 'cura', form: 'change' as 'changes' });
    await expect(asking).rejects.toMatchObject({ code: 'invalid_value', argument: 'form' });
  });

  it('of an older release without mappings names the missing file', async () => {
    const { data: old } = counted({
      text: async (path, options) => {
        if (path.includes('/presets/')) throw new MissingFileError(path);
        return release.text(path, options);
      },
    });
    await expect(old.preset('p1s', 'petg', { slicer: 'orcaslicer' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('the quality type for Cura is the one of the profile, unless another of the machine is given', async () => {
  const profile = await data.profiles.get('ender-3', 'pla');
  const allowed = (await data.printers.get('ender-3')).presets.cura_quality_types;
  const quality = async (qualityType?: string) => {
    const asked = { slicer: 'cura', ...(qualityType ? { qualityType } : {}) } as const;
    return (await data.preset('ender-3', 'pla', asked)).cura?.quality_type;
  };
  expect(profile.presets.cura?.process).toBeTruthy();
  expect(await quality()).toBe(profile.presets.cura?.process);
  for (const one of allowed) expect(await quality(one)).toBe(one);
  await expect(quality('finest')).rejects.toMatchObject({ code: 'no_quality_type', allowed });
});

describe('a fix by names', () => {
  it('is found under any of its causes that applies', async () => {
    const setup = await data.setup({ printer: 'p1s', material: 'petg', slicer: 'orcaslicer' });
    const { causes } = await data.resolve('stringing', { printer: 'p1s', material: 'petg', slicer: 'orcaslicer' });
    const holding = new Map(causes.map(({ id, fixes }) => [id, fixes.map((fix) => fix.id)]));
    const rule = await data.troubleshoot.get('stringing');
    let checked = 0;
    for (const { id } of allFixes(rule)) {
      const { cause } = chooseFix({ symptom: 'stringing', fix: id }, rule, setup);
      if ([...holding.values()].flat().includes(id)) expect(holding.get(cause)).toContain(id);
      checked++;
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('makes the same change under every cause, so that its id alone identifies the change', async () => {
    const setup = await data.setup({ printer: 'p1s', material: 'petg', slicer: 'orcaslicer' });
    for (const rule of await data.troubleshoot.list().all()) {
      const changes = new Map<string, string>();
      for (const { id, adjustment } of rule.causes.flatMap(({ fixes }) => fixes)) {
        const text = JSON.stringify(adjustment && changeOf(adjustment, setup));
        expect([rule.id, id, changes.get(id) ?? text]).toEqual([rule.id, id, text]);
        changes.set(id, text);
      }
    }
  });

  it('that is unknown is rejected with a list of the known ones', async () => {
    const fixes = [{ symptom: 'stringing', fix: 'x' }];
    const asking = data.preset('p1s', 'petg', { slicer: 'cura', qualityType: 'normal', fixes });
    const error = await asking.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PresetRefused);
    const allowed = expect.arrayContaining(['retraction-up']);
    expect(error).toMatchObject({ code: 'unknown_fix', subject: 'x', allowed });
  });

  it('yields a preset with only its change, or a whole configuration for PrusaSlicer', async () => {
    const fixes = [{ symptom: '拉丝', fix: 'retraction-up', value: 1 }];
    const whole = await data.preset('p1s', 'petg', { slicer: 'prusaslicer', fixes });
    expect(whole.form).toBe('full');
    expect(whole.values.process.length).toBeGreaterThan(50);
    const preset = await data.preset('p1s', 'petg', { slicer: 'orcaslicer', fixes });
    const texts = presetFiles(preset).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    const keys = texts.flatMap((one) => Object.keys(one)).filter((key) => /retract|temperature|speed|layer/.test(key));
    expect(keys).toEqual(['filament_retraction_length']);
  });
});
