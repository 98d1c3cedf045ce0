import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import {
  findings,
  type Override,
  overrides,
  printing,
  ruleNamed,
  smallComposed,
} from '../../../support/small-dataset.js';

describe('overrides-are-published', () => {
  const found = (rows: Override[], facts: object = {}) =>
    findings('overrides-are-published', { printers: { 'acme-one': overrides(...rows) }, facts });

  it('accepts published and withheld values', () => {
    expect(
      found([
        ['profiles.pla.nozzle_temperature_c.other_layers', 210, 220],
        ['profiles.pla.nozzles.0.4.flow_ratio', null, 0.98],
        ['profiles.pla.cooling.fan_min_percent', 50, null],
        ['build_volume_mm.z', 200, 190],
      ]),
    ).toEqual([]);
    expect(found([['profiles.pla', 'Generic PLA', null]])).toEqual([]);
  });

  it('reports a temperature that makes the profile disappear, and any other correction of that', () => {
    const hot = ['profiles.pla.nozzle_temperature_c.other_layers', 210, 320] as const;
    const message =
      'the profile of pla would not be published: prints at 320 °C; the maximum of this printer’s nozzle is 260 °C';
    expect(found([hot])).toEqual([message]);
    expect(found([hot, ['profiles.pla.flow_ratio', null, 0.98]])).toEqual([message, message]);
  });

  it('reports a value that the printer cannot reach', () => {
    expect(found([['profiles.pla.bed_temperature_c.other_layers', 55, 150]])).toEqual([
      '150 would be published as null: above the 100 °C that this printer can be set to',
    ]);
    expect(found([['profiles.pla.chamber_temperature_c', null, 60]], { enclosed: false })).toEqual([
      '60 would be published as null: this printer is open: it has no chamber to heat',
    ]);
  });
});

describe('overrides-are-usual', () => {
  /** PLA values of the one other printer. */
  const OTHERS = {
    flow_ratio: 0.98,
    max_volumetric_speed_mm3_s: 12,
    retraction: { length_mm: 0.8 },
    filament_diameter_mm: 1.75,
    nozzle_temperature_c: { other_layers: 210, first_layer: 215 },
    bed_temperature_c: { other_layers: 60, first_layer: 65 },
  };

  const found = (field: string, value: number | JsonObject) =>
    findings('overrides-are-usual', {
      printers: {
        'acme-one': overrides([`profiles.pla.${field}`, null, value]),
        'acme-two': {},
      },
      imported: { slicer: { 'acme-two': printing(OTHERS) } },
    });

  it.each([
    ['nozzle_temperature_c.other_layers', 220],
    ['bed_temperature_c.other_layers', 50],
    ['bed_temperature_c.other_layers', 0],
    ['bed_temperature_c', { first_layer: 65, other_layers: 60 }],
    ['flow_ratio', 0.94],
    ['max_volumetric_speed_mm3_s', 20],
    ['retraction.length_mm', 1],
    ['retraction.length_mm', 0],
  ])('accepts %s %j', (field, value) => {
    expect(found(field, value)).toEqual([]);
  });

  it.each([
    ['nozzle_temperature_c.other_layers', 130, 'pla is not printed at 130 °C'],
    ['bed_temperature_c.other_layers', 100, 'pla is not printed at 100 °C'],
    ['bed_temperature_c.other_layers', 7, 'pla is not printed at 7 °C'],
    ['bed_temperature_by_plate_c.cool.first_layer', 7, null],
    ['flow_ratio', 0.59, 'pla is not printed at 0.59'],
    ['flow_ratio', 1.95, 'pla is not printed at 1.95'],
    ['max_volumetric_speed_mm3_s', 120, 'pla is not printed at 120 mm³/s'],
    ['max_volumetric_speed_mm3_s', 0.12, 'pla is not printed at 0.12 mm³/s'],
    ['retraction.length_mm', 40, 'pla is not printed at 40 mm'],
  ])('reports %s %s', (field, value, message) => {
    expect(found(field, value)).toEqual(message === null ? [] : [`${field}: ${message}`]);
  });

  it('reports every figure of a group', () => {
    expect(found('bed_temperature_c', { first_layer: 6, other_layers: 160 })).toHaveLength(2);
  });
});

describe('ranges-hold-their-profiles', () => {
  const rule = ruleNamed('ranges-hold-their-profiles');

  const { dataset, records } = smallComposed();
  const [profile] = records.profiles as [(typeof records.profiles)[number]];
  const hot = { ...profile, nozzle_temperature_c: { first_layer: 235, other_layers: 235 } };

  const found = (profiles: typeof records.profiles) =>
    [...rule.check({ dataset, records: { ...records, profiles } })].map(({ message }) => message);

  it('reports a range that excludes more than 6 % of the tuned profiles', () => {
    const with_ = (outside: number) => [
      ...Array.from({ length: 100 - outside }, () => profile),
      ...Array.from({ length: outside }, () => hot),
    ];
    expect(found(with_(7))).toEqual(['7 of 100 tuned profiles are outside the ranges']);
    expect(found(with_(6))).toEqual([]);
    const untuned = with_(7).map((one) => ({ ...one, evidence: 'generic_material' as const }));
    expect(found(untuned)).toEqual([]);
  });

  it('reports a range too wide to be useful', () => {
    const facts = (max: number) => ({ bed_temperature_c: { min: 20, max, sources: ['guide'] } });
    expect(findings('ranges-hold-their-profiles', { materials: { pla: { facts: facts(101) } } })).toEqual([
      'runs from 20 to 101 °C, which is too wide to be useful',
    ]);
    expect(findings('ranges-hold-their-profiles', { materials: { pla: { facts: facts(100) } } })).toEqual([]);
  });
});
