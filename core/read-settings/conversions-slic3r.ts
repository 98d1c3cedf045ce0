import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { enumValueOf } from './enum-values.js';
import { absoluteNumber, type Parsed } from './percentages.js';
import { roundDecimals, type SettingsReader } from './settings-reader.js';

/** Reads the value of a setting in the setting's unit, or why there is none. */
export type Conversion = (reader: SettingsReader, key: string) => Parsed<SettingValue>;
export type Conversions = Readonly<Record<string, Conversion>>;

/** Maps the value, if there is one. */
export function mapNumber(parsed: Parsed<number>, work: (n: number) => number): Parsed<number> {
  return 'value' in parsed ? { value: roundDecimals(work(parsed.value)) } : parsed;
}

/** Reads a setting for which 0 means that it has no value. */
const zeroIs =
  (why: 'off' | 'automatic'): Conversion =>
  (reader, key) => {
    const found = absoluteNumber(reader, key);
    return 'value' in found && found.value === 0 ? { why } : found;
  };

/** Prefers the filament's override: `filament_retraction_length` before `retraction_length`. */
const ofFilament =
  (rule: Conversion): Conversion =>
  (reader, key) =>
    rule(reader, reader.has(`filament_${key}`) ? `filament_${key}` : key);

export const readFlag: Conversion = (reader, key) => {
  const value = reader.flag(key);
  return value === null ? { why: reader.has(key) ? 'not_a_value' : 'not_in_file' } : { value };
};

/** A conversion that applies unless a switch is off. */
export const unlessOff =
  (key: string, rule: Conversion): Conversion =>
  (reader, own) =>
    reader.flag(key) === false ? { why: 'off' } : rule(reader, own);

/** Converts per cent or mm to per cent of the nozzle diameter. */
export const percentOfNozzle =
  (plain: 'mm' | '%'): Conversion =>
  (reader, key) => {
    const written = reader.number(key);
    if (written === null) return absoluteNumber(reader, key);
    if (written.percent || plain === '%') return { value: written.n };
    const nozzle = reader.number(reader.raw.dialect === 'cura' ? 'machine_nozzle_size' : 'nozzle_diameter');
    return nozzle && nozzle.n > 0 ? { value: roundDecimals((100 * written.n) / nozzle.n) } : { why: 'relative' };
  };

/** Converts line spacing to density, %. Source: the note on converting support density. */
const density =
  (width: readonly string[]): Conversion =>
  (reader, key) => {
    const spacing = absoluteNumber(reader, key);
    if (!('value' in spacing)) return spacing;
    for (const one of width) {
      const line = absoluteNumber(reader, one);
      if ('value' in line && line.value > 0)
        return { value: roundDecimals((100 * line.value) / (line.value + spacing.value)) };
    }
    return { why: 'relative' };
  };

/** A deretraction speed of 0 means the retraction speed. */
const deretraction =
  (retraction: string): Conversion =>
  (reader, key) => {
    const own = ofFilament(absoluteNumber)(reader, key);
    return 'value' in own && own.value === 0 ? ofFilament(absoluteNumber)(reader, retraction) : own;
  };

const BOTH: Conversions = {
  acceleration: zeroIs('automatic'),
  chamber_temperature: zeroIs('off'),
  deretraction_speed: deretraction('retraction_speed'),
  elephant_foot_compensation: absoluteNumber,
  extrusion_rate_smoothing: zeroIs('off'),
  first_layer_acceleration: zeroIs('automatic'),
  first_layer_line_width: zeroIs('automatic'),
  infill_line_width: zeroIs('automatic'),
  jerk: zeroIs('automatic'),
  line_width: zeroIs('automatic'),
  max_volumetric_speed: zeroIs('off'),
  outer_wall_acceleration: zeroIs('automatic'),
  outer_wall_line_width: zeroIs('automatic'),
  purge_volume: (reader, key) => ({ why: reader.has(key) ? 'table' : 'not_in_file' }),
  retract_on_layer_change: ofFilament(readFlag),
  retraction_extra_prime: ofFilament(absoluteNumber),
  retraction_length: ofFilament(absoluteNumber),
  retraction_min_travel: ofFilament(absoluteNumber),
  retraction_speed: ofFilament(absoluteNumber),
  small_perimeter_speed: zeroIs('automatic'),
  wipe_distance: ofFilament(absoluteNumber),
  wipe_on_retract: ofFilament(readFlag),
  z_hop: ofFilament(absoluteNumber),
};

/** Converts the remaining size to shrinkage, %. */
const shrinkage: Conversion = (reader, key) => {
  const written = reader.number(key);
  return written === null ? absoluteNumber(reader, key) : { value: roundDecimals(100 - written.n) };
};

/** Settings whose numbers have a different meaning in OrcaSlicer and Bambu Studio. */
export const ORCA_CONVERSIONS: Conversions = {
  ...BOTH,
  chamber_temperature: unlessOff('activate_chamber_temp_control', zeroIs('off')),
  flow_ratio_first_layer: unlessOff('set_other_flow_ratios', absoluteNumber),
  min_layer_time: unlessOff('slow_down_for_layer_cooling', absoluteNumber),
  min_wall_width: percentOfNozzle('%'),
  overhang_fan: unlessOff('enable_overhang_bridge_fan', absoluteNumber),
  pressure_advance: (reader, key) =>
    reader.flag('enable_pressure_advance') === true
      ? absoluteNumber(reader, key)
      : { why: reader.has(key) ? 'off' : 'not_in_file' },
  scarf_seam: (reader, key) => {
    // In Bambu Studio the filament's setting applies unless the process overrides it.
    const ofProcess = reader.flag('override_filament_scarf_seam_setting') !== false;
    const word = reader.text(ofProcess ? key : 'filament_scarf_seam_type');
    const value = word === null ? null : enumValueOf('orcaslicer', 'scarf_seam', word);
    return word === null ? { why: 'not_in_file' } : value === null ? { why: 'no_equal' } : { value };
  },
  seam_gap: percentOfNozzle('mm'),
  shrinkage_xy: shrinkage,
  shrinkage_z: shrinkage,
  support_density: density(['support_line_width', 'line_width']),
};

export const PRUSA_CONVERSIONS: Conversions = {
  ...BOTH,
  bed_temperature: zeroIs('off'),
  bed_temperature_first_layer: zeroIs('off'),
  deretraction_speed: deretraction('retract_speed'),
  infill_wall_overlap: (reader, key) => {
    const written = reader.number(key);
    if (written === null || written.percent) return written ? { value: written.n } : absoluteNumber(reader, key);
    const width = absoluteNumber(reader, 'perimeter_extrusion_width');
    return 'value' in width && width.value > 0
      ? { value: roundDecimals((100 * written.n) / width.value) }
      : { why: 'relative' };
  },
  ironing: (reader, key) => {
    const on = reader.flag(key);
    if (on === false) return { value: 'none' };
    const word = reader.text('ironing_type');
    const value = word === null ? null : enumValueOf('prusaslicer', 'ironing', word);
    return on === null
      ? { why: reader.has(key) ? 'not_a_value' : 'not_in_file' }
      : value === null
        ? { why: 'no_equal' }
        : { value };
  },
  min_layer_time: unlessOff('cooling', absoluteNumber),
  min_wall_width: percentOfNozzle('mm'),
  seam_gap: percentOfNozzle('mm'),
  slice_resolution: zeroIs('off'),
  support_density: density(['support_material_extrusion_width', 'extrusion_width', 'nozzle_diameter']),
  support_enable: (reader, key) => {
    const on = readFlag(reader, key);
    return 'value' in on && on.value === true && reader.flag('support_material_auto') === false ? { value: false } : on;
  },
  support_threshold_angle: zeroIs('automatic'),
};
