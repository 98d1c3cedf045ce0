import { describe, expect, it } from 'vitest';
import { readPrusa } from '../../scripts/import/prusa/index.js';
import { Report } from '../../scripts/import/report.js';
import { folderOf } from '../support/folder.js';
import { called } from './fixtures/data.js';
import { PRUSA_BUNDLES } from './fixtures/prusa.js';

const root = folderOf(PRUSA_BUNDLES);
const report = new Report();
const machines = readPrusa(root, undefined, report);

const all = machines.flatMap(({ variants }) => variants);
const variant = (preset: string) => called(all, 'preset', preset);
const fitting = (preset: string) => variant(preset).filaments.map((filament) => filament.preset);
const filament = (preset: string, name: string) => called(variant(preset).filaments, 'preset', name).values();

describe('reading PrusaSlicer bundles', () => {
  it('reads the newest version of a vendor, preferring a release to its pre-releases', () => {
    expect(machines.map(({ vendor, model, bundle }) => [vendor, model, bundle])).toEqual([
      ['Zeta', 'Zeta One', 'Zeta 1.0.10'],
      ['Zeta', 'Zeta Twin', 'Zeta 1.0.10'],
      ['Zeta', 'Zeta Multi', 'Zeta 1.0.10'],
    ]);
    expect(machines.map(({ identifiers }) => identifiers?.prusaslicer_printer)).toEqual([
      ['Z1'],
      ['ZTWIN'],
      ['ZMULTI'],
    ]);
    const before = folderOf({ ...PRUSA_BUNDLES, 'Zeta/1.0.11-alpha2.ini': PRUSA_BUNDLES['Zeta/1.0.9.ini'] ?? '' });
    expect(readPrusa(before, undefined, new Report())[0]?.bundle).toBe('Zeta 1.0.11-alpha2');
  });

  it('reads only the requested vendors, and rejects a folder without a bundle', () => {
    expect(() => readPrusa(root, ['Empty'], new Report())).toThrow(/no vendor bundles/);
    expect(() => readPrusa(folderOf(), undefined, new Report())).toThrow(/no vendor bundles/);
  });

  it('inherits from several parents, where the last one takes precedence', () => {
    const { facts, layerHeight, nozzleDiameter, name, defaultProcess } = variant('Zeta One 0.6 nozzle');
    expect({ nozzleDiameter, name, layerHeight, defaultProcess }).toEqual({
      nozzleDiameter: 0.6,
      name: '0.6',
      layerHeight: { min: 0.07, max: 0.4 },
      defaultProcess: '0.30mm GONE',
    });
    expect(facts).toMatchObject({
      build_volume_mm: { x: 250, y: 210, z: 300 },
      gcode_flavor: 'marlin2',
      extruder_count: 1,
      max_speed_mm_s: { x: 200, y: null, z: null, e: null },
      max_acceleration_mm_s2: { x: 1000, extruding: 1250, travel: null },
      max_jerk_mm_s: { e: 4.5 },
      retraction: { length_mm: 0.8, speed_mm_s: 35, deretraction_speed_mm_s: null, z_hop_mm: 0.2 },
    });
  });

  it('counts nozzles, not filaments', () => {
    expect(variant('Zeta Twin').facts.extruder_count).toBe(2);
    expect(variant('Zeta Multi').facts.extruder_count).toBe(1);
  });

  it('splits lists of names at semicolons outside quotes', () => {
    expect(machines[0]?.defaultMaterials).toEqual(['Generic PLA @Z1', 'Zeta; PETG']);
    expect(variant('Zeta One 0.4 nozzle').defaultFilaments).toEqual(['Generic PLA @Z1']);
  });

  it('never offers an abstract preset', () => {
    const names = all.flatMap(({ preset, filaments, processes }) => [
      preset,
      ...[...filaments, ...processes].map((item) => item.preset),
    ]);
    expect(names.filter((name) => name.startsWith('*'))).toEqual([]);
  });

  it('matches presets by their condition; one without a condition matches all', () => {
    expect(fitting('Zeta One 0.4 nozzle')).toEqual(['Generic PLA @Z1', 'Zeta; PETG', 'Anything']);
    expect(fitting('Zeta One 0.6 nozzle')).toEqual(['Generic PLA @Z1', 'Zeta; PETG', 'Anything']);
    expect(fitting('Zeta Twin')).toEqual(['Twin TPU', 'Anything']);
    expect(fitting('Zeta Multi')).toEqual(['Anything']);
    const processes = (preset: string) => variant(preset).processes.map((process) => process.preset);
    expect(processes('Zeta One 0.4 nozzle')).toEqual(['0.20mm QUALITY @Z1', '0.10mm DETAIL @Z1']);
    expect(processes('Zeta One 0.6 nozzle')).toEqual(['0.30mm STRUCTURAL @Z1']);
  });

  it('reads filament values; nil means the machine’s; a bed at 0 °C is a value', () => {
    expect(filament('Zeta One 0.4 nozzle', 'Generic PLA @Z1')).toMatchObject({
      nozzle_temperature_c: { first_layer: 215, other_layers: 210 },
      bed_temperature_c: { first_layer: 0, other_layers: 60 },
      cooling: { fan_min_percent: 35, fan_max_percent: 100, fan_off_first_layers: 1 },
      flow_ratio: 1,
      max_volumetric_speed_mm3_s: 15,
      retraction: { length_mm: 0.8, speed_mm_s: 35, deretraction_speed_mm_s: null, z_hop_mm: 0.2 },
    });
    expect(filament('Zeta One 0.4 nozzle', 'Zeta; PETG').retraction?.z_hop_mm).toBe(0);
  });

  it('reads wiping, the filament itself and cooling beyond the fan’s limits', () => {
    expect(variant('Zeta One 0.4 nozzle').facts).toMatchObject({
      retraction: { min_travel_mm: 1, on_layer_change: true, wipe: true, before_wipe_percent: 50, z_hop_type: 'slope' },
      z_offset_mm: 0,
    });
    expect(filament('Zeta One 0.4 nozzle', 'Generic PLA @Z1')).toMatchObject({
      retraction: { on_layer_change: false, wipe: true },
      filament_diameter_mm: 2.85,
      abrasive: true,
      shrinkage_percent: { xy: 0.3, z: null },
      cooling: {
        slow_down: true,
        keep_outer_wall_speed: true,
        fan_always_on: true,
        full_fan_speed_layer: 4,
        bridge_fan_percent: 70,
      },
    });
  });

  it('reads the pressure advance that the start G-code sets on each printer', () => {
    expect(filament('Zeta One 0.4 nozzle', 'Generic PLA @Z1').pressure_advance).toBe(0.05);
    expect(filament('Zeta One 0.6 nozzle', 'Generic PLA @Z1').pressure_advance).toBe(0.03);
    expect(filament('Zeta One 0.4 nozzle', 'Zeta; PETG').pressure_advance).toBeNull();
    expect(filament('Zeta Twin', 'Twin TPU').pressure_advance).toBe(0.4);
  });

  it('reads each process, with widths relative to its layer height', () => {
    const [quality, detail] = variant('Zeta One 0.4 nozzle').processes;
    expect(quality?.values()).toMatchObject({ layer_height_mm: 0.2, line_width_mm: { outer_wall: 0.45 } });
    expect(detail?.values()).toMatchObject({ layer_height_mm: 0.1, line_width_mm: { outer_wall: 0.225 } });
  });

  it('reports what it leaves out', () => {
    expect(new Map(report.counts())).toEqual(
      new Map([
        ['condition that cannot be read', 1],
        ['missing parent', 1],
        ['machine preset without a bed shape', 1],
        ['machine preset without a model', 1],
      ]),
    );
  });
});
