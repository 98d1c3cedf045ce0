import { describe, expect, it } from 'vitest';
import { checkKin } from '../../../scripts/pipeline/check/materials.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { smallDataset } from '../../support/small-dataset.js';

const KIN = {
  nozzle_temperature_c: { min: 190, max: 230, sources: ['guide'] },
  bed_temperature_c: { min: 45, max: 60, sources: ['guide'] },
  drying_temperature_c: { min: 45, max: 55, sources: ['guide'] },
  glass_transition_c: { value: 60, sources: ['guide'] },
  density_g_cm3: { value: 1.24, sources: ['guide'] },
  max_volumetric_speed_mm3_s: { value: 15, sources: ['guide'] },
};

function found(facts: JsonObject, more: JsonObject = {}): string[] {
  const pla = { family: 'pla', type: 'PLA', facts: KIN };
  const dataset = smallDataset({
    materials: { pla: { facts: KIN }, 'pla-matte': pla, 'pla-tough': { ...pla, facts, ...more } },
  });
  return [...checkKin(dataset)].map(({ file, path, message }) => `${file} ${path}: ${message}`);
}

describe('a figure of a material', () => {
  it.each<[what: string, facts: JsonObject]>([
    ['as its kin have it', { nozzle_temperature_c: { min: 200, max: 240 }, density_g_cm3: { value: 1.3 } }],
    ['as another source says too', { bed_temperature_c: { min: 110, max: 120, others: [{ min: 100, max: 115 }] } }],
    ['of a bed that may stay cold', { bed_temperature_c: { min: 0, max: 60 } }],
    ['that its kin do not state', { chamber_temperature_c: { max: 200 } }],
  ])('may be %s', (_, facts) => {
    expect(found(facts)).toEqual([]);
  });

  it.each<[what: string, facts: JsonObject, reported: string]>([
    [
      'a nozzle in °F',
      { nozzle_temperature_c: { min: 374 } },
      'nozzle_temperature_c.min: 374 °C is far from all other sources',
    ],
    ['a bed in °F', { bed_temperature_c: { max: 140 } }, 'looks like °F (140 °F = 60 °C)'],
    ['a bed without a digit', { bed_temperature_c: { min: 5 } }, 'bed_temperature_c.min: 5 °C'],
    ['an oven in °F', { drying_temperature_c: { max: 131 } }, 'looks like °F (131 °F = 55 °C)'],
    ['a density of metal', { density_g_cm3: { value: 7.8 } }, 'density_g_cm3.value: 7.8 g/cm³'],
    [
      'a tenth of the flow',
      { max_volumetric_speed_mm3_s: { value: 1.5 } },
      'looks like ten times too small (15 mm³/s)',
    ],
    ['a glass transition without a digit', { glass_transition_c: { value: 6 } }, 'glass_transition_c.value: 6 °C'],
  ])('is reported where it is %s', (_, facts, reported) => {
    expect(found(facts)).toEqual([expect.stringContaining(reported)]);
    expect(found(facts)).toEqual([expect.stringContaining('materials/pla-tough.yaml')]);
  });

  it.each<[what: string, other: JsonObject, reported: string]>([
    ['without a digit', { min: 20, max: 210 }, 'others.0.min: 20 °C'],
    ['in °F', { max: 410 }, 'others.0.max: 410 °C'],
  ])('is reported where another source has it %s', (_, other, reported) => {
    const nozzle = { min: 200, max: 230, others: [other] } as JsonObject;
    expect(found({ nozzle_temperature_c: nozzle })).toEqual([expect.stringContaining(reported)]);
    expect(found({ nozzle_temperature_c: { ...nozzle, others: [{ min: 170, max: 250 }] } })).toEqual([]);
  });

  it('about flow may be further below its family than above', () => {
    expect(found({ max_volumetric_speed_mm3_s: { value: 8 } })).toEqual([]);
    expect(found({ max_volumetric_speed_mm3_s: { value: 19 } })).toEqual([]);
    expect(found({ max_volumetric_speed_mm3_s: { value: 21 } })).toHaveLength(1);
  });

  it('is compared with others of the same polymer, whose fillers hardly change it', () => {
    const glass = (value: number, others?: JsonObject[]) => ({
      glass_transition_c: { value, sources: ['guide'], ...(others ? { others } : {}) },
    });
    expect(found(glass(45))).toEqual([]);
    expect(found(glass(39))).toEqual([
      expect.stringContaining('glass_transition_c.value: 39 °C is far from all other sources'),
    ]);
    expect(found(glass(39, [{ value: 38, sources: ['guide'] }]))).toEqual([]);
    expect(found(glass(39), { type: 'PLLA' }), 'another polymer').toEqual([]);
  });

  it('is not compared if the material has no family', () => {
    expect(found({ nozzle_temperature_c: { min: 31 } }, { family: 'other', type: 'Chocolate' })).toEqual([]);
  });
});
