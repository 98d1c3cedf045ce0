import { describe, expect, it } from 'vitest';
import { checkOverrides } from '../../../scripts/pipeline/check/overrides/check.js';
import { readPrinterTarget, readProcessTarget } from '../../../scripts/pipeline/check/overrides/target.js';
import type { Json, JsonObject } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

const ABOUT = { reason: 'The maker says so.', source: 'manual' };

/** Messages of the check for overrides in the printer's file. */
function found(overrides: readonly JsonObject[], more: JsonObject = {}) {
  const printer = { ...more, overrides: overrides.map((override) => ({ ...ABOUT, ...override })) };
  return said({ printers: { 'acme-one': printer } });
}

function said(changes: Parameters<typeof smallComposed>[0]) {
  return checkOverrides(smallComposed(changes).dataset).map(({ path, message, allowed }) => [path, message, allowed]);
}

describe('an override’s target', () => {
  it.each([
    ['max_speed_mm_s.x', { kind: 'printer', field: 'max_speed_mm_s.x' }],
    ['nozzles.0.4.diameter_mm', { kind: 'nozzle', nozzle: '0.4', field: 'diameter_mm' }],
    ['nozzles.0.4hf.layer_height_mm.max', { kind: 'nozzle', nozzle: '0.4hf', field: 'layer_height_mm.max' }],
    ['nozzles.volcano-0.6.diameter_mm', { kind: 'nozzle', nozzle: 'volcano-0.6', field: 'diameter_mm' }],
    ['nozzles.0.9.diameter_mm', { kind: 'nozzle', nozzle: '0.9', field: 'diameter_mm' }],
    ['profiles.pla', { kind: 'withheld', material: 'pla' }],
    ['profiles.pla.flow_ratio', { kind: 'profile', material: 'pla', nozzle: null, field: 'flow_ratio' }],
    [
      'profiles.pla.nozzles.0.4.cooling.fan_min_percent',
      { kind: 'profile', material: 'pla', nozzle: '0.4', field: 'cooling.fan_min_percent' },
    ],
  ])('%s', (field, target) => {
    expect(readPrinterTarget(field, ['0.4', '0.4hf', 'volcano-0.6'])).toEqual(target);
  });

  it('may be a block of a brand’s processes', () => {
    expect(readProcessTarget('blocks.0.20mm-standard.speed_mm_s.bridge', ['0.20mm-standard'])).toEqual({
      kind: 'process',
      block: '0.20mm-standard',
      field: 'speed_mm_s.bridge',
    });
    expect(readProcessTarget('speed_mm_s.bridge', [])).toBeNull();
  });
});

describe('overrides', () => {
  it('cannot correct a printer that no source has', () => {
    const { dataset } = smallComposed({
      printers: { 'acme-one': { overrides: [{ ...ABOUT, field: 'enclosed', was: null, value: true }] } },
    });
    const unknown = { ...dataset, imported: new Map() };
    expect(checkOverrides(unknown).map(({ path, message, allowed }) => [path, message, allowed])).toEqual([
      ['overrides.0.field', 'corrects nothing: no source knows this printer', 'state it under curated'],
    ]);
  });

  it('that still apply are valid', () => {
    expect(
      found([
        { field: 'build_volume_mm.z', was: 200, value: 256 },
        { field: 'enclosed', was: null, value: true },
        { field: 'nozzles.0.4.layer_height_mm.max', was: 0.28, value: null },
        { field: 'nozzles.0.4.diameter_mm', was: 0.4, value: 0.5 },
        { field: 'profiles.pla.cooling.fan_min_percent', was: 50, value: 40 },
        { field: 'profiles.pla.nozzles.0.4.flow_ratio', was: null, value: 0.98 },
      ]),
    ).toEqual([]);
    expect(found([{ field: 'profiles.pla', was: 'Generic PLA', value: null }])).toEqual([]);
  });

  it.each<[field: string, was: Json, value: Json, problem: string]>([
    [
      'firmware_limit.max_bed_temprature_c',
      null,
      110,
      'field: there is no field "firmware_limit.max_bed_temprature_c" here (did you mean "firmware_limit.max_bed_temperature_c"?)',
    ],
    ['nozzles.0.4.diameter', null, 0.5, 'field: there is no field "diameter" here (did you mean "diameter_mm"?)'],
    [
      'profiles.pla.cooling.fan_min',
      null,
      1,
      'field: there is no field "cooling.fan_min" here (did you mean "cooling.fan_min_percent"?)',
    ],
    ['nozzles.0.5.diameter_mm', null, 0.5, 'field: there is no nozzle "0.5" here (did you mean "0.4"?)'],
    ['profiles.plaa.flow_ratio', null, 1, 'field: there is no profile "plaa" here (did you mean "pla"?)'],
    ['profiles.pla.nozzles.0.8.flow_ratio', null, 1, 'field: there is no nozzle "0.8" here (did you mean "0.4"?)'],
    ['build_volume_mm.z', 190, 200, 'value: the source itself now has 200 (remove the override)'],
    [
      'profiles.pla.cooling.fan_min_percent',
      30,
      40,
      'was: was written for 30, but the source now has 50 (check the override)',
    ],
    ['firmware_limit.max_bed_temperature_c', 100, 'hot', 'value: "hot" is not a number or null (Bed.)'],
    [
      'firmware_limit.max_bed_temperature_c',
      100,
      5705,
      'value: 5705 is out of range: looks like a hundred times too large (57.05 °C) (must be <= 200 °C)',
    ],
    ['profiles.pla', 'Generic PLA', 1, 'value: withholds a whole profile (null, or name a field of the profile)'],
  ])('of %s from %j to %j are reported', (field, was, value, problem) => {
    const problems = found([{ field, was, value }]).map(
      ([path, message, allowed]) => `${path}: ${message} (${allowed})`,
    );
    expect(problems).toEqual([`overrides.0.${problem}`]);
  });

  it('with duplicates, of a withheld profile or of a curated fact are reported', () => {
    const bed = { field: 'firmware_limit.max_bed_temperature_c', was: 100, value: 110 };
    expect(found([bed, { ...bed, value: 120 }])).toEqual([
      ['overrides.1.field', '"firmware_limit.max_bed_temperature_c" is overridden twice', 'keep one'],
    ]);
    const withheld = { field: 'profiles.pla', was: 'Generic PLA', value: null };
    expect(found([{ field: 'profiles.pla.flow_ratio', was: null, value: 1 }, withheld])).toEqual([
      ['overrides.0.field', 'the profile of pla is withheld', 'remove one of the two'],
    ]);
    const curated = { 'firmware_limit.max_bed_temperature_c': { value: 110, source: 'https://example.org' } };
    expect(found([bed], { curated })).toEqual([
      [
        'overrides.0.field',
        'firmware_limit.max_bed_temperature_c is also curated in the same file',
        'change the value under curated, and remove the override',
      ],
    ]);
  });

  it('of processes are compared with the source’s values for the brand', () => {
    const processes = (field: string, was: number | null) => ({
      'slicer/acme': { source: 'slicer', brand: 'acme', overrides: [{ ...ABOUT, field, was, value: 0.25 }] },
    });
    expect(said({ processes: processes('blocks.standard.layer_height_mm', 0.2) })).toEqual([]);
    expect(said({ processes: processes('blocks.standard.layer_height_mm', 0.3) })).toEqual([
      ['overrides.0.was', 'was written for 0.3, but the source now has 0.2', 'check the override'],
    ]);
    expect(said({ processes: processes('blocks.standrad.layer_height_mm', 0.2) })).toEqual([
      ['overrides.0.field', 'there is no block "standrad" here', 'did you mean "standard"?'],
    ]);
    expect(said({ processes: processes('layer_height_mm', 0.2) })).toEqual([
      ['overrides.0.field', '"layer_height_mm" does not name a block', 'blocks.<block>.<field>'],
    ]);
  });
});

describe('applied overrides', () => {
  const ONE = 'acme-one';
  const composed = (overrides: readonly JsonObject[]) =>
    smallComposed({ printers: { [ONE]: { overrides: overrides.map((item) => ({ ...ABOUT, ...item })) } } }).records;

  it('of a nozzle are listed in its printer’s provenance', () => {
    const { printers } = composed([{ field: 'nozzles.0.4.layer_height_mm.max', was: 0.28, value: 0.3 }]);
    expect(printers[0]?.nozzles[0]?.layer_height_mm).toEqual({ min: 0.08, max: 0.3 });
    expect(printers[0]?.provenance.corrected).toEqual([
      { field: 'nozzles.0.4.layer_height_mm.max', upstream_value: 0.28, ...ABOUT },
    ]);
  });

  it('of a nozzle’s diameter reach the printer and its profiles', () => {
    const { printers, profiles } = composed([{ field: 'nozzles.0.4.diameter_mm', was: 0.4, value: 0.6 }]);
    expect(printers[0]).toMatchObject({
      nozzle_diameters_mm: [0.6],
      default_nozzle_diameter_mm: 0.6,
      nozzles: [{ variant: '0.4', diameter_mm: 0.6 }],
    });
    expect(profiles.map(({ nozzle }) => nozzle)).toEqual([{ variant: '0.4', diameter_mm: 0.6 }]);
  });

  it('of processes are listed in the profiles that use them', () => {
    const override = { field: 'blocks.standard.layer_height_mm', was: 0.2, value: 0.25, ...ABOUT };
    const { profiles } = smallComposed({
      processes: { 'slicer/acme': { source: 'slicer', brand: 'acme', overrides: [override] } },
    }).records;
    expect(profiles[0]?.process.layer_height_mm).toBe(0.25);
    expect(profiles[0]?.provenance.corrected).toEqual([
      { field: 'process.layer_height_mm', upstream_value: 0.2, ...ABOUT },
    ]);
  });
});

describe('a corrected machine retraction', () => {
  const override = { field: 'retraction.length_mm', was: 1, value: 3, ...ABOUT };
  const profileWith = (length_mm: number) =>
    smallComposed({
      printers: { 'acme-one': { overrides: [override] } },
      facts: { retraction: { length_mm: 1 } },
      profile: { retraction: { length_mm } },
    }).records.profiles[0];

  it('applies only to profiles that inherit it from the machine', () => {
    expect(profileWith(1)?.retraction.length_mm).toBe(3);
    expect(profileWith(1)?.provenance.corrected).toEqual([
      { field: 'retraction.length_mm', upstream_value: 1, ...ABOUT },
    ]);
    expect(profileWith(0.4)?.retraction.length_mm).toBe(0.4);
  });
});
