import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/layer-height-fits-nozzle.js';
import { findings } from '../../../support/small-dataset.js';

describe('layer-height-fits-nozzle', () => {
  it('reports a maximum layer height above the nozzle diameter', () => {
    expect(
      findings(rule, {
        nozzle: { layer_height_mm: { max: 0.5 } },
      }),
    ).toEqual(['the maximum layer height, 0.5 mm, is above the nozzle diameter, 0.4 mm']);
  });

  it('reports a default process outside the limits', () => {
    expect(
      findings(rule, {
        nozzle: { layer_height_mm: { max: 0.16 } },
      }),
    ).toEqual(["the default process prints 0.2 mm layers, outside the nozzle's 0.08 to 0.16 mm"]);
  });

  it('reports a first layer higher than the nozzle is wide', () => {
    expect(findings(rule, { processValues: { first_layer_height_mm: 0.4 } })).toEqual([]);
    expect(findings(rule, { processValues: { first_layer_height_mm: 0.5 } })).toEqual([
      '0.20 mm: a first layer of 0.5 mm with a 0.4 mm nozzle',
    ]);
  });
});
