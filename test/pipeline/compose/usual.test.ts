import { describe, expect, it } from 'vitest';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { limitToPrinter } from '../../../scripts/pipeline/compose/limit-to-printer.js';
import type { MaterialNeeds } from '../../../scripts/pipeline/compose/material-needs.js';
import { unusualValues } from '../../../scripts/pipeline/compose/warnings.js';
import { at, type Json, type JsonObject, put } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

const { printers, profiles } = smallComposed().records;
const [printer] = printers as [Printer];
const [plain] = profiles as [Profile];

const withValue = (profile: Profile, field: string, value: Json) =>
  put(profile as unknown as JsonObject, field, value) as unknown as Profile;

function warned(material: string, family: Material['family'], field: string, value: Json, of: Partial<Printer> = {}) {
  // Both layers have a temperature that is not tested here.
  const even = field.replace('other_layers', 'first_layer');
  const both = even.startsWith('process.') ? plain : withValue(plain, even, value);
  const profile = withValue({ ...both, material }, field, value);
  return [...unusualValues(profile, { ...printer, ...of }, family)].map(({ code, field: place }) => `${code} ${place}`);
}

/** Each warning at the value just beyond the limit, and at the nearest one within it. */
const EDGES: [material: string, family: Material['family'], field: string, bad: number, good: number, code: string][] =
  [
    ['hips', 'styrenic', 'cooling.fan_min_percent', 60, 59, 'fan_high_for_material'],
    ['pc', 'polycarbonate', 'cooling.fan_min_percent', 60, 59, 'fan_high_for_material'],
    ['pa6-cf', 'polyamide', 'cooling.fan_min_percent', 100, 59, 'fan_high_for_material'],
    ['abs', 'styrenic', 'bed_temperature_c.other_layers', 80, 81, 'bed_cold_for_material'],
    ['asa-cf', 'styrenic', 'bed_temperature_c.other_layers', 80, 81, 'bed_cold_for_material'],
    ['petg', 'copolyester', 'nozzle_temperature_c.other_layers', 219, 220, 'nozzle_cold_for_material'],
    ['pla', 'pla', 'process.layer_height_mm', 0.33, 0.32, 'layer_high_for_nozzle'],
    ['pla', 'pla', 'process.first_layer_height_mm', 0.33, 0.32, 'layer_high_for_nozzle'],
    ['pla', 'pla', 'process.speed_mm_s.first_layer', 100, 99, 'first_layer_fast'],
    ['pla', 'pla', 'nozzle_temperature_c.first_layer', 231, 230, 'first_layer_temperature_apart'],
    ['pla', 'pla', 'bed_temperature_c.first_layer', 34, 35, 'first_layer_temperature_apart'],
    ['pla', 'pla', 'retraction.length_mm', 8, 7.9, 'retraction_long'],
    ['pla', 'pla', 'retraction.speed_mm_s', 14.9, 15, 'retraction_slow'],
    ['pla', 'pla', 'process.infill_density_percent', 7, 8, 'infill_sparse'],
    ['pla', 'pla', 'process.line_width_mm.first_layer', 0.61, 0.6, 'line_wide_for_nozzle'],
    ['tpu-95a', 'elastomer', 'max_volumetric_speed_mm3_s', 10.1, 10, 'flow_high_for_flexible'],
  ];

describe('values that an experienced user would call wrong', () => {
  it.each(EDGES)('include %s (%s): %s of %d, not of %d', (material, family, field, bad, good, code) => {
    expect(warned(material, family, field, bad)).toEqual([`${code} ${field}`]);
    expect(warned(material, family, field, good)).toEqual([]);
  });

  it('are wrong only for certain plastics', () => {
    expect(warned('pla', 'pla', 'cooling.fan_min_percent', 100)).toEqual([]);
    expect(warned('hips', 'styrenic', 'bed_temperature_c.other_layers', 70)).toEqual([]);
    expect(warned('pet', 'copolyester', 'nozzle_temperature_c.other_layers', 210)).toEqual([]);
    expect(warned('peba', 'elastomer', 'max_volumetric_speed_mm3_s', 12)).toEqual([]);
  });

  it('include unknown temperatures', () => {
    const nothing = { first_layer: null, other_layers: null };
    expect(warned('pla', 'pla', 'nozzle_temperature_c', nothing)).toEqual([
      'nozzle_temperature_unknown nozzle_temperature_c',
    ]);
    expect(warned('pla', 'pla', 'bed_temperature_c', nothing)).toEqual(['bed_temperature_unknown bed_temperature_c']);
    const cold = { heated_bed: false, max_bed_temperature_c: null };
    expect(warned('pla', 'pla', 'bed_temperature_c', nothing, cold)).toEqual([]);
  });

  it('include heat without a maximum of the printer', () => {
    const hot = (value: number, max: number | null) =>
      warned('pc', 'polycarbonate', 'nozzle_temperature_c.other_layers', value, { max_nozzle_temperature_c: max });
    expect(hot(265, null)).toEqual(['hot_without_known_maximum nozzle_temperature_c.other_layers']);
    expect(hot(264, null)).toEqual([]);
    expect(hot(265, 280)).toEqual([]);
  });

  it('state the value, what is usual and why', () => {
    const [found] = unusualValues(withValue(plain, 'process.first_layer_height_mm', 0.35), printer, 'pla');
    expect(found?.message).toMatch(/^The layer height is 0\.35 mm for a 0\.4 mm nozzle\. At most 0\.32 mm is usual/);
    expect(found?.message_zh).toContain('0.32 mm');
  });
});

describe('a better value of the same source', () => {
  const of = (variant: string, diameter_mm: number, fan: number): Profile => ({
    ...withValue({ ...plain, material: 'abs', id: `acme-one--${variant}--abs` }, 'cooling.fan_min_percent', fan),
    nozzle: { variant, diameter_mm },
    bed_temperature_c: { first_layer: 100, other_layers: 100 },
  });
  const needs = new Map([['abs', { family: 'styrenic' } as MaterialNeeds]]);
  const fitted = (all: readonly Profile[]) => limitToPrinter(all, printer, needs).profiles;

  it('is taken from the nearest nozzle, and listed', () => {
    const [, six] = fitted([of('0.4', 0.4, 20), of('0.6', 0.6, 100), of('0.8', 0.8, 30)]);
    expect([at(six, 'cooling.fan_min_percent'), six?.warnings]).toEqual([20, []]);
    expect(six?.provenance.corrected).toEqual([
      {
        field: 'cooling.fan_min_percent',
        upstream_value: 100,
        reason: 'unusual or missing here; taken from the preset of the 0.4 nozzle of the same printer',
        source: 'slicer: Generic PLA',
      },
    ]);
  });

  it('replaces one that the printer cannot reach', () => {
    const field = 'bed_temperature_c';
    const hot = (bed: number) => ({ ...of('0.6', 0.6, 20), [field]: { first_layer: bed, other_layers: bed } });
    const on = (max_bed_temperature_c: number, all: readonly Profile[]) =>
      limitToPrinter(all, { ...printer, max_bed_temperature_c }, needs).profiles.at(-1);
    const six = on(105, [of('0.4', 0.4, 20), hot(110)]);
    expect([six?.bed_temperature_c.other_layers, six?.warnings]).toEqual([100, []]);
    expect(six?.provenance.corrected.at(-1)).toMatchObject({ field, reason: expect.stringContaining('0.4 nozzle') });
    expect(on(105, [hot(110)])?.warnings.map(({ code }) => code)).toEqual(['bed_temperature_unknown']);
  });

  it('is replaced by a warning if all nozzles have the same, or it was corrected by hand', () => {
    const all = fitted([of('0.4', 0.4, 100), of('0.6', 0.6, 100)]);
    const codes = all.flatMap(({ warnings }) => warnings.map(({ code }) => code));
    expect(codes).toEqual(['fan_high_for_material', 'fan_high_for_material']);
    const { provenance } = plain;
    const corrected = [{ field: 'cooling.fan_min_percent', upstream_value: 5, reason: 'read', source: 'guide' }];
    const settled = { ...of('0.6', 0.6, 100), provenance: { ...provenance, corrected } };
    expect(fitted([of('0.4', 0.4, 20), settled])[1]?.cooling.fan_min_percent).toBe(100);
  });
});
