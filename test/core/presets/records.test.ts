import { describe, expect, inject, it } from 'vitest';
import { presetsPath } from '../../../core/contract/paths.js';
import { composePreset } from '../../../core/presets/compose.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { PresetMapping } from '../../../schemas/generated/record.js';
import { alone, checkKeys, known, overParents } from '../../support/preset-faults.js';
import { presetSamples } from '../../support/preset-samples.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');

/** Every record, or one of eighty. */
const full = inject('full');
const samples = presetSamples(release, full ? 1 : 80);

describe.each(SLICERS)('presets for %s', (slicer) => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath(slicer)).data;

  it('have valid values, and report what is not written', () => {
    const { presets, keys, faults, refused } = checkKeys(samples, mapping, alone(slicer));
    expect(faults).toEqual({});
    // A printer with an unknown bed cannot be in a file for PrusaSlicer.
    const noBed = slicer === 'prusaslicer' ? (refused.no_bed ?? []) : [];
    expect(refused).toEqual(noBed.length > 0 ? { no_bed: noBed } : {});
    expect(noBed.length).toBeLessThanOrEqual(5);
    expect(presets).toBe(samples.length - noBed.length);
    expect(presets).toBeGreaterThan(full ? 20_000 : 250);
    expect(keys).toBeGreaterThan(50 * presets);
  }, 900_000);

  it('have no fewer values over the slicer’s own presets', () => {
    const own = known(samples, slicer);
    const { presets, keys, faults, refused } = checkKeys(own, mapping, overParents(slicer));
    expect({ presets, faults, refused }).toEqual({ presets: own.length, faults: {}, refused: {} });
    expect(presets).toBeGreaterThan(full ? 3000 : 25);
    expect(keys).toBeGreaterThan(50 * presets);
  }, 900_000);

  it('for the oldest version have no later keys', () => {
    const some = samples.filter((_, place) => place % 10 === 0);
    const { presets, faults } = checkKeys(some, mapping, alone(slicer, mapping.versions.at(-1)?.id ?? ''));
    expect(faults).toEqual({});
    expect(presets).toBeGreaterThan(full ? 2000 : 25);
  }, 900_000);
});

describe.skipIf(full)('a standalone file for PrusaSlicer', () => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath('prusaslicer')).data;

  it('states the fan behaviour even if the record does not, because the program has its own defaults', () => {
    const open = samples.filter(
      ({ profile: { cooling } }) => cooling.fan_always_on === null || cooling.bridge_fan_percent === null,
    );
    expect(open.length).toBeGreaterThan(5);
    for (const { profile, printer, material } of open) {
      const { values } = composePreset(profile, printer, material, mapping, { parents: null });
      const keys = values.filament.map(([key]) => key);
      if (profile.cooling.fan_min_percent !== null) expect(keys, profile.id).toContain('fan_always_on');
      if (profile.cooling.fan_max_percent !== null) expect(keys, profile.id).toContain('bridge_fan_speed');
    }
  });
});

describe.skipIf(full)('a profile of Cura', () => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath('cura')).data;

  it('can be made for every quality of its machine', () => {
    const wanted = samples.flatMap((sample) =>
      sample.printer.presets.cura_quality_types.map((qualityType) => ({ sample, qualityType })),
    );
    const made = wanted.map(({ sample: { profile, printer, material }, qualityType }) => {
      const { cura } = composePreset(profile, printer, material, mapping, { parents: null, qualityType });
      return cura?.quality_type;
    });
    expect(made).toEqual(wanted.map(({ qualityType }) => qualityType));
    expect(made).toContain('extra coarse');
  });
});
