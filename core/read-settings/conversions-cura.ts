import { type Conversion, type Conversions, mapNumber, percentOfNozzle, unlessOff } from './conversions-slic3r.js';
import { absoluteNumber } from './percentages.js';
import { roundDecimals, type SettingsReader } from './settings-reader.js';

/** Line width, mm; null if the file does not contain it. */
function lineWidth(reader: SettingsReader, own: string): number | null {
  for (const key of [own, 'line_width', 'machine_nozzle_size']) {
    const found = absoluteNumber(reader, key);
    if ('value' in found && found.value > 0) return found.value;
  }
  return null;
}

/** Reads a setting that applies only to one adhesion type: skirt, brim or raft; 0 for any other. */
const onlyWith =
  (adhesion: string, rule: Conversion): Conversion =>
  (reader, key) => {
    const word = reader.text('adhesion_type');
    return word !== null && word !== adhesion ? { value: 0 } : rule(reader, key);
  };

/** Brim types by location. Source: `brim_location` in resources/definitions/fdmprinter.def.json */
const BRIMS: Readonly<Record<string, string>> = { outside: 'outer', inside: 'inner', everywhere: 'outer_and_inner' };

/** Converts per cent to a ratio. */
const ratio: Conversion = (reader, key) => mapNumber(absoluteNumber(reader, key), (n) => n / 100);

/**
 * A setting that follows another one unless it is changed. Source: `value` of these settings in
 * resources/definitions/fdmprinter.def.json.
 */
const orAs =
  (parent: string): Conversion =>
  (reader, key) =>
    absoluteNumber(reader, reader.has(key) ? key : parent);

/** Settings whose numbers have a different meaning in Cura. */
export const CURA_CONVERSIONS: Conversions = {
  acceleration: unlessOff('acceleration_enabled', absoluteNumber),
  avoid_crossing_walls: (reader, key) => {
    const word = reader.text(key);
    return word === null ? { why: 'not_in_file' } : { value: word !== 'off' };
  },
  bridge_flow: unlessOff('bridge_settings_enabled', ratio),
  bridge_speed: unlessOff('bridge_settings_enabled', absoluteNumber),
  brim_type: (reader, key) => {
    const word = reader.text(key);
    if (word === null) return { why: 'not_in_file' };
    if (word !== 'brim') return { value: 'none' };
    const outside = reader.flag('brim_outside_only');
    const value = BRIMS[reader.text('brim_location') ?? (outside === false ? 'everywhere' : 'outside')];
    return value === undefined ? { why: 'no_equal' } : { value };
  },
  brim_width: onlyWith('brim', absoluteNumber),
  chamber_temperature: (reader, key) => {
    const found = absoluteNumber(reader, key);
    return 'value' in found && found.value === 0 ? { why: 'off' } : found;
  },
  elephant_foot_compensation: (reader, key) => mapNumber(absoluteNumber(reader, key), (n) => 0 - n),
  extrusion_rate_smoothing: unlessOff('gradual_flow_enabled', absoluteNumber),
  fan_max: orAs('cool_fan_speed'),
  infill_speed: orAs('speed_print'),
  outer_wall_speed: orAs('speed_wall'),
  fan_off_layers: (reader, key) => mapNumber(absoluteNumber(reader, key), (n) => Math.max(0, n - 1)),
  first_layer_acceleration: unlessOff('acceleration_enabled', absoluteNumber),
  first_layer_line_width: (reader, key) => {
    const width = lineWidth(reader, 'line_width');
    const factor = absoluteNumber(reader, key);
    return width === null && 'value' in factor
      ? { why: 'relative' }
      : mapNumber(factor, (n) => ((width ?? 0) * n) / 100);
  },
  ironing: (reader, key) => {
    const on = reader.flag(key);
    if (on === null) return { why: reader.has(key) ? 'not_a_value' : 'not_in_file' };
    return { value: !on ? 'none' : reader.flag('ironing_only_highest_layer') ? 'topmost' : 'top' };
  },
  jerk: unlessOff('jerk_enabled', absoluteNumber),
  min_wall_width: percentOfNozzle('mm'),
  outer_wall_acceleration: unlessOff('acceleration_enabled', absoluteNumber),
  overhang_fan: unlessOff('bridge_settings_enabled', absoluteNumber),
  overhang_slowdown: (reader, key) => {
    const angle = reader.number('wall_overhang_angle');
    if (angle && angle.n >= 90) return { value: false };
    const steps = reader.text(key)?.match(/\d+(?:\.\d+)?/g);
    return steps ? { value: steps.some((step) => Number(step) < 100) } : { why: 'not_in_file' };
  },
  raft_layers: onlyWith('raft', absoluteNumber),
  purge_volume: absoluteNumber,
  retraction_extra_prime: (reader, key) => {
    const diameter = reader.number('material_diameter');
    const volume = absoluteNumber(reader, key);
    if ('value' in volume && volume.value !== 0 && !(diameter && diameter.n > 0)) return { why: 'relative' };
    return mapNumber(volume, (n) => (n === 0 ? 0 : n / (Math.PI * ((diameter?.n ?? 1) / 2) ** 2)));
  },
  retraction_length: (reader, key) =>
    reader.flag('retraction_enable') === false ? { value: 0 } : absoluteNumber(reader, key),
  scarf_seam: (reader, key) => {
    const length = absoluteNumber(reader, key);
    return !('value' in length) ? length : length.value === 0 ? { value: 'none' } : { why: 'no_equal' };
  },
  shrinkage_xy: (reader, key) =>
    mapNumber(absoluteNumber(reader, key), (scale) => (scale > 0 ? 100 - 10_000 / scale : 0)),
  shrinkage_z: (reader, key) =>
    mapNumber(absoluteNumber(reader, key), (scale) => (scale > 0 ? 100 - 10_000 / scale : 0)),
  skirt_loops: onlyWith('skirt', absoluteNumber),
  small_perimeter_speed: (reader, key) => ({ why: reader.has(key) ? 'relative' : 'not_in_file' }),
  support_interface_layers: (reader, key) => {
    const height = absoluteNumber(reader, 'layer_height');
    const thick = absoluteNumber(reader, key);
    if (!('value' in thick)) return thick;
    return 'value' in height && height.value > 0
      ? { value: Math.round(thick.value / height.value) }
      : { why: 'relative' };
  },
  support_interface_spacing: (reader, key) => {
    const density = absoluteNumber(reader, key);
    const width = lineWidth(reader, 'support_roof_line_width');
    if (!('value' in density)) return density;
    if (width === null || density.value <= 0) return { why: 'relative' };
    return { value: roundDecimals(width * (100 / density.value - 1)) };
  },
  support_threshold_angle: (reader, key) => mapNumber(absoluteNumber(reader, key), (n) => 90 - n),
  top_surface_speed: (reader, key) =>
    reader.number('roofing_layer_count')?.n === 0 ? { why: 'off' } : absoluteNumber(reader, key),
  wipe_on_retract: (reader, key) => {
    const distance = absoluteNumber(reader, key);
    return 'value' in distance ? { value: distance.value > 0 } : distance;
  },
  z_hop: (reader, key) =>
    reader.flag('retraction_hop_enabled') === false ? { value: 0 } : absoluteNumber(reader, key),
};
