import {
  type Conversion,
  type Conversions,
  firstPositive,
  mapped,
  percentOfNozzle,
  readFlag,
  unlessOff,
  zeroIs,
} from './conversions-slic3r.js';
import { absoluteNumber, eachOf } from './percentages.js';
import type { SettingsReader } from './settings-reader.js';

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
const shrinkage = mapped((scale) => (scale > 0 ? 100 - 10_000 / scale : 0));

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
  ...eachOf(shrinkage, 'shrinkage_xy', 'shrinkage_z'),
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
