import { beforeAll, describe, expect, it } from 'vitest';
import { presetsPath } from '../../../core/contract/paths.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { PresetMapping } from '../../../schemas/generated/record.js';
import { alone, checkKeys, known, overParents, type Sample } from '../../support/preset-faults.js';
import { presetSamples } from '../../support/preset-samples.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

let release: string;
let samples: Sample[];

beforeAll(async () => {
  release = await shared('release');
  samples = presetSamples(release);
}, 600_000);

describe.each(SLICERS)('presets for %s', (slicer) => {
  const mapping = () => readJson<{ data: [PresetMapping] }>(release, presetsPath(slicer)).data[0];

  it('of every record have valid values, and report what is not written', () => {
    const { presets, keys, faults, refused } = checkKeys(samples, mapping(), alone(slicer));
    expect(faults).toEqual({});
    // A printer with an unknown bed cannot be in a file for PrusaSlicer.
    const noBed = slicer === 'prusaslicer' ? (refused.no_bed ?? []) : [];
    expect(refused).toEqual(noBed.length > 0 ? { no_bed: noBed } : {});
    expect(noBed.length).toBeLessThanOrEqual(5);
    expect(presets).toBe(samples.length - noBed.length);
    expect(presets).toBeGreaterThan(20_000);
    expect(keys).toBeGreaterThan(50 * presets);
  }, 900_000);

  it('have no fewer values over the slicer’s own presets', () => {
    const own = known(samples, slicer);
    const { presets, keys, faults, refused } = checkKeys(own, mapping(), overParents(slicer));
    expect({ faults, refused }).toEqual({ faults: {}, refused: {} });
    expect(presets).toBe(own.length);
    expect(presets).toBeGreaterThan(3000);
    expect(keys).toBeGreaterThan(50 * presets);
  }, 900_000);

  it('for the oldest version have no later keys', () => {
    const every = samples.filter((_, place) => place % 10 === 0);
    const oldest = mapping().versions.at(-1)?.id ?? '';
    const { presets, faults } = checkKeys(every, mapping(), alone(slicer, oldest));
    expect(faults).toEqual({});
    expect(presets).toBeGreaterThan(2000);
  }, 900_000);
});
