import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/ranges-in-order.js';
import { findings } from '../../../support/small-dataset.js';

describe('ranges-in-order', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a range of a profile that runs backwards', () => {
    expect(
      findings(rule, {
        profile: { nozzle_temperature_range_c: { min: 240, max: 230 } },
      }),
    ).toEqual(['0.4 nozzle: nozzle_temperature_range_c runs from 240 to 230']);
  });

  it('finds a range of a material that runs backwards', () => {
    expect(
      findings(rule, {
        materials: { pla: { facts: { chamber_temperature_c: { min: 70, max: 50, sources: ['guide'] } } } },
      }),
    ).toEqual(['runs from 70 to 50']);
  });

  it('finds layer heights of a nozzle that run backwards', () => {
    expect(
      findings(rule, {
        nozzle: { layer_height_mm: { min: 0.3, max: 0.2 } },
      }),
    ).toEqual(['the layer height of nozzle 0.4 runs from 0.3 to 0.2 mm']);
  });
});
