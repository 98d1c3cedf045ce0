import { describe, expect, it } from 'vitest';
import { type Changes, findings } from '../../../support/small-dataset.js';

describe('identifiers-are-own', () => {
  const found = (changes?: Changes) => findings('identifiers-are-own', changes);

  const two = (one: object, other: object) => ({
    printers: { 'acme-one': { identifiers: one }, 'acme-two': { identifiers: other } },
  });
  const called = (system: string, name: string) => ({
    machineNames: { slicer: { 'acme-one': { [system]: [name] }, 'acme-two': { [system]: [name] } } },
  });
  const named = (...value: string[]) => ({ value, source: 'https://example.org' });

  it('reports a code that two machines share, but not of different systems', () => {
    const of = (other: object) => found(two({ bambu_model_code: named('C11') }, other));
    expect(of({ bambu_model_code: named('C12'), elegoo_model: named('C11') })).toEqual([]);
    expect(of({ bambu_model_code: named('C12', 'C11') })).toEqual(['"C11" already stands for acme-one']);
  });

  it('reports a slicer model name that two machines share', () => {
    const names = called('prusaslicer_printer', 'MK4');
    expect(found({ ...two({}, {}), ...names })).toEqual(['"MK4" already stands for acme-one']);
  });

  it('accepts shared serial number prefixes and model_id', () => {
    const serial = { bambu_serial_prefix: named('00M') };
    expect(found({ ...two(serial, serial), ...called('orca_model_id', 'v1') })).toEqual([]);
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
    return findings('machines-stand-once', { printers: { 'acme-two': { model, ...more } }, imported, ...changes });
  }

  const TWICE = ['has the same volume as "acme-one", and its name differs only in equipment'];

  it.each(['One', 'One with Klipper', 'One Dual', 'Acme One', 'One (CFS-C)', 'One Series', 'One 200'])(
    'reports "%s" next to the One',
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

describe('ratings-are-no-cut-offs', () => {
  const BED = { value: 90, source: 'https://example.org' };
  const found = (field: string, fact: object) =>
    findings('ratings-are-no-cut-offs', { printers: { 'acme-one': { curated: { [field]: fact } } } });

  it.each([
    ['rated.max_bed_temperature_c', 'the page of the maker'],
    ['rated.max_bed_temperature_c', 'bed max_temp_c, citing the spec page of the maker'],
    ['rated.max_bed_temperature_c', 'table of machines: maxTemp 90, beside the address of the maker'],
    ['firmware_limit.max_bed_temperature_c', 'printer.cfg, cut-off: heater_bed max_temp'],
  ])('accepts %s, read as "%s"', (field, read) => {
    expect(found(field, { ...BED, read })).toEqual([]);
  });

  it.each(['printer.cfg, cut-off at 125', 'safety cutoff', 'heater_bed max_temp: 90', 'BED_MAXTEMP 90', 'MAX_TEMP'])(
    'reports a rating that was read as "%s"',
    (read) => {
      const message = `"${read}" is the cut-off of a firmware, not what the maker rates`;
      for (const fact of [
        { ...BED, read },
        { ...BED, others: [{ ...BED, value: 95, read }] },
      ])
        expect(found('rated.max_bed_temperature_c', fact)).toEqual([message]);
    },
  );
});
