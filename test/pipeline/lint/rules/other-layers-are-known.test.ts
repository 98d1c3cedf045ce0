import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/other-layers-are-known.js';
import { findings } from '../../../support/small-dataset.js';

describe('other-layers-are-known', () => {
  it('accepts the small dataset, and a profile with neither', () => {
    expect(findings(rule)).toEqual([]);
    expect(findings(rule, { profile: { nozzle_temperature_c: { first_layer: null, other_layers: null } } })).toEqual(
      [],
    );
  });

  it('reports a first layer without other layers, for the nozzle and any plate', () => {
    const profile = {
      nozzle_temperature_c: { other_layers: null },
      bed_temperature_by_plate_c: { smooth_pei: { first_layer: 60 } },
    };
    expect(findings(rule, { profile })).toEqual([
      '0.4 nozzle: nozzle_temperature_c is 215 °C on the first layer, but unknown on all others',
      '0.4 nozzle: bed_temperature_by_plate_c.smooth_pei is 60 °C on the first layer, but unknown on all others',
    ]);
  });

  it('accepts one whose other layers were withheld', () => {
    expect(findings(rule, { profile: { bed_temperature_c: { first_layer: 100, other_layers: 110 } } })).toEqual([]);
  });
});
