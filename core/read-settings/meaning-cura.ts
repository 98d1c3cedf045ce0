import { absolute } from './bases.js';
import { type Look, rounded } from './look.js';
import { type Rule, type Rules, shareOfNozzle, unlessOff, worked } from './meaning-slic3r.js';

/** The width of a line, mm; null when the file does not say. */
function lineWidth(look: Look, own: string): number | null {
  for (const key of [own, 'line_width', 'machine_nozzle_size']) {
    const found = absolute(look, key);
    if ('value' in found && found.value > 0) return found.value;
  }
  return null;
}

/** Something that has only a value while Cura puts it on the plate: skirt, brim or raft. */
const onlyWith =
  (adhesion: string, rule: Rule): Rule =>
  (look, key) => {
    const word = look.text('adhesion_type');
    return word !== null && word !== adhesion ? { value: 0 } : rule(look, key);
  };

/** Kinds of brim by where it lies. Source: `brim_location` in resources/definitions/fdmprinter.def.json */
const BRIMS: Readonly<Record<string, string>> = { outside: 'outer', inside: 'inner', everywhere: 'outer_and_inner' };

/** The share of a number, from per cent. */
const ratio: Rule = (look, key) => worked(absolute(look, key), (n) => n / 100);

/** Where Cura means something else than its number says. */
export const CURA_RULES: Rules = {
  acceleration: unlessOff('acceleration_enabled', absolute),
  avoid_crossing_walls: (look, key) => {
    const word = look.text(key);
    return word === null ? { why: 'not_in_file' } : { value: word !== 'off' };
  },
  bridge_flow: unlessOff('bridge_settings_enabled', ratio),
  bridge_speed: unlessOff('bridge_settings_enabled', absolute),
  brim_type: (look, key) => {
    const word = look.text(key);
    if (word === null) return { why: 'not_in_file' };
    if (word !== 'brim') return { value: 'none' };
    const outside = look.flag('brim_outside_only');
    const value = BRIMS[look.text('brim_location') ?? (outside === false ? 'everywhere' : 'outside')];
    return value === undefined ? { why: 'no_equal' } : { value };
  },
  brim_width: onlyWith('brim', absolute),
  chamber_temperature: (look, key) => {
    const found = absolute(look, key);
    return 'value' in found && found.value === 0 ? { why: 'off' } : found;
  },
  elephant_foot_compensation: (look, key) => worked(absolute(look, key), (n) => 0 - n),
  extrusion_rate_smoothing: unlessOff('gradual_flow_enabled', absolute),
  fan_off_layers: (look, key) => worked(absolute(look, key), (n) => Math.max(0, n - 1)),
  first_layer_acceleration: unlessOff('acceleration_enabled', absolute),
  first_layer_line_width: (look, key) => {
    const width = lineWidth(look, 'line_width');
    const factor = absolute(look, key);
    return width === null && 'value' in factor ? { why: 'relative' } : worked(factor, (n) => ((width ?? 0) * n) / 100);
  },
  ironing: (look, key) => {
    const on = look.flag(key);
    if (on === null) return { why: look.has(key) ? 'not_a_value' : 'not_in_file' };
    return { value: !on ? 'none' : look.flag('ironing_only_highest_layer') ? 'topmost' : 'top' };
  },
  jerk: unlessOff('jerk_enabled', absolute),
  min_wall_width: shareOfNozzle('mm'),
  outer_wall_acceleration: unlessOff('acceleration_enabled', absolute),
  overhang_fan: unlessOff('bridge_settings_enabled', absolute),
  overhang_slowdown: (look, key) => {
    const angle = look.number('wall_overhang_angle');
    if (angle && angle.n >= 90) return { value: false };
    const steps = look.text(key)?.match(/\d+(?:\.\d+)?/g);
    return steps ? { value: steps.some((step) => Number(step) < 100) } : { why: 'not_in_file' };
  },
  raft_layers: onlyWith('raft', absolute),
  purge_volume: absolute,
  retraction_extra_prime: (look, key) => {
    const diameter = look.number('material_diameter');
    const volume = absolute(look, key);
    if ('value' in volume && volume.value !== 0 && !(diameter && diameter.n > 0)) return { why: 'relative' };
    return worked(volume, (n) => (n === 0 ? 0 : n / (Math.PI * ((diameter?.n ?? 1) / 2) ** 2)));
  },
  retraction_length: (look, key) => (look.flag('retraction_enable') === false ? { value: 0 } : absolute(look, key)),
  scarf_seam: (look, key) => {
    const length = absolute(look, key);
    return !('value' in length) ? length : length.value === 0 ? { value: 'none' } : { why: 'no_equal' };
  },
  shrinkage_xy: (look, key) => worked(absolute(look, key), (scale) => (scale > 0 ? 100 - 10_000 / scale : 0)),
  shrinkage_z: (look, key) => worked(absolute(look, key), (scale) => (scale > 0 ? 100 - 10_000 / scale : 0)),
  skirt_loops: onlyWith('skirt', absolute),
  small_perimeter_speed: (look, key) => ({ why: look.has(key) ? 'relative' : 'not_in_file' }),
  support_interface_layers: (look, key) => {
    const height = absolute(look, 'layer_height');
    const thick = absolute(look, key);
    if (!('value' in thick)) return thick;
    return 'value' in height && height.value > 0
      ? { value: Math.round(thick.value / height.value) }
      : { why: 'relative' };
  },
  support_interface_spacing: (look, key) => {
    const density = absolute(look, key);
    const width = lineWidth(look, 'support_roof_line_width');
    if (!('value' in density)) return density;
    if (width === null || density.value <= 0) return { why: 'relative' };
    return { value: rounded(width * (100 / density.value - 1)) };
  },
  support_threshold_angle: (look, key) => worked(absolute(look, key), (n) => 90 - n),
  top_surface_speed: (look, key) =>
    look.number('roofing_layer_count')?.n === 0 ? { why: 'off' } : absolute(look, key),
  wipe_on_retract: (look, key) => {
    const distance = absolute(look, key);
    return 'value' in distance ? { value: distance.value > 0 } : distance;
  },
  z_hop: (look, key) => (look.flag('retraction_hop_enabled') === false ? { value: 0 } : absolute(look, key)),
};
