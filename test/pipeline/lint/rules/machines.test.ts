import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { type Changes, findings } from '../../../support/small-dataset.js';

describe('build-volumes-agree', () => {
  it('reports sources that differ widely', () => {
    expect(
      findings('build-volumes-agree', {
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: 300 } } },
          },
        },
      }),
    ).toEqual(['other has 300 mm, slicer has 200 mm']);
  });

  it('accepts sources that differ by a margin', () => {
    expect(
      findings('build-volumes-agree', {
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 205, y: 200, z: 210 } } },
          },
        },
      }),
    ).toEqual([]);
  });

  it('accepts a difference that was decided by hand', () => {
    expect(
      findings('build-volumes-agree', {
        printers: {
          'acme-one': {
            curated: { build_volume_mm: { value: { x: 200, y: 200, z: 300 }, source: 'https://example.org' } },
          },
        },
        imported: {
          other: {
            'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: 450 } } },
          },
        },
      }),
    ).toEqual([]);
  });

  describe('a decided value', () => {
    const found = (z: number, sources: readonly number[]) =>
      findings('build-volumes-agree', {
        printers: {
          'acme-one': { curated: { build_volume_mm: { value: { x: 200, y: 200, z }, source: 'https://example.org' } } },
        },
        imported: Object.fromEntries(
          sources.map((other, index) => [
            `other-${index}`,
            { 'acme-one': { models: ['One'], nozzles: {}, facts: { build_volume_mm: { x: 200, y: 200, z: other } } } },
          ]),
        ),
      });

    it('with a digit more than all sources is reported', () => {
      expect(found(2000, [])).toEqual(['2000 mm was decided, but slicer has 200 mm']);
    });

    it('is kept if one source has a digit more, which is reported', () => {
      expect(found(200, [2000])).toEqual(['2000 mm, while 200 mm was decided and other sources agree']);
    });
  });
});

describe('chamber-suits-printer', () => {
  const found = (changes?: Changes) => findings('chamber-suits-printer', changes);

  const chamber = (max_chamber_temperature_c: number) => ({ firmware_limit: { max_chamber_temperature_c } });

  it('accepts an open printer without a chamber and a closed one with', () => {
    expect(found({ facts: { enclosed: false, chamber_temperature_control: false } })).toEqual([]);
    expect(
      found({
        facts: { enclosed: true, chamber_temperature_control: true, ...chamber(60) },
      }),
    ).toEqual([]);
    expect(found({ facts: chamber(60), profile: { chamber_temperature_c: 60 } })).toEqual([]);
  });

  it('reports an open printer with a chamber', () => {
    expect(found({ facts: { enclosed: false, chamber_temperature_control: true } })).toEqual([
      'open, yet its chamber is controlled',
    ]);
    expect(found({ facts: { enclosed: false, ...chamber(60) } })).toEqual(['open, yet its chamber goes to 60 °C']);
  });

  it('reports a profile that needs more heat than the printer has', () => {
    expect(found({ facts: chamber(60), profile: { chamber_temperature_c: 80 } })).toEqual([
      '0.4 nozzle: asks for a chamber at 80 °C; the maximum of this printer is 60 °C',
    ]);
  });
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

  it('accepts the small dataset, and two machines with codes of their own', () => {
    expect(found()).toEqual([]);
    expect(
      found(two({ bambu_model_code: named('C11') }, { bambu_model_code: named('C12'), elegoo_model: named('C11') })),
    ).toEqual([]);
  });

  it('reports a code that two machines share', () => {
    expect(found(two({ bambu_model_code: named('C11') }, { bambu_model_code: named('C12', 'C11') }))).toEqual([
      '"C11" already stands for acme-one',
    ]);
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
  const found = (changes?: Changes) => findings('limits-not-below-ratings', changes);

  const rated = (value: number) => ({
    printers: { 'acme-one': { curated: { 'rated.max_bed_temperature_c': { value, source: 'https://example.org' } } } },
  });

  it('accepts a limit at or above the rating', () => {
    expect(found(rated(100))).toEqual([]);
    expect(found(rated(90))).toEqual([]);
  });

  it('reports a limit below the rating', () => {
    expect(found(rated(110))).toEqual(['the firmware allows 100 °C, but the maker states 110 °C']);
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
  const found = (changes?: Changes) => findings('nozzles-are-what-they-say', changes);

  const second = (name: string, diameter_mm: number, more: object = {}) => ({
    imported: {
      slicer: { 'acme-one': { nozzles: { [name]: { diameter_mm, preset: 'Acme One', ...more } } } },
    } as never,
  });

  it('accepts the names in every source', () => {
    for (const name of ['0.6', '0.60', 'hf0.6', '0.6-high-flow', 'volcano-0.6', 'wide'])
      expect(found(second(name, 0.6)), name).toEqual([]);
  });

  it('reports another diameter than in the name', () => {
    expect(found({ nozzle: { diameter_mm: 0.6 } })).toEqual(['the nozzle 0.4 has a diameter of 0.6 mm']);
  });

  it('reports two default nozzles, and none', () => {
    expect(found(second('0.6', 0.6, { default: true }))).toEqual(['2 default nozzles: 0.4, 0.6']);
    expect(found({ nozzle: { default: false } })).toEqual(['0 default nozzles']);
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
  const found = (changes?: Changes) => findings('retraction-suits-extruder', changes);

  const machine = (extruder_type: string, length_mm: number) => ({
    facts: { extruder_type, retraction: { length_mm } },
  });

  it('accepts usual lengths', () => {
    expect(found(machine('direct_drive', 0.8))).toEqual([]);
    expect(found(machine('bowden', 5))).toEqual([]);
  });

  it('reports a bowden length on direct drive, and vice versa', () => {
    expect(found(machine('direct_drive', 6))).toEqual(['retracts 6 mm, which does not suit direct_drive']);
    expect(found(machine('bowden', 1))).toEqual(['retracts 1 mm, which does not suit bowden']);
  });
});
