import { describe, expect, it } from 'vitest';
import { namedPath, pagePath } from '../../../core/contract/paths.js';
import { profileValue, sameValue } from '../../../core/read-settings/profile-value.js';
import type { Printer, Profile, Setting } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { publishedSettings, settingsOf, told } from '../../support/read-file.js';
import { shared } from '../../support/shared.js';
import { configLines, orcaGcode, textFile } from '../../support/slicer-files.js';

const frozen = await shared('frozen');
const record = <T>(file: string) => readJson<{ data: T[] }>(frozen, file).data[0] as T;
const printer = record<Printer>(namedPath('printers', 'acme-labs-one'));
const profile = record<Profile>(pagePath({ kind: 'profiles', printer: 'acme-labs-one', material: 'petg' }));
const settings = await publishedSettings();

describe('the profile’s value next to a user’s value', () => {
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

  it('is unchanged after a round trip through a slicer’s file', async () => {
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

  it('equals another name of the same pattern, and values within rounding', () => {
    expect(sameValue('stars', 'tri-hexagon')).toBe(true);
    expect(sameValue('grid', 'stars')).toBe(false);
    expect(sameValue(0.42, 0.42004)).toBe(true);
    expect(sameValue(0.42, 0.45)).toBe(false);
    expect(sameValue(true, false)).toBe(false);
  });
});
