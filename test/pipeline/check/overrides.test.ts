import { describe, expect, it } from 'vitest';
import { checkOverrides } from '../../../scripts/pipeline/check/overrides/check.js';
import { readPrinterTarget, readProcessTarget } from '../../../scripts/pipeline/check/overrides/target.js';
import { fullLines } from '../../support/problem-lines.js';
import { ABOUT, curated, type Override, overrides, smallDataset, smallRecords } from '../../support/small-dataset.js';

type Rows = readonly Override[];

/** Overrides of the one printer, and of the processes of its brand. */
const ofPrinter = (rows: Rows, more: object = {}) => ({ printers: { 'acme-one': { ...more, ...overrides(...rows) } } });
const ofProcesses = (...rows: Rows) => ({
  processes: { 'slicer/acme': { source: 'slicer', brand: 'acme', ...overrides(...rows) } },
});
const said = (changes: object) => fullLines(checkOverrides(smallDataset(changes)));
const found = (rows: Rows, more?: object) => said(ofPrinter(rows, more));

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
    const unknown = { ...smallDataset(ofPrinter([['enclosed', null, true]])), imported: new Map() };
    expect(fullLines(checkOverrides(unknown))).toEqual([
      'overrides.0.field: corrects nothing: no source knows this printer (state it under curated)',
    ]);
  });

  it('that still apply are valid', () => {
    expect(
      found([
        ['build_volume_mm.z', 200, 256],
        ['enclosed', null, true],
        ['nozzles.0.4.layer_height_mm.max', 0.28, null],
        ['nozzles.0.4.diameter_mm', 0.4, 0.5],
        ['profiles.pla.cooling.fan_min_percent', 50, 40],
        ['profiles.pla.nozzles.0.4.flow_ratio', null, 0.98],
      ]),
    ).toEqual([]);
    expect(found([['profiles.pla', 'Generic PLA', null]])).toEqual([]);
  });

  it.each<[field: string, was: unknown, value: unknown, problem: string]>([
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
    expect(found([[field, was, value]])).toEqual([`overrides.0.${problem}`]);
  });

  it('with duplicates, of a withheld profile or of a curated fact are reported', () => {
    const bed = (value: number) => ['firmware_limit.max_bed_temperature_c', 100, value] as const;
    expect(found([bed(110), bed(120)])).toEqual([
      'overrides.1.field: "firmware_limit.max_bed_temperature_c" is overridden twice (keep one)',
    ]);
    const withheld = ['profiles.pla', 'Generic PLA', null] as const;
    expect(found([['profiles.pla.flow_ratio', null, 1], withheld])).toEqual([
      'overrides.0.field: the profile of pla is withheld (remove one of the two)',
    ]);
    expect(found([bed(110)], curated({ 'firmware_limit.max_bed_temperature_c': 110 }))).toEqual([
      'overrides.0.field: firmware_limit.max_bed_temperature_c is also curated in the same file (change the value under curated, and remove the override)',
    ]);
  });

  it('of processes are compared with the source’s values for the brand', () => {
    const of = (field: string, was: number) => said(ofProcesses([field, was, 0.25]));
    expect(of('blocks.standard.layer_height_mm', 0.2)).toEqual([]);
    expect(of('blocks.standard.layer_height_mm', 0.3)).toEqual([
      'overrides.0.was: was written for 0.3, but the source now has 0.2 (check the override)',
    ]);
    expect(of('blocks.standrad.layer_height_mm', 0.2)).toEqual([
      'overrides.0.field: there is no block "standrad" here (did you mean "standard"?)',
    ]);
    expect(of('layer_height_mm', 0.2)).toEqual([
      'overrides.0.field: "layer_height_mm" does not name a block (blocks.<block>.<field>)',
    ]);
  });
});

describe('applied overrides', () => {
  it('of a nozzle are listed in its printer’s provenance', () => {
    const { printers } = smallRecords(ofPrinter([['nozzles.0.4.layer_height_mm.max', 0.28, 0.3]]));
    expect(printers[0]?.nozzles[0]?.layer_height_mm).toEqual({ min: 0.08, max: 0.3 });
    expect(printers[0]?.provenance.corrected).toEqual([
      { field: 'nozzles.0.4.layer_height_mm.max', upstream_value: 0.28, ...ABOUT },
    ]);
  });

  it('of a nozzle’s diameter reach the printer and its profiles', () => {
    const { printers, profiles } = smallRecords(ofPrinter([['nozzles.0.4.diameter_mm', 0.4, 0.6]]));
    expect(printers[0]).toMatchObject({
      nozzle_diameters_mm: [0.6],
      default_nozzle_diameter_mm: 0.6,
      nozzles: [{ variant: '0.4', diameter_mm: 0.6 }],
    });
    expect(profiles.map(({ nozzle }) => nozzle)).toEqual([{ variant: '0.4', diameter_mm: 0.6 }]);
  });

  it('of processes are listed in the profiles that use them', () => {
    const { profiles } = smallRecords(ofProcesses(['blocks.standard.layer_height_mm', 0.2, 0.25]));
    expect(profiles[0]?.process.layer_height_mm).toBe(0.25);
    expect(profiles[0]?.provenance.corrected).toEqual([
      { field: 'process.layer_height_mm', upstream_value: 0.2, ...ABOUT },
    ]);
  });
});

describe('a corrected machine retraction', () => {
  it('applies only to profiles that inherit it from the machine', () => {
    const facts = { retraction: { length_mm: 1 } };
    const profileWith = (length_mm: number) => {
      const changes = { ...ofPrinter([['retraction.length_mm', 1, 3]]), facts, profile: { retraction: { length_mm } } };
      return smallRecords(changes).profiles[0];
    };
    expect(profileWith(1)?.retraction.length_mm).toBe(3);
    expect(profileWith(1)?.provenance.corrected).toEqual([
      { field: 'retraction.length_mm', upstream_value: 1, ...ABOUT },
    ]);
    expect(profileWith(0.4)?.retraction.length_mm).toBe(0.4);
  });
});
