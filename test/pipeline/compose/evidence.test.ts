import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../schemas/generated/record.js';
import { Bases } from '../../../scripts/pipeline/compose/evidence.js';
import { type Changes, smallComposed, smallRecords } from '../../support/small-dataset.js';

const BASE = {
  nozzle_temperature_c: { other_layers: 210 },
  bed_temperature_c: { other_layers: 55 },
  cooling: { fan_min_percent: 50, fan_max_percent: 100 },
};

const SPEEDS = { speed_mm_s: { outer_wall: 30 } };

/** Evidence of a profile with the values of BASE, given the bases of its slicer. */
function evidence(bases: object, changes: Changes = {}) {
  const { profiles } = smallRecords({ bases: { slicer: bases }, processValues: SPEEDS, ...changes });
  return profiles.map(({ evidence, warnings }) => [evidence, ...warnings.map(({ code }) => code)].join()).join('; ');
}

const filament = (changes: object = {}) => ({
  filaments: [{ material: 'pla', presets: ['fdm_filament_pla'], values: BASE, ...changes }],
  processes: [],
});
const PROCESSES = { processes: [{ presets: ['fdmprinter'], values: SPEEDS }] };
const BED = { bed_temperature_c: { other_layers: 60 } };

describe('evidence', () => {
  it('is tuned without a similar base', () => {
    expect(evidence({ filaments: [], processes: [] })).toBe('tuned');
    expect(evidence(filament({ material: 'abs' }))).toBe('tuned');
  });

  it('is generic with the base’s values but one', () => {
    expect(evidence(filament())).toBe('generic_material');
    expect(evidence(filament(), { profile: BED })).toBe('generic_material');
  });

  it('is tuned with two changed values, or a measured flow', () => {
    const two = { ...BED, cooling: { fan_min_percent: 20 } };
    for (const profile of [two, { max_volumetric_speed_mm3_s: 12 }, { pressure_advance: 0.04 }])
      expect(evidence(filament(), { profile })).toBe('tuned');
  });

  it('is not the slicer’s default for values of one vendor or a product', () => {
    const some = ['A', 'B', 'C', 'D', 'E'];
    expect(evidence(filament({ folders: some.slice(0, 4) }))).toBe('tuned');
    expect(evidence(filament({ folders: some }))).toBe('generic_material');
    expect(evidence(filament({ product: true }))).toBe('tuned');
    expect(evidence(filament({ product: true, presets: ['Generic PLA'] }))).toBe('generic_material');
  });

  it('is the slicer’s default if the speeds are as well, and says so', () => {
    const bases = { ...filament(), ...PROCESSES };
    expect(evidence(bases)).toBe('slicer_defaults,slicer_defaults');
    for (const speed_mm_s of [{ outer_wall: 25 }, { outer_wall: 30, travel: 99 }])
      expect(evidence(bases, { processValues: { speed_mm_s } })).toBe('generic_material');
  });

  it('compares retraction with the base that states one', () => {
    const values = { ...BASE, retraction: { length_mm: 6.5, speed_mm_s: 25 } };
    const retracting = (length_mm: number) =>
      evidence({ ...filament({ values }), ...PROCESSES }, { profile: { retraction: { length_mm, speed_mm_s: 25 } } });
    expect(retracting(6.5)).toBe('slicer_defaults,slicer_defaults');
    expect(retracting(2)).toBe('generic_material');
  });

  it('compares beds on the plates known to both', () => {
    const plates = (other_layers: number) => ({ smooth_pei: { other_layers } });
    const bases = { slicer: filament({ values: { ...BASE, bed_temperature_by_plate_c: plates(60) } }) };
    const own = (smooth_pei: number) => {
      const bed_temperature_by_plate_c = { ...plates(smooth_pei), supertack: { other_layers: 40 } };
      const { dataset, records } = smallComposed({ bases, profile: { bed_temperature_by_plate_c } });
      return new Bases(dataset).judge('slicer', 'Generic PLA', records.profiles[0] as Profile).own;
    };
    expect(own(60)).toEqual([]);
    expect(own(65)).toEqual(['bed_temperature']);
  });
});
