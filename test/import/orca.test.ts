import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../scripts/import/machine.js';
import { readOrca } from '../../scripts/import/orca/index.js';
import { Report } from '../../scripts/import/report.js';
import { folderOf } from '../support/folder.js';
import { called } from './fixtures/data.js';
import { ORCA_CHECKOUT } from './fixtures/orca.js';

const root = folderOf(ORCA_CHECKOUT);
const report = new Report();
const machines = readOrca(root, undefined, report);

const machine = (model: string) => called(machines, 'model', model);
const variant = (model: string, name: string) => called(machine(model).variants, 'name', name);
function filament(of: Variant, preset: string) {
  const found = called(of.filaments, 'preset', preset);
  return { ...found, values: found.values() };
}
const presets = (list: readonly { preset: string }[]) => list.map(({ preset }) => preset).sort();

describe('reading a checkout of an Orca-family slicer', () => {
  it('returns one machine per model, with one variant per machine preset', () => {
    expect(machines.map(({ vendor, model, variants }) => [vendor, model, variants.map(({ name }) => name)])).toEqual([
      ['Acme', 'Acme One', ['0.4', '0.6']],
      ['Acme', 'Acme One Mirror Mode', ['0.4']],
      ['Acme', 'Acme Loop', ['0.4']],
      ['Beta', 'Mini', ['0.4', '0.6']],
      ['Gamma', 'Gamma Solo', ['0.4']],
    ]);
  });

  it('reads the id of a model if it has one', () => {
    const numbered = machines.filter(({ identifiers }) => identifiers);
    expect(numbered.map(({ model, identifiers }) => [model, identifiers])).toEqual([
      ['Acme One', { orca_model_id: ['AO-1'] }],
    ]);
  });

  it('reads only the requested vendors', () => {
    expect(readOrca(root, ['Beta'], new Report()).map(({ vendor }) => vendor)).toEqual(['Beta']);
  });

  it('accepts the folder of the presets or the checkout, and rejects any other', () => {
    expect(readOrca(path.join(root, 'resources/profiles'), ['Beta'], new Report())).toHaveLength(1);
    expect(() => readOrca(folderOf(), undefined, new Report())).toThrow(/no vendor files/);
  });

  it('inherits over four levels, where the nearest value takes precedence', () => {
    // 0.6 nozzle <- 0.4 nozzle <- fdm_acme_common <- fdm_machine_common
    const { facts, layerHeight, nozzleDiameter } = variant('Acme One', '0.6');
    expect(nozzleDiameter).toBe(0.6);
    expect(layerHeight).toEqual({ min: 0.08, max: 0.42 });
    expect(facts).toMatchObject({
      ...{ build_volume_mm: { x: 200, y: 200, z: 250 }, bed_shape: 'rectangular', bed_origin: 'corner' },
      ...{ gcode_flavor: 'klipper', z_offset_mm: -0.02, default_plate: 'textured_pei' },
      ...{ extruder_type: 'direct_drive', extruder_count: 1 },
      max_speed_mm_s: { x: 600, y: 400, z: null, e: null },
      max_jerk_mm_s: { x: null, y: null, z: null, e: null },
      retraction: {
        ...{ length_mm: 0.8, speed_mm_s: 30, deretraction_speed_mm_s: null, extra_prime_mm: null, min_travel_mm: 1 },
        ...{ z_hop_mm: 0.4, z_hop_type: 'slope', on_layer_change: true },
        ...{ wipe: true, wipe_distance_mm: 2, before_wipe_percent: 70 },
      },
    });
  });

  it('reads switches and nozzle material from the machine’s own presets, not from a shared template', () => {
    for (const nozzle of ['0.4', '0.6'])
      expect(variant('Acme One', nozzle).facts).toMatchObject({
        auxiliary_fan: true, // of the 0.4 nozzle, which the 0.6 inherits from
        air_filtration: null,
        nozzle_material: null,
      });
    expect(variant('Acme One Mirror Mode', '0.4').facts.auxiliary_fan).toBeNull(); // stated of another model
    expect(variant('Gamma Solo', '0.4').facts).toMatchObject({
      auxiliary_fan: false,
      nozzle_material: 'brass',
      air_filtration: null, // of a template that several vendors have copied
    });
  });

  it('reads i3 as a structure, not as kinematics', () => {
    expect(variant('Gamma Solo', '0.4').facts).toMatchObject({ structure: 'bed_slinger', kinematics: null });
  });

  it('reads the hardware file of the same display name, firmware 00.00.00.00', () => {
    const limit = (nozzle: number | null, bed: number | null, chamber: number | null) => {
      return { max_nozzle_temperature_c: nozzle, max_bed_temperature_c: bed, max_chamber_temperature_c: chamber };
    };
    expect(machine('Acme One').hardware).toEqual({
      file: 'resources/printers/ONE.json',
      facts: {
        ...{ kinematics: 'corexy', structure: null, enclosed: true, chamber_temperature_control: true },
        firmware_limit: limit(300, 110, 60),
      },
    });
    expect(machine('Gamma Solo').hardware?.facts).toEqual({
      ...{ kinematics: null, structure: 'bed_slinger', enclosed: null, chamber_temperature_control: false },
      firmware_limit: limit(null, 100, null), // the file states that the chamber temperature cannot be set
    });
    expect(machine('Mini').hardware).toBeUndefined();
  });

  it('reads files with a byte order mark, and a bed with its origin at the centre', () => {
    expect(variant('Gamma Solo', '0.4').facts).toMatchObject({
      build_volume_mm: { x: 100, y: 100, z: null },
      bed_origin: 'center',
    });
  });
});

describe('values of an Orca filament', () => {
  it('are inherited, also from the library; nil means the machine’s', () => {
    const { values, ...rest } = filament(variant('Acme One', '0.4'), 'Acme PLA @One');
    expect(rest).toEqual({
      ...{ preset: 'Acme PLA @One', alias: 'Acme PLA', vendor: 'Acme', type: 'PLA', support: false, library: false },
      identity: { folder: 'Acme', filamentId: 'ACM01', settingId: 'ACM01_01', density: 1.21 },
    });
    expect(values).toMatchObject({
      nozzle_temperature_c: { first_layer: 215, other_layers: 220 },
      nozzle_temperature_range_c: { min: 190, max: 230 },
      cooling: { fan_min_percent: 20, fan_max_percent: 100 },
      flow_ratio: 1,
      max_volumetric_speed_mm3_s: 12,
      pressure_advance: 0.035,
      retraction: { length_mm: 0.8, speed_mm_s: 30, deretraction_speed_mm_s: null, z_hop_mm: 0.2 },
    });
  });

  it('include an inherited filament_id, but only its own setting_id', () => {
    const identity = (preset: string) =>
      variant('Acme One', '0.4').filaments.find((candidate) => candidate.preset === preset)?.identity;
    expect(identity('Acme PLA Rainbow @One')).toMatchObject({ filamentId: 'ACM02', settingId: null });
    expect(identity('Acme PETG @One')).toMatchObject({ filamentId: null, density: null });
  });

  it('include wiping, the filament itself and the fans of single features', () => {
    const { values } = filament(variant('Acme One', '0.4'), 'Acme PLA Rainbow @One');
    expect(values).toMatchObject({
      retraction: { wipe: false, wipe_distance_mm: 2, z_hop_type: 'slope', min_travel_mm: 1 },
      filament_diameter_mm: 2.85,
      shrinkage_percent: { xy: 0.5, z: null },
      required_nozzle_hrc: 40,
      cooling: {
        ...{ fan_always_on: true, full_fan_speed_layer: 3, keep_outer_wall_speed: true, slow_down: null },
        ...{ overhang_fan_percent: 90, bridge_fan_percent: 90, internal_bridge_fan_percent: null },
        support_interface_fan_percent: 80,
      },
    });
    expect(filament(variant('Acme One', '0.4'), 'Acme PETG @One').values.cooling?.bridge_fan_percent).toBeNull();
  });

  it('omit bed temperatures of a plate at 0 °C, even for the first layer', () => {
    const { values } = filament(variant('Acme One', '0.4'), 'Acme PLA @One');
    expect(values.bed_temperature_by_plate_c).toMatchObject({
      cool: { first_layer: null, other_layers: null },
      smooth_pei: { first_layer: 65, other_layers: 60 },
      engineering: { first_layer: null, other_layers: null },
    });
  });

  it('come from the preset, then its include, then its parent; of several extruders the first counts', () => {
    const { values } = filament(variant('Acme One', '0.4'), 'Acme PETG @One');
    expect(values.cooling).toMatchObject({ fan_min_percent: 20, fan_max_percent: 40 });
    expect(values.flow_ratio).toBe(0.95);
    expect(values.nozzle_temperature_c).toEqual({ first_layer: 240, other_layers: 245 });
    expect(values.pressure_advance).toBeNull();
  });
});

describe('the compatibility of a filament', () => {
  const ofVendor = (model: string, name: string) =>
    presets(variant(model, name).filaments.filter(({ library }) => !library));
  const ofLibrary = (model: string, name: string) =>
    presets(variant(model, name).filaments.filter(({ library }) => library));

  it('is decided by the list, else the condition, else it includes every machine of the vendor', () => {
    const always = ['Acme ASA', 'Acme Cold TPU', 'Acme PLA @One', 'Acme PLA Rainbow @One'];
    expect(ofVendor('Acme One', '0.4')).toEqual([...always, 'Acme PETG @One'].sort());
    expect(ofVendor('Acme One', '0.6')).toEqual([...always, 'Acme ABS'].sort());
    expect(ofVendor('Acme Loop', '0.4')).toEqual(['Acme ASA', 'Acme Cold TPU']);
    expect(ofVendor('Mini', '0.6')).toEqual([]);
  });

  it('includes every machine for the library, except those with a vendor preset of the same alias', () => {
    const library = ['Generic PEEK @System', 'Generic PLA @System', 'Generic TPU @System'];
    expect(ofLibrary('Gamma Solo', '0.4')).toEqual(library);
    expect(ofLibrary('Mini', '0.6')).toEqual(library);
    expect(ofLibrary('Mini', '0.4')).toEqual(['Generic PEEK @System', 'Generic TPU @System']);
    expect(ofVendor('Mini', '0.4')).toEqual(['Generic PLA @Beta']);
  });
});

describe('an Orca process', () => {
  it('has inherited values, and widths relative to its nozzle', () => {
    const [process] = variant('Acme One', '0.4').processes;
    expect(process).toMatchObject({ preset: '0.20mm Standard @Acme One', layerHeight: 0.2 });
    const values = { layer_height_mm: 0.2, wall_loops: 3, line_width_mm: { default: 0.44 } };
    expect(process?.values()).toMatchObject({ ...values, speed_mm_s: { outer_wall: 200 } });
    const wide = variant('Acme One', '0.6').processes.find(({ preset }) => preset.startsWith('0.30mm'));
    expect(wide?.values().line_width_mm?.default).toBe(0.66); // 110 % of 0.6
  });
});

describe('the report of omissions', () => {
  it('names every reason', () => {
    expect(new Map(report.counts())).toEqual(
      new Map([
        ['listed file that is missing', 1],
        ['file that is not JSON', 1],
        ['preset with a name that its vendor uses twice', 1],
        ['missing parent', 1],
        ['circular parents', 1],
        ['condition that cannot be read', 1],
        ['machine preset without a model', 1],
      ]),
    );
    expect(report.leftOut('missing parent')).toEqual(['machine/Acme/Acme Lost <- fdm_gone']);
  });

  it('does not exclude the values of presets in a cycle', () => {
    expect(variant('Acme Loop', '0.4').facts.build_volume_mm?.z).toBe(99);
  });
});
