import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { type Changes, findings } from '../../../support/small-dataset.js';

describe('build-volumes-agree', () => {
  const DECIDED = 'https://example.org';

  it.each<[title: string, others: number[], decided: number | null, found: string[]]>([
    ['reports sources that differ widely', [300], null, ['other-0 has 300 mm, slicer has 200 mm']],
    ['accepts sources that differ by a margin', [210], null, []],
    ['accepts a difference that was decided by hand', [450], 300, []],
    ['reports a decided digit more than all sources', [], 2000, ['2000 mm was decided, but slicer has 200 mm']],
    [
      'reports one source with a digit more than was decided',
      [2000],
      200,
      ['2000 mm, while 200 mm was decided and other sources agree'],
    ],
  ])('%s', (_, others, decided, found) => {
    const volume = (z: number) => ({ x: 200, y: 200, z });
    const curated: JsonObject =
      decided === null ? {} : { build_volume_mm: { value: volume(decided), source: DECIDED } };
    const imported = others.map((z, index) => [
      `other-${index}`,
      { 'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: volume(z) } } },
    ]);
    const changes = { printers: { 'acme-one': { curated } }, imported: Object.fromEntries(imported) };
    expect(findings('build-volumes-agree', changes)).toEqual(found);
  });
});

describe('chamber-suits-printer', () => {
  const chamber = (max_chamber_temperature_c: number) => ({ firmware_limit: { max_chamber_temperature_c } });
  const open = { enclosed: false };

  it.each<[title: string, changes: Changes, found: string[]]>([
    ['accepts an open printer without one', { facts: { ...open, chamber_temperature_control: false } }, []],
    ['accepts a closed one with', { facts: { enclosed: true, chamber_temperature_control: true, ...chamber(60) } }, []],
    ['accepts a profile for it', { facts: chamber(60), profile: { chamber_temperature_c: 60 } }, []],
    [
      'reports control of an open one',
      { facts: { ...open, chamber_temperature_control: true } },
      ['open, yet its chamber is controlled'],
    ],
    ['reports a hot open one', { facts: { ...open, ...chamber(60) } }, ['open, yet its chamber goes to 60 °C']],
    [
      'reports a profile that needs more heat than the printer has',
      { facts: chamber(60), profile: { chamber_temperature_c: 80 } },
      ['0.4 nozzle: asks for a chamber at 80 °C; the maximum of this printer is 60 °C'],
    ],
  ])('%s', (_, changes, found) => expect(findings('chamber-suits-printer', changes)).toEqual(found));
});

describe('identifiers-are-own', () => {
  const found = (changes?: Changes) => findings('identifiers-are-own', changes);

  const two = (one: object, other: object) => ({
    printers: {
      'acme-one': { identifiers: one },
      'acme-two': { id: 'acme-two', brand: 'acme', model: 'Two', identifiers: other },
    } as never,
    imported: { slicer: { 'acme-two': { models: ['Acme Two'], nozzles: {} } } },
  });
  const named = (...value: string[]) => ({ value, source: 'https://example.org' });

  it('reports a code that two machines share, but not of different systems', () => {
    const of = (other: object) => found(two({ bambu_model_code: named('C11') }, other));
    expect(of({ bambu_model_code: named('C12'), elegoo_model: named('C11') })).toEqual([]);
    expect(of({ bambu_model_code: named('C12', 'C11') })).toEqual(['"C11" already stands for acme-one']);
  });

  it('reports a slicer model name that two machines share', () => {
    const machineNames = {
      slicer: { 'acme-one': { prusaslicer_printer: ['MK4'] }, 'acme-two': { prusaslicer_printer: ['MK4'] } },
    };
    expect(found({ ...two({}, {}), machineNames })).toEqual(['"MK4" already stands for acme-one']);
  });

  it('accepts shared serial number prefixes and model_id', () => {
    const machineNames = { slicer: { 'acme-one': { orca_model_id: ['v1'] }, 'acme-two': { orca_model_id: ['v1'] } } };
    const serial = { bambu_serial_prefix: named('00M') };
    expect(found({ ...two(serial, serial), machineNames })).toEqual([]);
  });
});

describe('limits-not-below-ratings', () => {
  it.each([
    [90, []],
    [100, []],
    [110, ['the firmware allows 100 °C, but the maker states 110 °C']],
  ])('holds the limit of 100 °C against a rating of %d °C', (value, found) => {
    const curated = { 'rated.max_bed_temperature_c': { value, source: 'https://example.org' } };
    expect(findings('limits-not-below-ratings', { printers: { 'acme-one': { curated } } })).toEqual(found);
  });
});

describe('machines-stand-once', () => {
  const NOZZLES = { '0.4': { diameter_mm: 0.4, default: true, preset: 'Acme 0.4', layer_height_mm: {} } };
  const VOLUME = { x: 200, y: 200, z: 200 };

  /** The findings if the brand has another machine of the same volume as its One. */
  function beside(model: string, more: object = {}, facts: object = {}, changes: Changes = {}): string[] {
    const imported = {
      slicer: { 'acme-two': { models: [model], nozzles: NOZZLES, facts: { build_volume_mm: VOLUME, ...facts } } },
    };
    const printers = { 'acme-two': { id: 'acme-two', brand: 'acme', model, ...more } };
    return findings('machines-stand-once', { printers, imported, ...changes } as Changes);
  }

  const TWICE = ['has the same volume as "acme-one", and its name differs only in equipment'];

  it.each(['One', 'One with Klipper', 'One Dual', 'Acme One', 'One (CFS-C)', 'One Series', 'One 200'])(
    'finds "%s" beside the One',
    (model) => expect(beside(model)).toEqual(TWICE),
  );

  it.each(['Two', 'One Pro', 'One 300', 'One S1'])('considers "%s" another machine', (model) =>
    expect(beside(model)).toEqual([]),
  );

  it('considers another volume another machine, but not the same one rounded differently', () => {
    expect(beside('One Dual', {}, { build_volume_mm: { x: 300, y: 200, z: 200 } })).toEqual([]);
    expect(beside('One Dual', {}, { build_volume_mm: { x: 205, y: 200, z: 210 } })).toEqual(TWICE);
  });

  it('accepts related machines', () => {
    expect(beside('One Dual', { configuration_of: 'acme-one', differs: ['tool_head'] })).toEqual([]);
    expect(beside('One Dual', { variant_of: 'acme-one' })).toEqual([]);
  });

  it('reports one machine preset of two printers, whatever their names', () => {
    const nozzles = { '0.4': { diameter_mm: 0.4, machine: 'Acme One 0.4', process: '0.20mm' } };
    const presets = {
      slicer: { acme: { 'acme-one': { nozzles, filaments: {} }, 'acme-two': { nozzles, filaments: {} } } },
    };
    expect(beside('Two', {}, {}, { slicers: { slicer: 'orcaslicer' }, presets })).toEqual([
      '"acme-one" also has the machine preset "Acme One 0.4"',
    ]);
  });
});

describe('models-are-no-presets', () => {
  const called = (model: string) => findings('models-are-no-presets', { printers: { 'acme-one': { model } } });

  it.each([
    'K1 with CFS-C',
    'K1 Max (2025) with CFS-C',
    'Ender-3 V3 SE',
    'MK3S with MMU2S',
    'Troodon 2.0 with Klipper board',
    'CORE One L with high-flow nozzle',
    'V-Core 4 IDEX 300',
    'CR-M4',
    'D12/230 PRO with M2 board, two-in-one head',
    'Me Creator',
    'mycusini 2.0',
  ])('accepts %s', (model) => {
    expect(called(model)).toEqual([]);
  });

  it.each([
    ['K1_CFS-C', 'an underscore'],
    ['A1 @BBL', 'an @'],
    ['Ender-3 V3 SE 0.4', 'a nozzle'],
    ['Ender-3 V3 SE 0.4 nozzle', 'a nozzle'],
    ['Trident 250mm', 'a length'],
    ['H+1(HS)', 'a bracket without a space before it'],
    ['M3 - Single Extruder', 'a dash or plus between words'],
    ['X-Plus 4 + BOX', 'a dash or plus between words'],
    ['K1  Max', 'an extra space'],
    ['Stinger Stinger', 'a repeated word'],
    ['ER20 Klipper', 'an addition that looks like part of the name'],
    ['CORE One MMU3', 'an addition that looks like part of the name'],
    ['Enabler D8500 MM Model', 'a word of the slicer'],
  ])('rejects %s', (model, what) => {
    expect(called(model)).toEqual([`"${model}" has ${what}, like the name of a preset`]);
  });
});

describe('nozzles-are-what-they-say', () => {
  const found = (changes: Changes) => findings('nozzles-are-what-they-say', changes);

  const second = (name: string, more: object = {}) => {
    const nozzles = { [name]: { diameter_mm: 0.6, preset: 'Acme One', ...more } };
    return { imported: { slicer: { 'acme-one': { nozzles } } } as never };
  };

  it.each(['0.6', '0.60', 'hf0.6', '0.6-high-flow', 'volcano-0.6', 'wide'])('accepts %s of 0.6 mm', (name) => {
    expect(found(second(name))).toEqual([]);
  });

  it('reports a diameter that is not in the name', () => {
    expect(found({ nozzle: { diameter_mm: 0.6 } })).toEqual(['the nozzle 0.4 has a diameter of 0.6 mm']);
  });
});

describe('ratings-are-no-cut-offs', () => {
  const BED = { value: 90, source: 'https://example.org' };
  const curated = (field: string, fact: JsonObject) => ({ printers: { 'acme-one': { curated: { [field]: fact } } } });

  it.each([
    ['rated.max_bed_temperature_c', 'the page of the maker'],
    ['rated.max_bed_temperature_c', 'bed max_temp_c, citing the spec page of the maker'],
    ['rated.max_bed_temperature_c', 'table of machines: maxTemp 90, beside the address of the maker'],
    ['firmware_limit.max_bed_temperature_c', 'printer.cfg, cut-off: heater_bed max_temp'],
  ])('accepts %s, read as "%s"', (field, read) => {
    expect(findings('ratings-are-no-cut-offs', curated(field, { ...BED, read }))).toEqual([]);
  });

  it.each(['printer.cfg, cut-off at 125', 'safety cutoff', 'heater_bed max_temp: 90', 'BED_MAXTEMP 90', 'MAX_TEMP'])(
    'finds a rating that was read as "%s"',
    (read) => {
      const found = [`"${read}" is the cut-off of a firmware, not what the maker rates`];
      expect(findings('ratings-are-no-cut-offs', curated('rated.max_bed_temperature_c', { ...BED, read }))).toEqual(
        found,
      );
      expect(
        findings(
          'ratings-are-no-cut-offs',
          curated('rated.max_bed_temperature_c', { ...BED, others: [{ ...BED, value: 95, read }] }),
        ),
      ).toEqual(found);
    },
  );
});

describe('retraction-suits-extruder', () => {
  it.each([
    ['direct_drive', 0.8, []],
    ['bowden', 5, []],
    ['direct_drive', 6, ['retracts 6 mm, which does not suit direct_drive']],
    ['bowden', 1, ['retracts 1 mm, which does not suit bowden']],
  ])('holds a %s against %d mm', (extruder_type, length_mm, found) => {
    const facts = { extruder_type, retraction: { length_mm } };
    expect(findings('retraction-suits-extruder', { facts })).toEqual(found);
  });
});
