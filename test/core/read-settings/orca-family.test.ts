import { describe, expect, it } from 'vitest';
import { publishedSettings, settingsOf, told } from '../../support/read-file.js';
import {
  bambuGcode,
  type Config,
  configLines,
  jsonPreset,
  ORCA_CONFIG,
  orcaGcode,
  superGcode,
  textFile,
  zipFile,
} from '../../support/slicer-files.js';

const settings = await publishedSettings();

/** The values in {@link ORCA_CONFIG}. */
const VALUES = {
  bed_temperature: 75, // of the plate in use
  bed_temperature_first_layer: 80,
  brim_type: 'none',
  deretraction_speed: 40, // 0: same as the retraction
  first_layer_line_width: 0.48, // 120 % of the nozzle
  flow_ratio: 0.95,
  min_wall_width: 85,
  nozzle_temperature: 250,
  nozzle_temperature_first_layer: 255,
  outer_wall_acceleration: 1250, // 50 % of the default
  outer_wall_line_width: 0.42, // 105 % of the nozzle
  pressure_advance: 0.04,
  print_sequence: 'by_layer',
  retraction_length: 1.2, // nil in the filament
  seam_gap: 10,
  seam_position: 'aligned_back',
  shrinkage_xy: 0.5, // 99.5 % remain
  small_perimeter_speed: 30, // 50 % of the outer wall
  support_density: 13.19444, // lines of 0.38 mm at 2.5 mm
  wall_order: 'inner_outer',
  wipe_on_retract: true,
};

const {
  chamber_temperature: _,
  internal_bridge_speed: __,
  activate_chamber_temp_control: ___,
  ...shared
} = ORCA_CONFIG;
const BAMBU_CONFIG: Config = {
  ...shared,
  chamber_temperatures: ['60'],
  curr_bed_type: 'High Temp Plate',
  printer_model: 'Bambu Lab P1S',
  printer_settings_id: 'Bambu Lab P1S 0.4 nozzle',
  filament_settings_id: ['Bambu PLA Matte @BBL P1S', 'Generic PETG @BBL P1S'],
  filament_type: ['PLA', 'PETG'],
  nozzle_temperature: ['220', '255'],
  filament_retraction_length: ['0.4', 'nil'],
  outer_wall_speed: ['200', '500'],
  outer_wall_acceleration: ['5000'],
};

/** The files of a 3MF project: its settings, and a model that names the program. */
const project = (program: string, version: string, config: Config) => ({
  '3D/3dmodel.model': `<model><metadata name="Application">${program}</metadata></model>`,
  'Metadata/project_settings.config': jsonPreset({ from: 'project', name: 'project_settings', version }, config),
});

describe('OrcaSlicer', () => {
  it.each(['2.2.0', '2.3.1', '2.4.0-dev'])('G-code of %s', async (version) => {
    const raw = await settingsOf(textFile('cube.gcode', orcaGcode(ORCA_CONFIG, version)));
    const head = { dialect: 'orcaslicer', program: 'OrcaSlicer', version };
    expect(raw).toMatchObject({ ...head, format: 'gcode', extruders: 1, notes: [] });
    const { values, why } = told(raw, settings);
    expect(values).toMatchObject(VALUES);
    expect(why).toMatchObject({ chamber_temperature: 'off', coasting: 'no_key', raft_layers: 'not_in_file' });
  });

  it('a 3MF project, which names BambuStudio as its program', async () => {
    const raw = await settingsOf(zipFile('cube.3mf', project('BambuStudio-2.3.1', '2.3.1.10', ORCA_CONFIG)));
    expect(raw).toMatchObject({ format: 'project_3mf', dialect: 'orcaslicer', program: null, version: null });
    expect(raw.notes).toEqual([{ code: 'unknown_program', what: 'OrcaSlicer' }]);
    expect(told(raw, settings).values).toMatchObject(VALUES);
  });

  const about = (name: string, inherits: string) => ({ name, inherits, from: 'User', version: '2.3.1.10' });
  const process = jsonPreset(about('Mine', '0.20mm Standard @Creality Ender3V3SE 0.4'), {
    print_settings_id: 'Mine',
    outer_wall_speed: '55',
  });
  const filament = jsonPreset(about('My PETG', 'Creality Generic PETG'), {
    filament_settings_id: ['My PETG'],
    filament_type: ['PETG'],
    nozzle_temperature: ['238'],
  });
  const machine = jsonPreset(about('My Ender', 'Creality Ender-3 V3 SE 0.4 nozzle'), {
    printer_settings_id: 'My Ender',
    retraction_length: ['1'],
  });

  it('an exported preset: only its changes and its parent', async () => {
    const raw = await settingsOf(textFile('Mine.json', process));
    expect(raw).toMatchObject({ format: 'preset_json', dialect: 'orcaslicer', version: '2.3.1.10' });
    expect(raw.notes).toContainEqual({ code: 'changes_only', what: '0.20mm Standard @Creality Ender3V3SE 0.4' });
    expect(told(raw, settings).values).toEqual({ outer_wall_speed: 55 });
  });

  it.each(['mine.orca_printer', 'mine.zip', 'mine.bbscfg'])('a bundle of presets: %s', async (name) => {
    const raw = await settingsOf(
      zipFile(name, {
        'bundle_structure.json': JSON.stringify({ bundle_type: 'printer config bundle', version: '2.3.1' }),
        'printer/My Ender.json': machine,
        'filament/My PETG.json': filament,
        'filament/Other.json': filament.replaceAll('My PETG', 'Other').replace('238', '222'),
        'process/Mine.json': process,
      }),
    );
    expect(raw.format).toBe('preset_bundle');
    expect(raw.notes).toContainEqual({ code: 'others', what: 'My PETG (Other)' });
    expect(told(raw, settings).values).toEqual({ outer_wall_speed: 55, nozzle_temperature: 238, retraction_length: 1 });
  });
});

describe('Bambu Studio', () => {
  it.each(['01.09.05.51', '02.04.00.70'])('G-code of %s, settings at the start', async (version) => {
    const raw = await settingsOf(textFile('cube.gcode', bambuGcode(BAMBU_CONFIG, version)));
    expect(raw).toMatchObject({ dialect: 'bambu_studio', program: 'BambuStudio', version, extruders: 2, prints: [] });
    const of = (extruder: number) => told(raw, settings, { extruder }).values;
    expect(of(0)).toMatchObject({ nozzle_temperature: 220, retraction_length: 0.4, outer_wall_speed: 200 });
    expect(of(0)).toMatchObject({ chamber_temperature: 60, bed_temperature: 70 });
    expect(of(1)).toMatchObject({ nozzle_temperature: 255, retraction_length: 1.2, outer_wall_speed: 200 });
  });

  it('two extruders: the one that the filament is assigned to, and its values by hotend variant', async () => {
    const config: Config = {
      ...BAMBU_CONFIG,
      nozzle_diameter: ['0.4', '0.6'],
      filament_map: ['2', '1'],
      retraction_length: ['0.8', '1.1'],
      filament_self_index: ['1', '1', '2', '2'],
      nozzle_temperature: ['220', '225', '255', '260'],
      filament_retraction_length: ['nil', 'nil', 'nil', 'nil'],
    };
    const raw = await settingsOf(textFile('cube.gcode', bambuGcode(config)));
    const of = (extruder: number) => told(raw, settings, { extruder }).values;
    expect(of(0)).toMatchObject({ nozzle_temperature: 220, retraction_length: 1.1, nozzle_diameter: 0.6 });
    expect(of(1)).toMatchObject({ nozzle_temperature: 255, retraction_length: 0.8, nozzle_diameter: 0.4 });
  });

  it('a sliced 3MF', async () => {
    const raw = await settingsOf(
      zipFile('cube.gcode.3mf', {
        ...project('BambuStudio-02.04.00.70', '02.04.00.70', BAMBU_CONFIG),
        'Metadata/plate_1.gcode': bambuGcode(BAMBU_CONFIG),
      }),
    );
    const head = { dialect: 'bambu_studio', program: 'BambuStudio', version: '02.04.00.70' };
    expect(raw).toMatchObject({ ...head, format: 'sliced_3mf', notes: [{ code: 'prints_unknown', what: '2' }] });
    expect(told(raw, settings).values.retraction_length).toBe(0.4);
  });

  it('a sliced 3MF with only G-code', async () => {
    const raw = await settingsOf(zipFile('cube.gcode.3mf', { 'Metadata/plate_1.gcode': bambuGcode(BAMBU_CONFIG) }));
    expect(raw).toMatchObject({ format: 'sliced_3mf', dialect: 'bambu_studio', version: '02.04.00.70' });
  });

  it('the plate in use: from the file, else the printer, else any if all have the same temperature', async () => {
    const { curr_bed_type: _, ...unsaid } = ORCA_CONFIG;
    const raw = await settingsOf(textFile('a.gcode', orcaGcode(unsaid)));
    expect(told(raw, settings).why.bed_temperature).toBe('plate_unknown');
    expect(told(raw, settings, { plate: 'cool' }).values.bed_temperature).toBe(70);
    const { textured_plate_temp: __, textured_plate_temp_initial_layer: ___, ...one } = unsaid;
    expect(told(await settingsOf(textFile('a.gcode', orcaGcode(one))), settings).values.bed_temperature).toBe(70);
  });
});

describe('SuperSlicer', () => {
  const CONFIG: Config = {
    default_speed: '100',
    perimeter_speed: '60%',
    external_perimeter_speed: '50%',
    solid_infill_speed: '150%',
    infill_speed: '80%',
    top_solid_infill_speed: '50%',
    extrusion_width: '105%',
    first_layer_height: '50%',
    layer_height: '0.2',
    nozzle_diameter: '0.4',
    bridge_flow_ratio: '95%',
    extrusion_multiplier: '1.02',
    fill_density: '20%',
    perimeters: '3',
    machine_max_acceleration_x: '3000,1000',
    default_acceleration: '50%',
    seam_position: 'cost',
    temperature: '215',
  };
  const VALUES = {
    inner_wall_speed: 60,
    outer_wall_speed: 30,
    infill_speed: 120,
    top_surface_speed: 75,
    line_width: 0.42,
    first_layer_height: 0.2, // a share of the nozzle, not of the layer height
    bridge_flow: 0.95,
    flow_ratio: 1.02,
    acceleration: 1500,
    nozzle_temperature: 215,
  };

  it('G-code of 2.5.59.13: its percentages refer to other values than those of PrusaSlicer', async () => {
    const raw = await settingsOf(textFile('a.gcode', superGcode(CONFIG)));
    expect(raw).toMatchObject({ dialect: 'superslicer', program: 'SuperSlicer', version: '2.5.59.13', notes: [] });
    const { values, why } = told(raw, settings);
    expect(values).toMatchObject(VALUES);
    expect(why.seam_position).toBe('no_equal');
  });

  it('a 3MF project', async () => {
    const raw = await settingsOf(
      zipFile('a.3mf', {
        'Metadata/SuperSlicer.config': `; generated by SuperSlicer 2.5.59.13 on 2026-11-20\n\n${configLines(CONFIG)}`,
      }),
    );
    expect(raw).toMatchObject({ format: 'project_3mf', dialect: 'superslicer' });
    expect(told(raw, settings).values).toMatchObject(VALUES);
  });
});

describe('forks and older files', () => {
  it('reads the file of a fork like that of its original, and says so', async () => {
    const text = orcaGcode(ORCA_CONFIG).replace('OrcaSlicer 2.3.1', 'ElegooSlicer 1.1.8');
    const raw = await settingsOf(textFile('a.gcode', text));
    expect(raw).toMatchObject({ dialect: 'orcaslicer', program: 'ElegooSlicer', version: '1.1.8' });
    expect(raw.notes).toEqual([{ code: 'fork', what: 'ElegooSlicer' }]);
  });

  it('reads settings outside a marked block, as before PrusaSlicer 2.3', async () => {
    const more = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`option_${'abcdefghijklmnopqrst'[i]}`, '0']));
    const text = `; generated by Slic3r Prusa Edition 1.41.2 on 2019-01-01\nG28\n\n${configLines({ ...more, first_layer_height: '0.2', perimeters: '2', retract_length: '0.8' })}`;
    const raw = await settingsOf(textFile('a.gcode', text));
    expect(raw.dialect).toBe('prusaslicer');
    expect(told(raw, settings).values).toMatchObject({ wall_count: 2, retraction_length: 0.8 });
  });

  it('reads the active presets of a PrusaSlicer bundle', async () => {
    const text =
      '# generated by PrusaSlicer 2.9.2 on 2026-11-20\n\n[print:A]\ninherits = 0.20mm QUALITY @MK4\nlayer_height = 0.1\nperimeters = 4\n\n[print:B]\nlayer_height = 0.3\n\n[filament:F]\ntemperature = 222\n\n[printer:P]\nretract_length = 0.7\nprinter_model = MK4\n\n[presets]\nprint = B\nfilament = F\nprinter = P\n';
    const raw = await settingsOf(textFile('bundle.ini', text));
    const active = { layer_height: 0.3, nozzle_temperature: 222, retraction_length: 0.7 };
    expect(told(raw, settings).values).toMatchObject(active);
    const first = await settingsOf(textFile('bundle.ini', text.slice(0, text.indexOf('[presets]'))));
    expect(told(first, settings).values).toMatchObject({ layer_height: 0.1, wall_count: 4 });
    const others = [
      { code: 'others', what: 'A (B)' },
      { code: 'changes_only', what: 'A → 0.20mm QUALITY @MK4' },
    ];
    expect(first.notes).toEqual(others);
  });
});
