import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { type Changes, findings, ruleNamed, smallComposed } from '../../../support/small-dataset.js';

const ABOUT = { reason: 'The maker says so.', source: 'slicer: Generic PLA' };

describe('layer-height-fits-nozzle', () => {
  it.each<[Changes, string[]]>([
    [
      { nozzle: { layer_height_mm: { max: 0.5 } } },
      ['the maximum layer height, 0.5 mm, is above the nozzle diameter, 0.4 mm'],
    ],
    [
      { nozzle: { layer_height_mm: { max: 0.16 } } },
      ["the default process prints 0.2 mm layers, outside the nozzle's 0.08 to 0.16 mm"],
    ],
    [{ processValues: { first_layer_height_mm: 0.4 } }, []],
    [{ processValues: { first_layer_height_mm: 0.5 } }, ['0.20 mm: a first layer of 0.5 mm with a 0.4 mm nozzle']],
  ])('holds %j against the diameter and the limits', (changes, found) => {
    expect(findings('layer-height-fits-nozzle', changes)).toEqual(found);
  });
});

describe('processes-fit-their-printer', () => {
  const facts = { max_speed_mm_s: { x: 200, y: 180 }, max_acceleration_mm_s2: { x: 2000, y: 2000 } };
  const process = (travel: number, acceleration: number) => ({
    processValues: { speed_mm_s: { travel }, acceleration_mm_s2: { default: acceleration } },
  });

  it.each<[title: string, changes: Changes, found: string[]]>([
    ['accepts values slightly above the printer’s limits', { facts, ...process(300, 5000) }, []],
    ['accepts any where the limits are unknown', process(900, 20_000), []],
    [
      'reports a value of another machine, or with a digit too many',
      { facts, ...process(2000, 20_000) },
      [
        '0.20 mm: travel at 2000 mm/s; the printer reaches at most 200 mm/s',
        '0.20 mm: default at 20000 mm/s²; the printer reaches at most 2000 mm/s²',
      ],
    ],
  ])('%s', (_, changes, found) => expect(findings('processes-fit-their-printer', changes)).toEqual(found));
});

describe('nozzle-temperature-suits-material', () => {
  it.each([
    [250, []],
    [170, []],
    [160, ['0.4 nozzle: other_layers at 160 °C does not suit pla, 190 to 230 °C']],
  ])('allows a fast preset a little more, and a cool one a little less: %d °C', (other_layers, found) => {
    const profile = { nozzle_temperature_c: { first_layer: 210, other_layers } };
    expect(findings('nozzle-temperature-suits-material', { profile })).toEqual(found);
  });
});

describe('other-layers-are-known', () => {
  const found = (changes?: Changes) => findings('other-layers-are-known', changes);

  it('accepts a profile with neither', () => {
    expect(found({ profile: { nozzle_temperature_c: { first_layer: null, other_layers: null } } })).toEqual([]);
  });

  it('reports a first layer without other layers, for the nozzle and any plate', () => {
    const profile = {
      nozzle_temperature_c: { other_layers: null },
      bed_temperature_by_plate_c: { smooth_pei: { first_layer: 60 } },
    };
    expect(found({ profile })).toEqual([
      '0.4 nozzle: nozzle_temperature_c is 215 °C on the first layer, but unknown on all others',
      '0.4 nozzle: bed_temperature_by_plate_c.smooth_pei is 60 °C on the first layer, but unknown on all others',
    ]);
  });

  it('accepts one whose other layers were withheld', () => {
    expect(found({ profile: { bed_temperature_c: { first_layer: 100, other_layers: 110 } } })).toEqual([]);
  });
});

describe('overrides-are-published', () => {
  const found = (overrides: readonly JsonObject[], facts: JsonObject = {}) =>
    findings('overrides-are-published', {
      printers: { 'acme-one': { overrides: overrides.map((override) => ({ ...ABOUT, ...override })) } },
      facts,
    });

  it('accepts published and withheld values', () => {
    expect(
      found([
        { field: 'profiles.pla.nozzle_temperature_c.other_layers', was: 210, value: 220 },
        { field: 'profiles.pla.nozzles.0.4.flow_ratio', was: null, value: 0.98 },
        { field: 'profiles.pla.cooling.fan_min_percent', was: 50, value: null },
        { field: 'build_volume_mm.z', was: 200, value: 190 },
      ]),
    ).toEqual([]);
    expect(found([{ field: 'profiles.pla', was: 'Generic PLA', value: null }])).toEqual([]);
  });

  it('reports a temperature that makes the profile disappear, and any other correction of that', () => {
    const hot = { field: 'profiles.pla.nozzle_temperature_c.other_layers', was: 210, value: 320 };
    const message =
      'the profile of pla would not be published: prints at 320 °C; the maximum of this printer’s nozzle is 260 °C';
    expect(found([hot])).toEqual([message]);
    expect(found([hot, { field: 'profiles.pla.flow_ratio', was: null, value: 0.98 }])).toEqual([message, message]);
  });

  it('reports a value that the printer cannot reach', () => {
    expect(found([{ field: 'profiles.pla.bed_temperature_c.other_layers', was: 55, value: 150 }])).toEqual([
      '150 would be published as null: above the 100 °C that this printer can be set to',
    ]);
    expect(found([{ field: 'profiles.pla.chamber_temperature_c', was: null, value: 60 }], { enclosed: false })).toEqual(
      ['60 would be published as null: this printer is open: it has no chamber to heat'],
    );
  });
});

describe('overrides-are-usual', () => {
  /** Values that others print PLA with: those of the one other printer. */
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
        'acme-one': { overrides: [{ ...ABOUT, field: `profiles.pla.${field}`, was: null, value }] },
        'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two' },
      },
      imported: {
        slicer: {
          'acme-two': {
            models: ['Two'],
            nozzles: { '0.4': { diameter_mm: 0.4, default: true, preset: 'Two' } },
            profiles: { pla: [{ nozzles: ['0.4'], preset: 'Generic PLA', basis: 'generic', values: OTHERS }] },
          },
        },
      },
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
  const warnings: typeof profile.warnings = [
    { code: 'outside_material_range', field: 'nozzle_temperature_c.other_layers', message: '', message_zh: '' },
  ];
  const hot = { ...profile, nozzle_temperature_c: { first_layer: 235, other_layers: 235 } };

  const found = (profiles: typeof records.profiles) =>
    [...rule.check({ dataset, records: { ...records, profiles } })].map(({ message }) => message);

  it('reports a profile out of range without a warning', () => {
    expect(found([hot])).toEqual(['0.4 nozzle: 235 °C is outside the range of pla, but there is no warning']);
    expect(found([{ ...hot, warnings }])).toEqual([]);
  });

  it('reports a range that excludes more than 6 % of the tuned profiles', () => {
    const with_ = (outside: number) => [
      ...Array.from({ length: 100 - outside }, () => profile),
      ...Array.from({ length: outside }, () => ({ ...hot, warnings })),
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
