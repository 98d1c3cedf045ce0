import { describe, expect, it } from 'vitest';
import { curated, findings, ruleNamed, smallComposed } from '../../../support/small-dataset.js';

describe('facts-of-a-machine-agree', () => {
  const rule = ruleNamed('facts-of-a-machine-agree');

  const found = (facts: object, imported: object = {}, profile: object = {}) =>
    findings('facts-of-a-machine-agree', { printers: { 'acme-one': curated(facts) }, facts: imported, profile });

  it.each([
    ['a bed slinger', { structure: 'bed_slinger', kinematics: 'cartesian' }],
    ['one whose head climbs', { structure: 'bed_slinger', kinematics: 'corexz' }],
    ['CoreXY over a bed that sinks', { structure: 'z_bed', kinematics: 'corexy' }],
    ['a delta', { structure: 'delta', kinematics: 'delta', bed_shape: 'circular' }],
  ])('accepts %s', (_, facts) => {
    expect(found(facts)).toEqual([]);
  });

  it('reports contradictory facts at both', () => {
    expect(found({ structure: 'bed_slinger', kinematics: 'corexy' })).toEqual([
      'a bed slinger cannot have the kinematics "corexy"',
      'a bed slinger cannot have the kinematics "corexy"',
    ]);
    expect(found({ structure: 'z_bed', kinematics: 'delta' })).toHaveLength(2);
  });

  it('reports them at the override that causes them', () => {
    const overrides = [
      { field: 'bed_shape', was: 'circular', value: 'rectangular', reason: 'Measured.', source: 'https://example.org' },
    ];
    const one = { ...curated({ structure: 'delta', kinematics: 'delta' }), overrides };
    const composed = smallComposed({ printers: { 'acme-one': one }, facts: { bed_shape: 'circular' } });
    expect([...rule.check(composed)].map(({ path }) => path)).toEqual(['structure', 'kinematics', 'bed_shape']);
  });

  it('reports a chamber for plastics that the nozzle cannot melt', () => {
    expect(found({ 'rated.max_chamber_temperature_c': 95 })).toEqual([
      'a chamber at 95 °C, which only printers for high-temperature plastics reach',
    ]);
    const nozzle = { rated: { max_nozzle_temperature_c: 450 }, firmware_limit: { max_nozzle_temperature_c: 450 } };
    const bed = { 'rated.max_bed_temperature_c': 200, 'rated.max_chamber_temperature_c': 140 };
    expect(found(bed, nozzle)).toEqual([]);
  });

  it('reports a delta with a rectangular bed', () => {
    expect(found({ structure: 'delta' }, { bed_shape: 'rectangular' })).toEqual([
      'a delta does not have a rectangular bed',
    ]);
  });

  it('reports a probe where screws level the bed, and none where a probe does', () => {
    expect(found({ bed_levelling: 'manual', probe: 'touch' })).toHaveLength(2);
    expect(found({ bed_levelling: 'automatic', probe: 'none' })).toHaveLength(2);
    expect(found({ bed_levelling: 'manual', probe: 'none' })).toEqual([]);
  });

  it('reports a machine of several heads with one nozzle', () => {
    expect(found({ tool_arrangement: 'idex' }, { extruder_count: 1 })).toEqual([
      'has one nozzle, but the tool arrangement "idex"',
    ]);
    expect(found({ tool_arrangement: 'idex' }, { extruder_count: 2 })).toEqual([]);
    expect(found({ tool_arrangement: 'single' }, { extruder_count: 1 })).toEqual([]);
  });

  it('reports another filament diameter than in the presets, apart from rounding', () => {
    const profile = { filament_diameter_mm: 1.75 };
    expect(found({ filament_diameter_mm: 2.85 }, {}, profile)).toEqual([
      'takes 2.85 mm, but its presets are for 1.75 mm',
    ]);
    expect(found({ filament_diameter_mm: 1.74 }, {}, profile)).toEqual([]);
  });

  it('reports a bed that is both unheated and heated', () => {
    expect(found({ heated_bed: false })).toEqual(['is not heated, but 1 of its 1 profiles heat the bed']);
  });

  it('reports a chamber that is as hot as the bed', () => {
    expect(found({ 'rated.max_chamber_temperature_c': 140 })).toEqual([
      '140 °C is not below the maximum of its bed, 100 °C',
    ]);
    expect(found({ 'rated.max_chamber_temperature_c': 65 })).toEqual([]);
  });

  describe('of variants', () => {
    const variants = (own: readonly string[], base: string) => {
      const others = own.map((structure, index) => [
        `acme-${index + 2}`,
        { variant_of: 'acme-one', ...curated({ structure }) },
      ]);
      const printers = { 'acme-one': curated({ structure: base }), ...Object.fromEntries(others) };
      return findings('facts-of-a-machine-agree', { printers });
    };

    it('accepts equal ones', () => {
      expect(variants(['z_bed', 'z_bed'], 'z_bed')).toEqual([]);
    });

    it('reports the odd one out', () => {
      expect(variants(['z_bed', 'bed_slinger'], 'z_bed')).toEqual([
        '"bed_slinger" differs from its variant acme-one: "z_bed"',
      ]);
      expect(variants(['z_bed', 'z_bed'], 'bed_slinger')).toEqual([
        '"bed_slinger" differs from its variant acme-2: "z_bed"',
      ]);
    });

    it('reports both of two', () => {
      expect(variants(['z_bed'], 'bed_slinger')).toHaveLength(2);
    });
  });
});
