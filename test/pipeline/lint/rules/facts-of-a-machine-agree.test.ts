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

  it('reports them at the override that causes them', () => {
    const overrides = [
      { field: 'bed_shape', was: 'circular', value: 'rectangular', reason: 'Measured.', source: 'https://example.org' },
    ];
    const one = { ...curated({ structure: 'delta', kinematics: 'delta' }), overrides };
    const composed = smallComposed({ printers: { 'acme-one': one }, facts: { bed_shape: 'circular' } });
    expect([...rule.check(composed)].map(({ path }) => path)).toEqual(['structure', 'kinematics', 'bed_shape']);
  });

  const BED = 'a bed slinger cannot have the kinematics "corexy"';
  const HOT = { rated: { max_nozzle_temperature_c: 450 }, firmware_limit: { max_nozzle_temperature_c: 450 } };
  const CHAMBER = 'rated.max_chamber_temperature_c';

  it.each<[facts: object, more: { imported?: object; profile?: object }, ...messages: string[]]>([
    [{ structure: 'bed_slinger', kinematics: 'corexy' }, {}, BED, BED],
    [{ structure: 'delta' }, { imported: { bed_shape: 'rectangular' } }, 'a delta does not have a rectangular bed'],
    [{ [CHAMBER]: 95 }, {}, 'a chamber at 95 °C, which only printers for high-temperature plastics reach'],
    [{ 'rated.max_bed_temperature_c': 200, [CHAMBER]: 140 }, { imported: HOT }],
    [{ [CHAMBER]: 140 }, {}, '140 °C is not below the maximum of its bed, 100 °C'],
    [{ [CHAMBER]: 65 }, {}],
    [{ bed_levelling: 'manual', probe: 'none' }, {}],
    [
      { tool_arrangement: 'idex' },
      { imported: { extruder_count: 1 } },
      'has one nozzle, but the tool arrangement "idex"',
    ],
    [{ tool_arrangement: 'idex' }, { imported: { extruder_count: 2 } }],
    [{ tool_arrangement: 'single' }, { imported: { extruder_count: 1 } }],
    [
      { filament_diameter_mm: 2.85 },
      { profile: { filament_diameter_mm: 1.75 } },
      'takes 2.85 mm, but its presets are for 1.75 mm',
    ],
    [{ filament_diameter_mm: 1.74 }, { profile: { filament_diameter_mm: 1.75 } }],
    [{ heated_bed: false }, {}, 'is not heated, but 1 of its 1 profiles heat the bed'],
  ])('judges %j with %j', (facts, { imported, profile }, ...messages) => {
    expect(found(facts, imported, profile)).toEqual(messages);
  });

  it.each([
    { structure: 'z_bed', kinematics: 'delta' },
    { bed_levelling: 'manual', probe: 'touch' },
    { bed_levelling: 'automatic', probe: 'none' },
  ])('reports both of two facts that contradict: %j', (facts) => expect(found(facts)).toHaveLength(2));

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
