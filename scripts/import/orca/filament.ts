import type { ProfileValues } from '../../../schemas/generated/source.js';
import { boolean, number, percent, positive, round } from '../values.js';
import { retraction } from './machine.js';
import type { Config } from './presets.js';

const PLATE_KEYS = {
  cool: 'cool_plate_temp',
  textured_cool: 'textured_cool_plate_temp',
  supertack: 'supertack_plate_temp',
  engineering: 'eng_plate_temp',
  smooth_pei: 'hot_plate_temp',
  textured_pei: 'textured_plate_temp',
} as const;

/** Bed temperature by plate, °C; the preset does not support a plate at 0 °C. */
function plateTemperatures(config: Config): NonNullable<ProfileValues['bed_temperature_by_plate_c']> {
  const plates: NonNullable<ProfileValues['bed_temperature_by_plate_c']> = {};
  for (const [plate, key] of Object.entries(PLATE_KEYS) as [keyof typeof PLATE_KEYS, string][]) {
    const other = positive(config[key]);
    plates[plate] =
      other === null
        ? { first_layer: null, other_layers: null }
        : { first_layer: number(config[`${key}_initial_layer`]), other_layers: other };
  }
  return plates;
}

/** A fan speed of -1 means that the preset sets none for the feature. */
function featureFan(config: Config, key: string): number | null {
  const value = number(config[key]);
  return value === null || value < 0 ? null : value;
}

/** Shrinkage of a part, %; the preset states the remaining size, 99.5 % for a shrinkage of 0.5 %. */
function shrinkage(config: Config, key: string): number | null {
  const left = positive(config[key]);
  return left === null ? null : round(100 - left);
}

/**
 * The values of an Orca-family filament preset on a machine. A retraction value of `nil` means the machine's own.
 * Presets with one value per extruder variant are read at variant 0.
 */
export function filamentValues(config: Config, machine: Config): ProfileValues {
  const bridgeFan = boolean(config.enable_overhang_bridge_fan) !== false;
  return {
    nozzle_temperature_c: {
      first_layer: positive(config.nozzle_temperature_initial_layer),
      other_layers: positive(config.nozzle_temperature),
    },
    nozzle_temperature_range_c: {
      min: positive(config.nozzle_temperature_range_low),
      max: positive(config.nozzle_temperature_range_high),
    },
    bed_temperature_by_plate_c: plateTemperatures(config),
    chamber_temperature_c: positive(config.chamber_temperature ?? config.chamber_temperatures),
    cooling: {
      fan_min_percent: percent(config.fan_min_speed),
      fan_max_percent: percent(config.fan_max_speed),
      overhang_fan_percent: percent(config.overhang_fan_speed),
      fan_off_first_layers: number(config.close_fan_the_first_x_layers),
      fan_min_below_layer_time_s: number(config.fan_cooling_layer_time),
      slow_down_below_layer_time_s: number(config.slow_down_layer_time),
      min_print_speed_mm_s: number(config.slow_down_min_speed),
      auxiliary_fan_percent: percent(config.additional_cooling_fan_speed),
      slow_down: boolean(config.slow_down_for_layer_cooling),
      keep_outer_wall_speed: boolean(config.dont_slow_down_outer_wall ?? config.no_slow_down_for_cooling_on_outwalls),
      fan_always_on: boolean(config.reduce_fan_stop_start_freq),
      full_fan_speed_layer: number(config.full_fan_speed_layer),
      bridge_fan_percent: bridgeFan ? percent(config.overhang_fan_speed) : null,
      internal_bridge_fan_percent: featureFan(config, 'internal_bridge_fan_speed'),
      support_interface_fan_percent: featureFan(config, 'support_material_interface_fan_speed'),
    },
    flow_ratio: number(config.filament_flow_ratio),
    max_volumetric_speed_mm3_s: positive(config.filament_max_volumetric_speed),
    pressure_advance: boolean(config.enable_pressure_advance) ? number(config.pressure_advance) : null,
    retraction: retraction(machine, config),
    filament_diameter_mm: positive(config.filament_diameter),
    required_nozzle_hrc: number(config.required_nozzle_HRC),
    shrinkage_percent: {
      xy: shrinkage(config, 'filament_shrink'),
      z: shrinkage(config, 'filament_shrinkage_compensation_z'),
    },
  };
}
