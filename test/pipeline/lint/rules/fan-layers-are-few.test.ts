import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/fan-layers-are-few.js';
import { findings } from '../../../support/small-dataset.js';

describe('fan-layers-are-few', () => {
  it('accepts a few layers', () => {
    expect(findings(rule, { profile: { cooling: { fan_off_first_layers: 3, full_fan_speed_layer: 100 } } })).toEqual(
      [],
    );
  });

  it('finds a number that says never', () => {
    expect(findings(rule, { profile: { cooling: { fan_off_first_layers: 1000, full_fan_speed_layer: 999 } } })).toEqual(
      ['0.4 nozzle: fan_off_first_layers: 1000 layers', '0.4 nozzle: full_fan_speed_layer: 999 layers'],
    );
  });
});
