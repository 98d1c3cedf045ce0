import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/nozzle-temperature-in-own-range.js';
import { findings } from '../../../support/small-dataset.js';

describe('nozzle-temperature-in-own-range', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a temperature above its range', () => {
    expect(
      findings(rule, {
        profile: { nozzle_temperature_c: { other_layers: 250 } },
      }),
    ).toEqual(['0.4 nozzle: other_layers at 250 °C is outside its own range, 190 to 230 °C']);
  });

  it('finds a first layer below its range', () => {
    expect(
      findings(rule, {
        profile: { nozzle_temperature_c: { first_layer: 180 } },
      }),
    ).toEqual(['0.4 nozzle: first_layer at 180 °C is outside its own range, 190 to 230 °C']);
  });

  it('accepts the ends of the range', () => {
    expect(
      findings(rule, {
        profile: { nozzle_temperature_c: { first_layer: 230, other_layers: 190 } },
      }),
    ).toEqual([]);
  });
});
