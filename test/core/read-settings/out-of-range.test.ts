import { describe, expect, it } from 'vitest';
import { namedPath, pagePath } from '../../../core/contract/paths.js';
import { valuesOutOfRange } from '../../../core/read-settings/out-of-range.js';
import { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
import type { Material, Printer, Profile, Setting } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { publishedSettings, settingsOf, told } from '../../support/read-file.js';
import { shared } from '../../support/shared.js';
import { configLines, orcaGcode, textFile } from '../../support/slicer-files.js';

const frozen = await shared('frozen');
const record = <T>(file: string) => readJson<{ data: T[] }>(frozen, file).data[0] as T;
const printer = record<Printer>(namedPath('printers', 'acme-labs-one'));
const material = record<Material>(namedPath('materials', 'petg'));
const profile = record<Profile>(pagePath({ kind: 'profiles', printer: 'acme-labs-one', material: 'petg' }));
const settings = await publishedSettings();

describe('where values leave the ranges', () => {
  const beyond = (values: Record<string, number>) =>
    valuesOutOfRange(values, printer, material).map(({ of, setting, end }) => `${of} ${setting} ${end}`);

  it('is nowhere for the profile itself', () => {
    const own = Object.fromEntries(
      settings.flatMap((setting) => {
        const value = profileValue(setting, profile, printer);
        return value === null ? [] : [[setting.id, value]];
      }),
    );
    expect(Object.keys(own).length).toBeGreaterThan(10);
    expect(valuesOutOfRange(own, printer, null).filter(({ of }) => of === 'printer')).toEqual([]);
  });

  it('is told of the printer and of the material, with the end', () => {
    const { max_nozzle_temperature_c: max } = printer;
    expect(max).not.toBe(null);
    expect(valuesOutOfRange({ nozzle_temperature: (max ?? 0) + 1 }, printer, null)).toEqual([
      { setting: 'nozzle_temperature', value: (max ?? 0) + 1, of: 'printer', end: 'max', limit: max },
    ]);
    expect(valuesOutOfRange({ nozzle_temperature: max ?? 0 }, printer, null)).toEqual([]);
    expect(beyond({ nozzle_temperature: 20 })).toEqual(['material nozzle_temperature min']);
    expect(beyond({ bed_temperature: 500 })).toEqual(['printer bed_temperature max', 'material bed_temperature max']);
    expect(beyond({ travel_speed: 99_999, retraction_speed: 99_999 })).toContain('printer travel_speed max');
  });

  it('takes the layer heights of the nozzle that is in it', () => {
    const [nozzle] = printer.nozzles.filter(({ layer_height_mm: { max } }) => max !== null);
    const values = {
      nozzle_diameter: nozzle?.diameter_mm ?? 0,
      layer_height: (nozzle?.layer_height_mm.max ?? 0) + 0.1,
    };
    expect(beyond(values)).toContain('printer layer_height max');
    expect(beyond({ layer_height: values.layer_height })).not.toContain('printer layer_height max');
  });

  it('tells where a speed asks for more flow than is allowed', () => {
    const values = { max_volumetric_speed: 8, outer_wall_speed: 200, outer_wall_line_width: 0.42, layer_height: 0.2 };
    expect(valuesOutOfRange(values, null, null)).toEqual([
      { setting: 'outer_wall_speed', value: 200, of: 'flow', end: 'max', limit: 106 },
    ]);
    expect(valuesOutOfRange({ ...values, outer_wall_speed: 100 }, null, null)).toEqual([]);
  });

  it('knows nothing of what is not known', () => {
    expect(valuesOutOfRange({ nozzle_temperature: 9999 }, null, null)).toEqual([]);
    expect(valuesOutOfRange({}, printer, material)).toEqual([]);
  });
});

describe('the value of a profile beside one’s own', () => {
  it('is in the unit of the setting', () => {
    const { process } = profile;
    const changed: Profile = {
      ...profile,
      process: {
        ...process,
        seam: { ...process.seam, gap_mm: 0.06 },
        min_wall_width_mm: 0.34,
        support: { ...process.support, spacing_mm: 2 },
        line_width_mm: { ...process.line_width_mm, support: 0.5 },
      },
      nozzle: { diameter_mm: 0.4, variant: '0.4' },
    };
    const of = (id: string) => profileValue(settings.find((setting) => setting.id === id) as Setting, changed, printer);
    expect(of('seam_gap')).toBe(15);
    expect(of('min_wall_width')).toBe(85);
    expect(of('support_density')).toBe(20);
    expect(of('coasting')).toBe(null);
  });

  it('is the same after a walk through a file of a slicer', async () => {
    const written = settings.flatMap((setting) => {
      const { key, unit } = setting.slicers.orcaslicer;
      const value = profileValue(setting, profile, printer);
      const plain =
        typeof value === 'number' &&
        unit === setting.unit &&
        !/bed_temp|shrinkage|chamber|min_wall|seam_gap|pressure/.test(setting.id);
      return key !== null && plain ? [{ setting, key, value }] : [];
    });
    expect(written.length).toBeGreaterThan(10);
    const config = Object.fromEntries(written.map(({ key, value }) => [key, String(value)]));
    expect(configLines(config)).toContain('; layer_height = ');
    const { values, why } = told(await settingsOf(textFile('a.gcode', orcaGcode(config))), settings);
    for (const { setting, value } of written)
      expect(value === 0 && why[setting.id] ? value : values[setting.id], setting.id).toBe(value);
  });

  it('is the same by another name of a pattern, and within what files round', () => {
    expect(sameValue('stars', 'tri-hexagon')).toBe(true);
    expect(sameValue('grid', 'stars')).toBe(false);
    expect(sameValue(0.42, 0.42004)).toBe(true);
    expect(sameValue(0.42, 0.45)).toBe(false);
    expect(sameValue(true, false)).toBe(false);
  });
});
