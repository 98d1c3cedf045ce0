import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { enumValueOf } from './enum-values.js';
import { absoluteNumber, eachOf, type Parsed } from './percentages.js';
import { type ParsedNumber, roundDecimals, type SettingsReader } from './settings-reader.js';

/** Reads the value of a setting in the setting's unit, or why there is none. */
export type Conversion = (reader: SettingsReader, key: string) => Parsed<SettingValue>;
export type Conversions = Readonly<Record<string, Conversion>>;

/** Converts the number, if there is one; `work` returns null if what it depends on is not known. */
export const mapped =
  (work: (n: number, reader: SettingsReader) => SettingValue | null): Conversion =>
  (reader, key) => {
    const found = absoluteNumber(reader, key);
    if (!('value' in found)) return found;
    const value = work(found.value, reader);
    return value === null ? { why: 'relative' } : { value: typeof value === 'number' ? roundDecimals(value) : value };
  };

/** Converts the number as written, with or without a percent sign; `work` returns null like that of {@link mapped}. */
const asWritten =
  (work: (written: ParsedNumber, reader: SettingsReader) => number | null): Conversion =>
  (reader, key) => {
    const written = reader.number(key);
    if (written === null) return absoluteNumber(reader, key);
    const value = work(written, reader);
    return value === null ? { why: 'relative' } : { value: roundDecimals(value) };
  };

/** Reads a setting for which 0 means that it has no value. */
export const zeroIs =
  (why: 'off' | 'automatic'): Conversion =>
  (reader, key) => {
    const found = absoluteNumber(reader, key);
    return 'value' in found && found.value === 0 ? { why } : found;
  };

/** Reads a slicer's word for a setting as ours. */
export function readWord(reader: SettingsReader, setting: string, word: string | null): Parsed<string> {
  if (word === null) return { why: 'not_in_file' };
  const value = enumValueOf(reader.raw.dialect, setting, word);
  return value === null ? { why: 'no_equal' } : { value };
}

export const readFlag: Conversion = (reader, key) => {
  const value = reader.flag(key);
  return value === null ? { why: reader.has(key) ? 'not_a_value' : 'not_in_file' } : { value };
};

/** The first of some keys with a number above 0; null: none. */
export function firstPositive(reader: SettingsReader, keys: readonly string[]): number | null {
  const numbers = keys.map((key) => absoluteNumber(reader, key));
  return numbers.flatMap((one) => ('value' in one && one.value > 0 ? one.value : []))[0] ?? null;
}

/** A conversion that applies unless a switch is off. */
export const unlessOff =
  (key: string, rule: Conversion = absoluteNumber): Conversion =>
  (reader, own) =>
    reader.flag(key) === false ? { why: 'off' } : rule(reader, own);

/** Converts per cent or mm to per cent of the nozzle diameter. */
export const percentOfNozzle = (plain: 'mm' | '%') =>
  asWritten(({ n, percent }, reader) => {
    if (percent || plain === '%') return n;
    const nozzle = reader.number(reader.raw.dialect === 'cura' ? 'machine_nozzle_size' : 'nozzle_diameter');
    return nozzle && nozzle.n > 0 ? (100 * n) / nozzle.n : null;
  });

/** Converts line spacing to density, %. Source: the note on converting support density. */
const density = (...widths: string[]) =>
  mapped((spacing, reader) => {
    const line = firstPositive(reader, widths);
    return line === null ? null : (100 * line) / (line + spacing);
  });

/** A deretraction speed of 0 means the retraction speed. */
const deretraction =
  (retraction: string): Conversion =>
  (reader, key) => {
    const own = absoluteNumber(reader, key);
    return 'value' in own && own.value === 0 ? absoluteNumber(reader, reader.overriding(retraction)) : own;
  };

const BOTH: Conversions = {
  ...eachOf(zeroIs('automatic'), 'acceleration', 'first_layer_acceleration', 'outer_wall_acceleration', 'jerk'),
  ...eachOf(zeroIs('automatic'), 'line_width', 'first_layer_line_width', 'infill_line_width', 'outer_wall_line_width'),
  ...eachOf(zeroIs('off'), 'chamber_temperature', 'extrusion_rate_smoothing', 'max_volumetric_speed'),
  deretraction_speed: deretraction('retraction_speed'),
  purge_volume: (reader, key) => ({ why: reader.has(key) ? 'table' : 'not_in_file' }),
  small_perimeter_speed: zeroIs('automatic'),
};

/** Converts the remaining size to shrinkage, %. */
const shrinkage = asWritten(({ n }) => 100 - n);

/** Settings whose numbers have a different meaning in OrcaSlicer and Bambu Studio. */
export const ORCA_CONVERSIONS: Conversions = {
  ...BOTH,
  chamber_temperature: unlessOff('activate_chamber_temp_control', zeroIs('off')),
  flow_ratio_first_layer: unlessOff('set_other_flow_ratios'),
  min_layer_time: unlessOff('slow_down_for_layer_cooling'),
  min_wall_width: percentOfNozzle('%'),
  overhang_fan: unlessOff('enable_overhang_bridge_fan'),
  pressure_advance: (reader, key) =>
    reader.flag('enable_pressure_advance') === true
      ? absoluteNumber(reader, key)
      : { why: reader.has(key) ? 'off' : 'not_in_file' },
  scarf_seam: (reader, key) => {
    // In Bambu Studio the filament's setting applies unless the process overrides it.
    const ofProcess = reader.flag('override_filament_scarf_seam_setting') !== false;
    return readWord(reader, 'scarf_seam', reader.text(ofProcess ? key : 'filament_scarf_seam_type'));
  },
  seam_gap: percentOfNozzle('mm'),
  ...eachOf(shrinkage, 'shrinkage_xy', 'shrinkage_z'),
  support_density: density('support_line_width', 'line_width'),
};

export const PRUSA_CONVERSIONS: Conversions = {
  ...BOTH,
  ...eachOf(zeroIs('off'), 'bed_temperature', 'bed_temperature_first_layer', 'slice_resolution'),
  deretraction_speed: deretraction('retract_speed'),
  infill_wall_overlap: asWritten(({ n, percent }, reader) => {
    const width = firstPositive(reader, ['perimeter_extrusion_width']);
    if (percent) return n;
    return width === null ? null : (100 * n) / width;
  }),
  ironing: (reader, key) => {
    const on = readFlag(reader, key);
    if (!('value' in on)) return on;
    return on.value ? readWord(reader, 'ironing', reader.text('ironing_type') ?? '') : { value: 'none' };
  },
  min_layer_time: unlessOff('cooling'),
  min_wall_width: percentOfNozzle('mm'),
  seam_gap: percentOfNozzle('mm'),
  support_density: density('support_material_extrusion_width', 'extrusion_width', 'nozzle_diameter'),
  support_enable: (reader, key) => {
    const on = readFlag(reader, key);
    return 'value' in on && on.value === true && reader.flag('support_material_auto') === false ? { value: false } : on;
  },
  support_threshold_angle: zeroIs('automatic'),
};

/** Line width, mm; null if the file does not contain it. */
function lineWidth(reader: SettingsReader, own: string): number | null {
  return firstPositive(reader, [own, 'line_width', 'machine_nozzle_size']);
}

/** Reads a setting that applies only to one adhesion type: skirt, brim or raft; 0 for any other. */
const onlyWith =
  (adhesion: string): Conversion =>
  (reader, key) => {
    const word = reader.text('adhesion_type');
    return word !== null && word !== adhesion ? { value: 0 } : absoluteNumber(reader, key);
  };

/** Reads a setting that is 0 if a switch is off. */
const zeroUnless =
  (key: string): Conversion =>
  (reader, own) =>
    reader.flag(key) === false ? { value: 0 } : absoluteNumber(reader, own);

/** Brim types by location. Source: `brim_location` in resources/definitions/fdmprinter.def.json */
const BRIMS: Readonly<Record<string, string>> = { outside: 'outer', inside: 'inner', everywhere: 'outer_and_inner' };

/**
 * A setting that follows another one unless it is changed. Source: `value` of these settings in
 * resources/definitions/fdmprinter.def.json.
 */
const orAs =
  (parent: string): Conversion =>
  (reader, key) =>
    absoluteNumber(reader, reader.has(key) ? key : parent);

/** Converts the scale that compensates for shrinkage to shrinkage, %. */
const shrinkageInCura = mapped((scale) => (scale > 0 ? 100 - 10_000 / scale : 0));

/** Settings whose numbers have a different meaning in Cura. */
export const CURA_CONVERSIONS: Conversions = {
  ...eachOf(unlessOff('acceleration_enabled'), 'acceleration', 'first_layer_acceleration', 'outer_wall_acceleration'),
  avoid_crossing_walls: (reader, key) => {
    const word = reader.text(key);
    return word === null ? { why: 'not_in_file' } : { value: word !== 'off' };
  },
  bridge_flow: unlessOff(
    'bridge_settings_enabled',
    mapped((n) => n / 100),
  ),
  ...eachOf(unlessOff('bridge_settings_enabled'), 'bridge_speed', 'overhang_fan'),
  brim_type: (reader, key) => {
    const word = reader.text(key);
    if (word === null) return { why: 'not_in_file' };
    if (word !== 'brim') return { value: 'none' };
    const outside = reader.flag('brim_outside_only');
    const value = BRIMS[reader.text('brim_location') ?? (outside === false ? 'everywhere' : 'outside')];
    return value === undefined ? { why: 'no_equal' } : { value };
  },
  brim_width: onlyWith('brim'),
  chamber_temperature: zeroIs('off'),
  elephant_foot_compensation: mapped((n) => 0 - n),
  extrusion_rate_smoothing: unlessOff('gradual_flow_enabled'),
  fan_max: orAs('cool_fan_speed'),
  infill_speed: orAs('speed_print'),
  outer_wall_speed: orAs('speed_wall'),
  fan_off_layers: mapped((n) => Math.max(0, n - 1)),
  first_layer_line_width: mapped((factor, reader) => {
    const width = lineWidth(reader, 'line_width');
    return width === null ? null : (width * factor) / 100;
  }),
  ironing: (reader, key) => {
    const on = readFlag(reader, key);
    if (!('value' in on)) return on;
    return { value: !on.value ? 'none' : reader.flag('ironing_only_highest_layer') ? 'topmost' : 'top' };
  },
  jerk: unlessOff('jerk_enabled'),
  min_wall_width: percentOfNozzle('mm'),
  overhang_slowdown: (reader, key) => {
    const angle = reader.number('wall_overhang_angle');
    if (angle && angle.n >= 90) return { value: false };
    const steps = reader.text(key)?.match(/\d+(?:\.\d+)?/g);
    return steps ? { value: steps.some((step) => Number(step) < 100) } : { why: 'not_in_file' };
  },
  raft_layers: onlyWith('raft'),
  retraction_extra_prime: mapped((volume, reader) => {
    const diameter = firstPositive(reader, ['material_diameter']);
    if (volume === 0) return 0;
    return diameter === null ? null : volume / (Math.PI * (diameter / 2) ** 2);
  }),
  retraction_length: zeroUnless('retraction_enable'),
  scarf_seam: (reader, key) => {
    const length = absoluteNumber(reader, key);
    return !('value' in length) ? length : length.value === 0 ? { value: 'none' } : { why: 'no_equal' };
  },
  ...eachOf(shrinkageInCura, 'shrinkage_xy', 'shrinkage_z'),
  skirt_loops: onlyWith('skirt'),
  small_perimeter_speed: (reader, key) => ({ why: reader.has(key) ? 'relative' : 'not_in_file' }),
  support_interface_layers: mapped((thick, reader) => {
    const height = firstPositive(reader, ['layer_height']);
    return height === null ? null : Math.round(thick / height);
  }),
  support_interface_spacing: mapped((density, reader) => {
    const width = lineWidth(reader, 'support_roof_line_width');
    return width === null || density <= 0 ? null : width * (100 / density - 1);
  }),
  support_threshold_angle: mapped((n) => 90 - n),
  top_surface_speed: (reader, key) =>
    reader.number('roofing_layer_count')?.n === 0 ? { why: 'off' } : absoluteNumber(reader, key),
  wipe_on_retract: mapped((distance) => distance > 0),
  z_hop: zeroUnless('retraction_hop_enabled'),
};
