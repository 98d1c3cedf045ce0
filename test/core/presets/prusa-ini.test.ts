import { describe, expect, it } from 'vitest';
import { overlayCommand, presetFiles } from '../../../core/presets/files.js';
import type { PresetOptions } from '../../../core/presets/types.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { composed, MK4, PARENTS } from '../../support/preset-mappings.js';

type Change = (record: Profile, printer: Printer) => [Profile, Printer];

function ini(options: PresetOptions = {}, change?: Change) {
  const preset = composed('prusaslicer', MK4, options, change);
  const [file, ...more] = presetFiles(preset);
  expect(more).toEqual([]);
  const lines = (file?.text ?? '').trimEnd().split('\n');
  const pairs = Object.fromEntries(lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' = ', 2)));
  return { preset, file, pairs: pairs as Record<string, string>, codes: preset.notes.map(({ code }) => code) };
}

const withPrinter =
  (printer: Partial<Printer>): Change =>
  (record, own) => [record, { ...own, ...printer }];

describe('a whole configuration', () => {
  const { pairs, file, codes } = ini({ parents: PARENTS });

  it('is flat: the command line slices a bundle with defaults without a warning', () => {
    expect(file?.text).not.toMatch(/^\[/m);
    expect(file?.name).toMatch(/\.ini$/);
  });

  it('contains a printer generated from the record, so that it slices on its own', () => {
    expect(pairs).toMatchObject({
      printer_technology: 'FFF',
      bed_shape: '0x0,250x0,250x210,0x210',
      max_print_height: '220',
      nozzle_diameter: '0.4',
      machine_limits_usage: 'time_estimate_only',
      use_relative_e_distances: '1',
      layer_gcode: 'G92 E0',
    });
    expect(pairs.machine_max_feedrate_x).toMatch(/^(\d+),\1$/);
    expect(codes).toEqual(expect.arrayContaining(['prusa_full', 'own_start']));
  });

  it('retracts like the printer if the filament sets nothing', () => {
    const { pairs: own } = ini({}, (record, printer) => [
      record,
      {
        ...printer,
        retraction: { ...printer.retraction, length_mm: 0.7, before_wipe_percent: 70, wipe: true, z_hop_mm: null },
      },
    ]);
    expect(own).toMatchObject({ retract_length: '0.7', retract_before_wipe: '70%', wipe: '1' });
    expect(own).not.toHaveProperty('retract_lift');
  });

  it('has minimal start and end G-code, with line breaks as PrusaSlicer writes them', () => {
    // PrusaSlicer adds the heating commands itself if the start G-code has none.
    expect(pairs.start_gcode).toBe('G28');
    expect(pairs.end_gcode).toBe('M104 S0\\nM140 S0\\nM107\\nM84');
  });

  it('inherits nothing, because the name would only be a label', () => {
    expect(pairs).not.toHaveProperty('inherits');
    const expected = { filament_type: 'PLA', print_settings_id: expect.stringContaining('Open Print Data') };
    expect(pairs).toMatchObject(expected);
  });

  it.each<[Partial<Printer>, string, RegExp, string | null]>([
    [{ bed_shape: 'rectangular', bed_origin: 'center' }, 'bed_shape', /^-125x-105,125x-105,125x105,-125x105$/, null],
    [
      { bed_shape: 'circular', bed_origin: 'center' },
      'bed_shape',
      /^(?:-?[\d.]+x-?[\d.]+,){63}-?[\d.]+x-?[\d.]+$/,
      null,
    ],
    [{ bed_shape: null, bed_origin: null }, 'bed_shape', /^0x0,250x0/, 'bed_shape'],
    [{ gcode_flavor: 'klipper' }, 'gcode_flavor', /^klipper$/, null],
    [{ gcode_flavor: null }, 'gcode_flavor', /^marlin$/, 'flavor'],
  ])('maps %j', (printer, key, expected, code) => {
    const made = ini({}, withPrinter(printer));
    expect(made.pairs[key]).toMatch(expected);
    expect(made.codes.filter((one) => one === 'bed_shape' || one === 'flavor')).toEqual(code === null ? [] : [code]);
  });

  it('requests no temperature if none is known, and says so', () => {
    const made = ini({}, (record, printer) => [
      { ...record, nozzle_temperature_c: { first_layer: 280, other_layers: null } },
      printer,
    ]);
    expect(made.pairs).toMatchObject({ temperature: '0' });
    const unheated = { code: 'unheated', text: expect.stringContaining('nozzle temperature') };
    expect(made.preset.notes[0]).toMatchObject(unheated);
    expect(made.preset.notes[0]?.text_zh).toContain('不知道喷嘴温度');
    expect(ini().codes).not.toContain('unheated');
    expect(Number(ini().pairs.temperature)).toBeGreaterThan(150);
  });

  it.each([
    [null, 'center', 'a rectangle with the origin in its middle', '以中心为原点的矩形'],
    [null, null, 'a rectangle with the origin in its corner', '以角为原点的矩形'],
    ['circular', null, 'a round one with the origin in its corner', '以角为原点的圆形'],
  ] as const)('says how a bed is drawn of which something is not known: %s, %s', (bed_shape, bed_origin, en, zh) => {
    const { notes } = ini({}, withPrinter({ bed_shape, bed_origin })).preset;
    const told = notes.find(({ code }) => code === 'bed_shape');
    expect([told?.text, told?.text_zh]).toEqual([expect.stringContaining(en), expect.stringContaining(zh)]);
  });

  it('uses Marlin instead of Klipper in a version without it, and says so', () => {
    const made = ini({ version: '2.5' }, withPrinter({ gcode_flavor: 'klipper' }));
    expect(made.pairs.gcode_flavor).toBe('marlin');
    expect(made.codes).toContain('flavor_older');
    expect(made.codes).not.toContain('flavor');
    expect(ini({ version: '2.9' }, withPrinter({ gcode_flavor: 'klipper' })).codes).not.toContain('flavor_older');
  });

  it('omits an unknown height, and says so', () => {
    const unknown = { x: 250, y: 210, z: null } as unknown as Printer['build_volume_mm'];
    const made = ini({}, withPrinter({ build_volume_mm: unknown, printable_volume_mm: unknown }));
    expect(made.pairs).not.toHaveProperty('max_print_height');
    expect(made.codes).toContain('height');
  });

  it('clamps the height to what PrusaSlicer accepts', () => {
    const tall = { x: 500, y: 500, z: 2100 };
    const expected = { max_print_height: '1200' };
    expect(ini({}, withPrinter({ build_volume_mm: tall, printable_volume_mm: tall })).pairs).toMatchObject(expected);
  });

  it('uses the filament diameter of the printer if the record has none', () => {
    const wide =
      (diameter: number | null): Change =>
      (record, printer) => [
        { ...record, filament_diameter_mm: null },
        { ...printer, filament_diameter_mm: diameter },
      ];
    expect(ini({}, wide(2.85)).pairs.filament_diameter).toBe('2.85');
    expect(ini({}, wide(null)).codes).toContain('diameter');
  });
});

describe('an overlay', () => {
  const parents = {
    machine: 'Original Prusa MK4 0.4 nozzle',
    process: '0.20mm SPEED @MK4IS 0.4',
    filament: 'Prusament PLA @MK4',
  };
  const { pairs, preset, codes } = ini({ parents, form: 'overlay' });

  it('contains only values of the record and no printer; the rest remains that of the presets', () => {
    expect(
      Object.keys(pairs).filter((key) =>
        /^(?:bed_shape|nozzle_diameter|machine_|start_gcode|filament_type|.*_settings_id)/.test(key),
      ),
    ).toEqual([]);
    expect(pairs).toMatchObject({ temperature: expect.any(String), fill_density: expect.stringMatching(/%$/) });
    expect(codes).toContain('overlay');
  });

  it('is loaded over the three presets by their names', () => {
    expect(overlayCommand(preset, 'fix overlay.ini')).toBe(
      'prusa-slicer --printer-profile "Original Prusa MK4 0.4 nozzle" --print-profile "0.20mm SPEED @MK4IS 0.4" --material-profile "Prusament PLA @MK4" --load "fix overlay.ini" --export-gcode model.stl',
    );
  });

  it('quotes names for the shell', () => {
    const odd = ini({ parents: { ...parents, filament: 'a "b" $(c) `d` \\' }, form: 'overlay' }).preset;
    expect(overlayCommand(odd, 'x.ini')).toContain('--material-profile "a \\"b\\" \\$(c) \\`d\\` \\\\"');
  });

  it('has no command for other files, or if the program cannot name presets', () => {
    expect(overlayCommand(ini({ parents }).preset, 'x.ini')).toBe(null);
    expect(overlayCommand(ini({ parents, form: 'overlay', version: '2.5' }).preset, 'x.ini')).toBe(null);
  });

  it('of a fix contains only that', () => {
    const changes = [
      { setting: 'nozzle_temperature', value: 205 },
      { setting: 'z_offset', value: 0.02 },
    ];
    expect(ini({ parents, form: 'changes', changes }).pairs).toEqual({ temperature: '205', z_offset: '0.02' });
  });
});
