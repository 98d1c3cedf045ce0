import { absolute, type Meaning } from './bases.js';
import { type Look, rounded } from './look.js';
import { wordOf } from './words.js';

/** A value of a setting in this service's unit, or why there is none. */
export type Value = number | boolean | string;
export type Rule = (look: Look, key: string) => Meaning<Value>;
export type Rules = Readonly<Record<string, Rule>>;

/** The value worked on, when there is one. */
export function worked(meaning: Meaning<number>, work: (n: number) => number): Meaning<number> {
  return 'value' in meaning ? { value: rounded(work(meaning.value)) } : meaning;
}

/** A rule whose 0 is no value. */
const zeroIs =
  (why: 'off' | 'automatic'): Rule =>
  (look, key) => {
    const found = absolute(look, key);
    return 'value' in found && found.value === 0 ? { why } : found;
  };

/** The filament's own value where it gives one: `filament_retraction_length` before `retraction_length`. */
const ofFilament =
  (rule: Rule): Rule =>
  (look, key) =>
    rule(look, look.has(`filament_${key}`) ? `filament_${key}` : key);

export const flag: Rule = (look, key) => {
  const value = look.flag(key);
  return value === null ? { why: look.has(key) ? 'not_a_value' : 'not_in_file' } : { value };
};

/** A rule that counts only while a switch is not off. */
export const unlessOff =
  (key: string, rule: Rule): Rule =>
  (look, own) =>
    look.flag(key) === false ? { why: 'off' } : rule(look, own);

/** Per cent of the nozzle diameter, from per cent or from mm. */
export const shareOfNozzle =
  (plain: 'mm' | '%'): Rule =>
  (look, key) => {
    const written = look.number(key);
    if (written === null) return absolute(look, key);
    if (written.percent || plain === '%') return { value: written.n };
    const nozzle = look.number(look.raw.dialect === 'cura' ? 'machine_nozzle_size' : 'nozzle_diameter');
    return nozzle && nozzle.n > 0 ? { value: rounded((100 * written.n) / nozzle.n) } : { why: 'relative' };
  };

/** How dense lines at a distance are, %. Source: the note on converting support density. */
const density =
  (width: readonly string[]): Rule =>
  (look, key) => {
    const spacing = absolute(look, key);
    if (!('value' in spacing)) return spacing;
    for (const one of width) {
      const line = absolute(look, one);
      if ('value' in line && line.value > 0)
        return { value: rounded((100 * line.value) / (line.value + spacing.value)) };
    }
    return { why: 'relative' };
  };

/** A speed for pushing forward of 0 is that of pulling back. */
const deretraction =
  (retraction: string): Rule =>
  (look, key) => {
    const own = ofFilament(absolute)(look, key);
    return 'value' in own && own.value === 0 ? ofFilament(absolute)(look, retraction) : own;
  };

const BOTH: Rules = {
  acceleration: zeroIs('automatic'),
  chamber_temperature: zeroIs('off'),
  deretraction_speed: deretraction('retraction_speed'),
  elephant_foot_compensation: absolute,
  extrusion_rate_smoothing: zeroIs('off'),
  first_layer_acceleration: zeroIs('automatic'),
  first_layer_line_width: zeroIs('automatic'),
  infill_line_width: zeroIs('automatic'),
  jerk: zeroIs('automatic'),
  line_width: zeroIs('automatic'),
  max_volumetric_speed: zeroIs('off'),
  outer_wall_acceleration: zeroIs('automatic'),
  outer_wall_line_width: zeroIs('automatic'),
  purge_volume: (look, key) => ({ why: look.has(key) ? 'table' : 'not_in_file' }),
  retract_on_layer_change: ofFilament(flag),
  retraction_extra_prime: ofFilament(absolute),
  retraction_length: ofFilament(absolute),
  retraction_min_travel: ofFilament(absolute),
  retraction_speed: ofFilament(absolute),
  small_perimeter_speed: zeroIs('automatic'),
  wipe_distance: ofFilament(absolute),
  wipe_on_retract: ofFilament(flag),
  z_hop: ofFilament(absolute),
};

/** The share by which a part shrinks, from the size that is left, %. */
const left: Rule = (look, key) => {
  const written = look.number(key);
  return written === null ? absolute(look, key) : { value: rounded(100 - written.n) };
};

/** Where OrcaSlicer and Bambu Studio mean something else than their number says. */
export const ORCA_RULES: Rules = {
  ...BOTH,
  chamber_temperature: unlessOff('activate_chamber_temp_control', zeroIs('off')),
  flow_ratio_first_layer: unlessOff('set_other_flow_ratios', absolute),
  min_layer_time: unlessOff('slow_down_for_layer_cooling', absolute),
  min_wall_width: shareOfNozzle('%'),
  overhang_fan: unlessOff('enable_overhang_bridge_fan', absolute),
  pressure_advance: (look, key) =>
    look.flag('enable_pressure_advance') === true
      ? absolute(look, key)
      : { why: look.has(key) ? 'off' : 'not_in_file' },
  scarf_seam: (look, key) => {
    // In Bambu Studio the filament decides, unless the process takes it over.
    const ofProcess = look.flag('override_filament_scarf_seam_setting') !== false;
    const word = look.text(ofProcess ? key : 'filament_scarf_seam_type');
    const value = word === null ? null : wordOf('orcaslicer', 'scarf_seam', word);
    return word === null ? { why: 'not_in_file' } : value === null ? { why: 'no_equal' } : { value };
  },
  seam_gap: shareOfNozzle('mm'),
  shrinkage_xy: left,
  shrinkage_z: left,
  support_density: density(['support_line_width', 'line_width']),
};

/** Where PrusaSlicer and SuperSlicer do. */
export const PRUSA_RULES: Rules = {
  ...BOTH,
  bed_temperature: zeroIs('off'),
  bed_temperature_first_layer: zeroIs('off'),
  deretraction_speed: deretraction('retract_speed'),
  infill_wall_overlap: (look, key) => {
    const written = look.number(key);
    if (written === null || written.percent) return written ? { value: written.n } : absolute(look, key);
    const width = absolute(look, 'perimeter_extrusion_width');
    return 'value' in width && width.value > 0
      ? { value: rounded((100 * written.n) / width.value) }
      : { why: 'relative' };
  },
  ironing: (look, key) => {
    const on = look.flag(key);
    if (on === false) return { value: 'none' };
    const word = look.text('ironing_type');
    const value = word === null ? null : wordOf('prusaslicer', 'ironing', word);
    return on === null
      ? { why: look.has(key) ? 'not_a_value' : 'not_in_file' }
      : value === null
        ? { why: 'no_equal' }
        : { value };
  },
  min_layer_time: unlessOff('cooling', absolute),
  min_wall_width: shareOfNozzle('mm'),
  seam_gap: shareOfNozzle('mm'),
  slice_resolution: zeroIs('off'),
  support_density: density(['support_material_extrusion_width', 'extrusion_width', 'nozzle_diameter']),
  support_enable: (look, key) => {
    const on = flag(look, key);
    return 'value' in on && on.value === true && look.flag('support_material_auto') === false ? { value: false } : on;
  },
  support_threshold_angle: zeroIs('automatic'),
};
