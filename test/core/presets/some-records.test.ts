import { describe, expect, it } from 'vitest';
import { presetsPath } from '../../../core/contract/paths.js';
import { composePreset } from '../../../core/presets/compose.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { PresetMapping } from '../../../schemas/generated/record.js';
import { alone, checkKeys, known, overParents } from '../../support/preset-faults.js';
import { presetSamples } from '../../support/preset-samples.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');

/** For every record with each version and each form: all-records.full.test.ts. */
const samples = presetSamples(release, 80);

describe.each(SLICERS)('presets for %s', (slicer) => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath(slicer)).data;

  it('have valid values, and report what is not written', () => {
    const { presets, faults, keys } = checkKeys(samples, mapping, alone(slicer));
    expect(faults).toEqual({});
    expect(presets).toBeGreaterThan(250);
    expect(keys).toBeGreaterThan(50 * presets);
  });

  it('have no fewer values over the slicer’s own presets', () => {
    const own = known(samples, slicer);
    const { presets, faults, refused } = checkKeys(own, mapping, overParents(slicer));
    expect({ presets, faults, refused }).toEqual({ presets: own.length, faults: {}, refused: {} });
    expect(presets).toBeGreaterThan(25);
  });
});

describe('a profile of Cura', () => {
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
