import { composePreset } from '../../core/presets/compose.js';
import type { PresetField, PresetKey, PresetMapping, PresetOptions, PresetRow } from '../../core/presets/types.js';
import type { SlicerId } from '../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../schemas/generated/record.js';
import { type Chosen, setupOf } from './resolve-fixture.js';

/** A key: `filament/fan_max_speed coInts`, with its details. */
export function keyOf(said: string, form: PresetKey['form'], more: Partial<PresetKey> = {}): PresetKey {
  const [, kind = '', key = '', type = ''] = /^(\w+)\/(\w+) (\w+)$/.exec(said) ?? [];
  return {
    key,
    kind: kind as PresetKey['kind'],
    type,
    list: type.endsWith('s'),
    unit: null,
    min: null,
    max: null,
    values: null,
    newer_values: null,
    first_version: null,
    last_version: null,
    form,
    ...more,
  };
}

export function fieldOf(field: string | null, more: Partial<PresetField>, ...keys: PresetKey[]): PresetField {
  return {
    field,
    setting: null,
    unit: null,
    outcome: 'carried',
    keys,
    requires: [],
    remark: null,
    remark_zh: null,
    ...more,
  };
}

const NUMBER = { kind: 'number' } as const;
const computed = (calculation: string) => ({ kind: 'computed', calculation }) as const;
const none = { outcome: 'none', remark: 'There is none.', remark_zh: '没有对应项。' } as const;

/**
 * A row that is carried over: field, setting and unit (`-` for none), and its keys; number keys with their range, as in
 * `filament/fan_max_speed coInts 0..100`.
 */
function row(said: string, ...keys: (string | PresetKey)[]): PresetField {
  const [field = '', setting, unit] = said.split(' ').map((one) => (one === '-' ? null : one));
  const figure = (one: string) => {
    const [key = '', min, max] = one.split(/(?<= \w+) |\.\./);
    const end = (text = '') => (text === '' ? null : Number(text));
    return keyOf(key, NUMBER, { min: end(min), max: end(max) });
  };
  return fieldOf(field, { setting, unit }, ...keys.map((key) => (typeof key === 'string' ? figure(key) : key)));
}

const Z_OFFSET = fieldOf(
  null,
  { setting: 'z_offset', unit: 'mm', outcome: 'printer', remark: 'Of the printer.', remark_zh: '属于打印机。' },
  keyOf('machine/z_offset coFloat', NUMBER),
);

const ORCA: PresetField[] = [
  row('nozzle_temperature_c.other_layers nozzle_temperature °C', 'filament/nozzle_temperature coInts 0..500'),
  row(
    'nozzle_temperature_c.first_layer nozzle_temperature_first_layer °C',
    'filament/nozzle_temperature_initial_layer coInts 0..500',
  ),
  row(
    'bed_temperature_c.other_layers bed_temperature °C',
    ...['cool', 'hot', 'textured'].map((plate) =>
      keyOf(`filament/${plate}_plate_temp coInts`, computed('plate_temperature'), { max: 120 }),
    ),
  ),
  row('bed_temperature_by_plate_c.textured_pei.other_layers - °C', 'filament/textured_plate_temp coInts ..120'),
  row(
    'pressure_advance pressure_advance s',
    'filament/pressure_advance coFloats',
    keyOf('filament/enable_pressure_advance coBools', { kind: 'constant', value: '1' }),
  ),
  row('retraction.length_mm retraction_length mm', 'filament/filament_retraction_length coFloats 0..'),
  row(
    'process.infill_density_percent infill_density %',
    keyOf('process/sparse_infill_density coPercent', { kind: 'percent' }, { min: 0, max: 100 }),
  ),
  row(
    'process.seam_position seam_position -',
    keyOf('process/seam_position coEnum', { kind: 'text' }, { values: ['nearest', 'aligned', 'back', 'random'] }),
  ),
  row('process.support.threshold_angle_deg support_threshold_angle °', 'process/support_threshold_angle coInt 1..90'),
  row('process.speed_mm_s.outer_wall outer_wall_speed mm/s', 'process/outer_wall_speed coFloats 1..'),
  row(
    'process.speed_mm_s.first_layer_travel - mm/s',
    keyOf('process/initial_layer_travel_speed coFloats', NUMBER, { first_version: '2.4' }),
  ),
  row('process.seam.gap_mm seam_gap mm', keyOf('process/seam_gap coPercent', computed('share_of_nozzle'))),
  fieldOf(null, { setting: 'coasting', ...none }),
  row(
    'process.brim.type brim_type -',
    keyOf('process/brim_type coEnum', {
      kind: 'words',
      words: { outer: 'outer_only', auto: 'auto_brim', none: 'no_brim' },
    }),
  ),
  row('process.brim.width_mm brim_width mm', 'process/brim_width coFloat 0..100'),
  row('cooling.fan_min_percent fan_min %', 'filament/fan_min_speed coInts 0..100'),
  row('cooling.fan_max_percent fan_max %', 'filament/fan_max_speed coInts 0..100'),
  fieldOf('cooling.slow_down', {}, keyOf('filament/slow_down_for_layer_cooling coBools', { kind: 'switch' })),
  fieldOf(
    'cooling.slow_down_below_layer_time_s',
    { setting: 'min_layer_time', unit: 's', requires: [{ field: 'cooling.slow_down', values: [true] }] },
    keyOf('filament/slow_down_layer_time coFloats', NUMBER),
  ),
  Z_OFFSET,
  fieldOf(
    'nozzle.diameter_mm',
    { setting: 'nozzle_diameter', unit: 'mm', outcome: 'printer', remark: 'Stays.', remark_zh: '不变。' },
    keyOf('machine/nozzle_diameter coFloats', NUMBER),
  ),
];

const PRUSA: PresetField[] = [
  row('nozzle_temperature_c.other_layers nozzle_temperature °C', 'filament/temperature coInts 0..'),
  fieldOf('pressure_advance', { setting: 'pressure_advance', unit: 's', ...none }),
  row(
    'max_volumetric_speed_mm3_s max_volumetric_speed mm³/s',
    keyOf('filament/filament_max_volumetric_speed coFloats', computed('flow_limit_before_ratio')),
  ),
  row('process.infill_density_percent infill_density %', keyOf('process/fill_density coPercent', { kind: 'percent' })),
  row('process.brim.width_mm brim_width mm', keyOf('process/brim_width coFloat', computed('brim_width_if_wanted'))),
  row('process.layer_height_mm layer_height mm', 'process/layer_height coFloat'),
  Z_OFFSET,
];

const CURA: PresetField[] = [
  row('nozzle_temperature_c.other_layers nozzle_temperature °C', 'extruder/material_print_temperature float'),
  row('process.layer_height_mm layer_height mm', 'global/layer_height float'),
  row('process.support.enabled support_enable -', keyOf('global/support_enable bool', { kind: 'switch' })),
  row('flow_ratio flow_ratio ratio', keyOf('extruder/material_flow float', { kind: 'scaled', factor: 100, offset: 0 })),
  row(
    'process.speed_mm_s.outer_wall outer_wall_speed mm/s',
    keyOf('extruder/speed_wall_0 float', computed('capped_speed')),
  ),
  fieldOf('max_volumetric_speed_mm3_s', { setting: 'max_volumetric_speed', unit: 'mm³/s', ...none }),
];

const versions = (...ids: string[]) => ids.map((id) => ({ id, setting_version: null, source: 'written for tests' }));
const mapping = (id: SlicerId, fields: PresetField[], ...ids: string[]): PresetMapping => ({
  id,
  name: id,
  versions: versions(...ids),
  sources: [],
  fields,
});

/** Small mappings for tests of how rows are processed, not of whether their keys are right. */
export const MAPPINGS = {
  orcaslicer: mapping('orcaslicer', ORCA, '2.4', '2.3'),
  bambu_studio: mapping('bambu_studio', ORCA, '02.04.00.70'),
  prusaslicer: mapping('prusaslicer', PRUSA, '2.9', '2.5'),
  cura: {
    ...mapping('cura', CURA, '5.12'),
    versions: [{ id: '5.12', setting_version: 25, source: 'written for tests' }],
  },
} as const satisfies Record<SlicerId, PresetMapping>;

/** Presets of a slicer that ours inherit from. */
export const PARENTS = {
  machine: 'Acme One 0.4 nozzle',
  process: '0.20mm Standard @Acme',
  filament: 'Generic PETG @Acme',
};

export const P1S = { printer: 'bambu-lab-p1s', material: 'petg' } as const;
export const MK4 = { printer: 'prusa-mk4', material: 'pla' } as const;
export const ENDER = { printer: 'creality-ender-3', material: 'petg' } as const;

export function recordsOf(chosen: Chosen): [Profile, Printer, Material] {
  const { profile, printer, material } = setupOf(chosen);
  if (!profile || !printer || !material) throw new Error('the fixture lacks one of them');
  // The stored records have no provenance.
  const provenance = { source: 'orcaslicer-2-3', corrected: [] as Profile['provenance']['corrected'] };
  return [{ ...profile, provenance: { ...profile.provenance, ...provenance } }, printer, material];
}

/** A preset of fixture records, with some values changed. */
export function composed(
  slicer: SlicerId,
  chosen: Chosen,
  options: PresetOptions = {},
  change: (record: Profile, printer: Printer) => [Profile, Printer] = (record, printer) => [record, printer],
) {
  const [record, printer, material] = recordsOf(chosen);
  const quality = slicer === 'cura' ? { qualityType: 'standard' } : {};
  return composePreset(...change(record, printer), material, MAPPINGS[slicer], { ...quality, ...options });
}

export function rowOf({ rows }: { rows: readonly PresetRow[] }, name: string): PresetRow {
  const row = rows.find(({ field, setting }) => field === name || (field === null && setting === name));
  if (!row) throw new Error(`no row ${name}`);
  return row;
}
