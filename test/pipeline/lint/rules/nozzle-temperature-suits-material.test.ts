import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/nozzle-temperature-suits-material.js';
import { findings } from '../../../support/small-dataset.js';

const at = (other_layers: number) => ({
  profile: { nozzle_temperature_c: { first_layer: 210, other_layers } },
});

describe('nozzle-temperature-suits-material', () => {
  it('accepts a fast preset a little above the range, and a cool one a little below', () => {
    expect(findings(rule, at(250))).toEqual([]);
    expect(findings(rule, at(170))).toEqual([]);
  });

  it('reports a preset that is far too cold for its material', () => {
    expect(findings(rule, at(160))).toEqual(['0.4 nozzle: other_layers at 160 °C does not suit pla, 190 to 230 °C']);
  });
});
