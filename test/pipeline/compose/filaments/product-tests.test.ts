import { describe, expect, it } from 'vitest';
import type { Material } from '../../../../schemas/generated/record.js';
import type { StatedFilament } from '../../../../scripts/pipeline/compose/filaments/filament.js';
import { ProductTests } from '../../../../scripts/pipeline/compose/filaments/filaments.js';

const MATERIALS = [
  { id: 'abs', family: 'styrenic', density_g_cm3: 1.04, nozzle_temperature_c: { min: 230, max: 280 } },
  { id: 'petg', family: 'copolyester', density_g_cm3: 1.27, nozzle_temperature_c: { min: 220, max: 270 } },
  { id: 'tpe', family: 'elastomer', density_g_cm3: 1, nozzle_temperature_c: { min: 210, max: 250 } },
  { id: 'pa6', family: 'polyamide', density_g_cm3: 1.14, nozzle_temperature_c: { min: 240, max: 290 } },
  { id: 'pa12', family: 'polyamide', density_g_cm3: 1.01, nozzle_temperature_c: { min: 235, max: 270 } },
  { id: 'pa6-gf', family: 'polyamide', density_g_cm3: 1.2, nozzle_temperature_c: { min: 260, max: 300 } },
  { id: 'pa-gf', family: 'polyamide', density_g_cm3: 1.2, nozzle_temperature_c: { min: 260, max: 300 } },
  { id: 'asa-aero', family: 'styrenic', density_g_cm3: 0.99, nozzle_temperature_c: { min: 240, max: 280 } },
] as unknown as Material[];

const tests = new ProductTests(MATERIALS);

function warned(material: string, figures: object, name = '', traits: string[] = []): string[] {
  const unknown = { density_g_cm3: null, nozzle_temperature_c: null, warnings: [] };
  const provenance = { fields: {}, others: {}, corrected: [] };
  const product = { ...unknown, material, name, colours: [{ traits }], provenance, ...figures };
  return tests.judge(product as unknown as StatedFilament).warnings.map(({ code }) => code);
}

describe('the density of a product', () => {
  const density = (material: string, density_g_cm3: number, ...of: [string?, string[]?]) =>
    warned(material, { density_g_cm3 }, ...of);

  it.each([
    ['abs', 1.25],
    ['abs', 0.9],
    ['tpe', 1.24],
    ['pa6-gf', 1],
    ['pa-gf', 0.9],
  ])('of %s cannot be %d', (material, value) => {
    expect(density(material, value)).toEqual(['density_of_another_material']);
  });

  it.each([
    ['abs', 1.1],
    ['tpe', 1.14],
    ['pa6-gf', 1.35],
    ['pa-gf', 1.06],
    ['asa-aero', 0.6],
    ['unknown', 5],
  ])('of %s can be %d', (material, value) => {
    expect(density(material, value)).toEqual([]);
  });

  it('may be higher with powder in it, but not lower', () => {
    expect(density('petg', 4.12)).toHaveLength(1);
    expect(density('petg', 4.12, 'PETG Tungsten')).toEqual([]);
    expect(density('petg', 4.12, 'PETG Heavy', ['contains_metal'])).toEqual([]);
    expect(density('petg', 0.9, 'PETG Tungsten')).toHaveLength(1);
  });
});

describe('the nozzle temperature range of a product', () => {
  const range = (material: string, min: number, max: number) =>
    warned(material, { nozzle_temperature_c: { min, max } });

  it('overlaps the range of its material by at least half', () => {
    expect(range('petg', 200, 220)).toEqual(['nozzle_range_of_another_material']);
    expect(range('petg', 200, 245)).toEqual([]);
    expect(range('petg', 260, 300)).toEqual(['nozzle_range_of_another_material']);
  });

  it('is narrow, unless the material foams by temperature', () => {
    expect(range('petg', 215, 265)).toEqual([]);
    expect(range('petg', 210, 265)).toEqual(['nozzle_range_wide']);
    expect(range('asa-aero', 220, 285)).toEqual([]);
  });
});
