import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../scripts/contribute/compare/c-expression.js';
import { readCura } from '../../../scripts/contribute/compare/cura.js';
import { Defines } from '../../../scripts/contribute/compare/defines.js';
import { readKlipper } from '../../../scripts/contribute/compare/klipper.js';
import { readMarlin } from '../../../scripts/contribute/compare/marlin.js';
import { folderOf } from '../../support/folder.js';

describe('an expression of the C preprocessor', () => {
  const defined: Record<string, string> = { SIZE: '200', HALF: '(SIZE) / 2', ON: '', BOARD: 'BOARD_A', LOOP: 'LOOP' };
  const value = (text: string) => evaluate(text, (name) => defined[name]);

  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * -3', -9],
    ['HALF + 5.5f', 105.5],
    ['ENABLED(ON) && DISABLED(OFF)', 1],
    ['ANY(OFF, ON) && !BOTH(OFF, ON)', 1],
    ['defined(SIZE) && !defined(OFF) && defined ON', 1],
    ['BOARD == BOARD_A', 1],
    ['BOARD == BOARD_B || SIZE < 100', 0],
    ['TERN(ON, 335, 340)', 335],
    ['TERN(OFF, 335, 340)', 340],
  ])('%s comes to %d', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it.each(['BOARD + 1', '1 +', '"text"', 'SOME(ON)', '1 2', '(1', 'ENABLED(ON'])('%s is none', (text) => {
    expect(value(text)).toBe(null);
  });

  it('takes a name that stands for itself as a name', () => {
    expect(value('LOOP')).toBe('LOOP');
  });
});

describe('what a header defines', () => {
  it('is what stands in the branches that apply', () => {
    const header = [
      '#define LARGE // of two',
      '#define NAME "a // b" /* and',
      '#define GONE 1 */',
      '#if ENABLED(SMALL)',
      '  #define Z 100',
      '  #ifdef LARGE',
      '    #define NESTED 1',
      '  #else',
      '    #define NESTED 2',
      '  #endif',
      '#elif ENABLED(LARGE) && \\',
      '      1',
      '  #define Z 400',
      '#else',
      '  #define Z 200',
      '#endif',
      '#define MACRO(x) (x)',
      '#define TWICE (Z * 2)',
      '//#define COREXY',
      '#undef LARGE',
    ].join('\n');
    const defines = new Defines(header);
    expect(defines.number('Z')).toBe(400);
    expect(defines.number('TWICE')).toBe(800);
    expect(['NAME', 'LARGE', 'GONE', 'NESTED', 'MACRO', 'COREXY'].map((name) => defines.has(name))).toEqual([
      true,
      ...[false, false, false, false, false],
    ]);
    expect(defines.number('NAME')).toBe(null);
  });
});

/** Marlin's default configuration, with other values of some defines. */
function marlin(changes: Record<string, string | number> = {}, more: readonly string[] = []): string {
  const defaults = {
    HEATER_0_MAXTEMP: 275,
    BED_MAXTEMP: 150,
    HOTEND_OVERSHOOT: 15,
    BED_OVERSHOOT: 10,
    TEMP_SENSOR_BED: 1,
  };
  const plate = { X_BED_SIZE: 200, Y_BED_SIZE: 200, X_MIN_POS: 0, Y_MIN_POS: 0 };
  const ends = { X_MAX_POS: 'X_BED_SIZE', Y_MAX_POS: 'Y_BED_SIZE', Z_MAX_POS: 200 };
  const all = Object.entries({ ...defaults, ...plate, ...ends, ...changes });
  return [...all.map(([name, value]) => `#define ${name} ${value}`), ...more].join('\n');
}

describe('Marlin', () => {
  const read = (file: string, text: string) =>
    readMarlin(
      folderOf({
        'config/default/Configuration.h': marlin(),
        [`config/examples/${file}/Configuration.h`]: text,
      }),
    )[0];

  it('states plate and travel, kinematics and what can be set below its cut-offs', () => {
    const text = marlin({ X_BED_SIZE: 235, Y_BED_SIZE: 235, Y_MAX_POS: 230, Z_MAX_POS: 250, BED_MAXTEMP: 125 });
    expect(read('Acme/One/Board V1', text)).toEqual({
      names: ['Acme One Board V1', 'Acme One'],
      file: 'config/examples/Acme/One/Board V1/Configuration.h',
      travel_mm: { x: 235, y: 230, z: 250 },
      kinematics: 'cartesian',
      max_nozzle_temperature_c: 260,
      max_bed_temperature_c: 115,
    });
  });

  it('states nothing where the default was left', () => {
    expect(Object.keys(read('Acme/One', marlin()) ?? {})).toEqual(['names', 'file', 'kinematics']);
    expect(read('Acme/One', marlin({ HEATER_0_MAXTEMP: 300 }))).toMatchObject({ max_nozzle_temperature_c: 285 });
    expect(read('Acme/One', marlin({ HEATER_0_MAXTEMP: 300 }))).not.toHaveProperty('max_bed_temperature_c');
    expect(read('Acme/One', marlin({ BED_MAXTEMP: 120, TEMP_SENSOR_BED: 0 }))).not.toHaveProperty(
      'max_bed_temperature_c',
    );
  });

  it('knows motion by its switch, and a delta by its radius', () => {
    const delta = ['#define DELTA', '#define PRINTABLE_RADIUS 130.0'];
    const round = { X_BED_SIZE: '((PRINTABLE_RADIUS) * 2)', Y_BED_SIZE: '((PRINTABLE_RADIUS) * 2)', Z_MAX_POS: 320 };
    expect(read('delta/Acme/Tower', marlin(round, delta))).toMatchObject({
      names: ['Acme Tower'],
      kinematics: 'delta',
      travel_mm: { x: 260, y: 260, z: 320 },
    });
    expect(read('Acme/Cube', marlin({}, ['#define COREXZ']))).toMatchObject({ kinematics: 'corexz' });
    expect(read('SCARA/Acme/Arm', marlin({}, ['#define MP_SCARA']))).not.toHaveProperty('kinematics');
  });

  it('is refused where it is not', () => {
    expect(() => readMarlin(folderOf())).toThrow(/no config\/examples/);
  });
});

describe('Klipper', () => {
  const read = (text: string) => readKlipper(folderOf({ 'config/printer-acme-one-2021.cfg': text }))[0];
  const heaters = (nozzle: number, bed: number) => `[extruder]\nmax_temp: ${nozzle}\n[heater_bed]\nmax_temp = ${bed}\n`;

  it('states kinematics, travel and the highest targets', () => {
    const axes = [300, 300, 340].map((end, axis) => `[stepper_${'xyz'[axis]}]\nposition_max: ${end} # mm\n`).join('');
    expect(read(`[printer]\nkinematics: corexy\n${axes}${heaters(260, 115)}`)).toEqual({
      names: ['acme-one'],
      file: 'config/printer-acme-one-2021.cfg',
      kinematics: 'corexy',
      travel_mm: { x: 300, y: 300, z: 340 },
      max_nozzle_temperature_c: 260,
      max_bed_temperature_c: 115,
    });
  });

  it('states no limit where the examples of the project have the same', () => {
    const one = read(`[printer]\nkinematics: polar\n#[stepper_x]\n#position_max: 9\n${heaters(250, 130)}`);
    expect(Object.keys(one ?? {})).toEqual(['names', 'file']);
  });

  it('measures a delta by its radius', () => {
    const one = read(
      '[printer]\nkinematics: delta\ndelta_radius: 130\nprint_radius: 125\n[stepper_a]\nposition_endstop: 320',
    );
    expect(one).toMatchObject({ kinematics: 'delta', travel_mm: { x: 250, y: 250, z: 320 } });
  });

  it('is refused where it is not', () => {
    expect(() => readKlipper(folderOf())).toThrow(/no config\/printer/);
  });
});

describe('Cura', () => {
  const size = (x: number, y: number, z: number) => ({
    machine_width: { default_value: x },
    machine_depth: { default_value: y },
    machine_height: { default_value: z },
  });
  const definitions = (files: Record<string, object>) =>
    readCura(
      folderOf(
        Object.fromEntries(Object.entries(files).map(([id, one]) => [`resources/definitions/${id}.def.json`, one])),
      ),
    );

  it('is read from definitions, with what they inherit but for the base of all', () => {
    const machines = definitions({
      fdmprinter: { name: 'FDM Printer', overrides: size(100, 100, 100) },
      acme_base: {
        name: 'Acme Base',
        inherits: 'fdmprinter',
        metadata: { manufacturer: 'Acme' },
        overrides: {
          machine_depth: { default_value: 210 },
          machine_height: { value: '205' },
          material_bed_temperature: { maximum_value_warning: '110' },
          material_print_temperature: { maximum_value: 'some + formula', maximum_value_warning: 260 },
        },
      },
      acme_one: { name: 'One / Acme Two', inherits: 'acme_base', overrides: size(220, 220, 250) },
    });
    const facts = {
      file: 'resources/definitions/acme_one.def.json',
      build_volume_mm: { x: 220, y: 220, z: 205 },
      max_bed_temperature_c: 110,
    };
    expect(machines.filter(({ file }) => file === facts.file)).toEqual([
      { names: ['One', 'Acme One', 'acme_one'], ...facts },
      { names: ['Acme Two', 'Acme Acme Two'], ...facts },
    ]);
    expect(machines.filter(({ build_volume_mm }) => build_volume_mm)).toHaveLength(2);
  });

  it('is read from where all that is inherited stands in one file', () => {
    const settings = {
      machine_width: { '5.12.0': 200, '5.13.0': 230 },
      machine_depth: { '5.13.0': 230 },
      machine_height: { '5.13.0': 250.5 },
    };
    const one = { name: 'Acme One', vendor: 'Acme', context: { definition: 'acme_one' }, settings };
    const machines = readCura(folderOf({ 'profiles/cura/Acme/machine_model/One.json': one }));
    expect(machines).toMatchObject([
      { names: ['Acme One', 'Acme Acme One', 'acme_one'], build_volume_mm: { x: 230, y: 230, z: 250.5 } },
    ]);
  });

  it('is refused where it is not', () => {
    expect(() => readCura(folderOf())).toThrow(/no resources\/definitions/);
  });
});
