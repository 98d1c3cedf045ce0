import { describe, expect, it } from 'vitest';
import { Bases } from '../../../scripts/pipeline/compose/evidence.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

const BASE = {
  nozzle_temperature_c: { other_layers: 210 },
  bed_temperature_c: { other_layers: 55 },
  cooling: { fan_min_percent: 50, fan_max_percent: 100 },
};

const SPEEDS = { speed_mm_s: { outer_wall: 30 } };

/** Evidence of a profile with the values of BASE, given the bases of its slicer. */
function evidence(
  bases: JsonObject,
  { profile = {}, processValues = SPEEDS }: { profile?: JsonObject; processValues?: JsonObject } = {},
) {
  const { records } = smallComposed({ bases: { slicer: bases }, profile, processValues });
  return records.profiles.map(({ evidence, warnings }) => [evidence, ...warnings.map(({ code }) => code)].join());
}

const filament = (changes: JsonObject = {}): JsonObject => ({
  filaments: [{ material: 'pla', presets: ['fdm_filament_pla'], values: BASE, ...changes }],
  processes: [],
});

describe('evidence', () => {
  it('is tuned without a similar base', () => {
    expect(evidence({ filaments: [], processes: [] })).toEqual(['tuned']);
    expect(evidence(filament({ material: 'abs' }))).toEqual(['tuned']);
  });

  it('is generic with the base’s values but one', () => {
    expect(evidence(filament())).toEqual(['generic_material']);
    expect(evidence(filament(), { profile: { bed_temperature_c: { other_layers: 60 } } })).toEqual([
      'generic_material',
    ]);
  });

  it('is tuned with two changed values, or a measured flow', () => {
    const two = { bed_temperature_c: { other_layers: 60 }, cooling: { fan_min_percent: 20 } };
    expect(evidence(filament(), { profile: two })).toEqual(['tuned']);
    expect(evidence(filament(), { profile: { max_volumetric_speed_mm3_s: 12 } })).toEqual(['tuned']);
    expect(evidence(filament(), { profile: { pressure_advance: 0.04 } })).toEqual(['tuned']);
  });

  it('is not the slicer’s default for values of one vendor or a product', () => {
    const some = ['A', 'B', 'C', 'D', 'E'];
    expect(evidence(filament({ folders: some.slice(0, 4) }))).toEqual(['tuned']);
    expect(evidence(filament({ folders: some }))).toEqual(['generic_material']);
    expect(evidence(filament({ product: true }))).toEqual(['tuned']);
    expect(evidence(filament({ product: true, presets: ['Generic PLA'] }))).toEqual(['generic_material']);
  });

  it('is the slicer’s default if the speeds are as well, and says so', () => {
    const bases = { ...filament(), processes: [{ presets: ['fdmprinter'], values: SPEEDS }] };
    expect(evidence(bases)).toEqual(['slicer_defaults,slicer_defaults']);
    expect(evidence(bases, { processValues: { speed_mm_s: { outer_wall: 25 } } })).toEqual(['generic_material']);
    expect(evidence(bases, { processValues: { speed_mm_s: { outer_wall: 30, travel: 99 } } })).toEqual([
      'generic_material',
    ]);
  });

  it('compares retraction with the base that states one', () => {
    const values = { ...BASE, retraction: { length_mm: 6.5, speed_mm_s: 25 } };
    const bases = { ...filament({ values }), processes: [{ presets: ['fdmprinter'], values: SPEEDS }] };
    const retraction = (length_mm: number) => ({ profile: { retraction: { length_mm, speed_mm_s: 25 } } });
    expect(evidence(bases, retraction(6.5))).toEqual(['slicer_defaults,slicer_defaults']);
    expect(evidence(bases, retraction(2))).toEqual(['generic_material']);
  });

  it('compares beds on the plates known to both', () => {
    const plates = (smooth_pei: number, more: JsonObject = {}) => ({
      bed_temperature_by_plate_c: { smooth_pei: { other_layers: smooth_pei }, ...more },
    });
    const bases = filament({ values: { ...BASE, ...plates(60) } });
    const { dataset, records } = smallComposed({
      bases: { slicer: bases },
      profile: plates(60, { supertack: { other_layers: 40 } }),
      processValues: SPEEDS,
    });
    const [profile] = records.profiles;
    if (!profile) throw new Error('no profile');
    expect(new Bases(dataset).judge('slicer', 'Generic PLA', profile).own).toEqual([]);
    const warmer = {
      ...profile,
      ...records.profiles[0],
      bed_temperature_by_plate_c: {
        ...profile.bed_temperature_by_plate_c,
        smooth_pei: { first_layer: null, other_layers: 65 },
      },
    };
    expect(new Bases(dataset).judge('slicer', 'Generic PLA', warmer).own).toEqual(['bed_temperature']);
  });
});
