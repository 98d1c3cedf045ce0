import type { ProfileValues } from '../../../schemas/generated/source.js';
import { boolean, number, positive } from '../values.js';
import type { Config } from './presets.js';

const PLATE_KEYS = {
  cool: 'cool_plate_temp',
  textured_cool: 'textured_cool_plate_temp',
  supertack: 'supertack_plate_temp',
  engineering: 'eng_plate_temp',
  smooth_pei: 'hot_plate_temp',
  textured_pei: 'textured_plate_temp',
} as const;

/** Bed temperature by plate, °C; a plate at 0 °C is one that the preset does not support. */
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

/**
 * What a filament preset of the Orca family sets on a machine. A retraction value of `nil` means the
 * machine's own. Presets with one value per extruder variant are read at variant 0.
 */
export function filamentValues(config: Config, machine: Config): ProfileValues {
  const retraction = (filament: string, ofMachine: string) => number(config[filament]) ?? number(machine[ofMachine]);
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
      fan_min_percent: number(config.fan_min_speed),
      fan_max_percent: number(config.fan_max_speed),
      overhang_fan_percent: number(config.overhang_fan_speed),
      fan_off_first_layers: number(config.close_fan_the_first_x_layers),
      fan_min_below_layer_time_s: number(config.fan_cooling_layer_time),
      slow_down_below_layer_time_s: number(config.slow_down_layer_time),
      min_print_speed_mm_s: number(config.slow_down_min_speed),
      auxiliary_fan_percent: number(config.additional_cooling_fan_speed),
    },
    flow_ratio: number(config.filament_flow_ratio),
    max_volumetric_speed_mm3_s: positive(config.filament_max_volumetric_speed),
    pressure_advance: boolean(config.enable_pressure_advance) ? number(config.pressure_advance) : null,
    retraction: {
      length_mm: retraction('filament_retraction_length', 'retraction_length'),
      speed_mm_s: retraction('filament_retraction_speed', 'retraction_speed'),
      deretraction_speed_mm_s: retraction('filament_deretraction_speed', 'deretraction_speed') || null,
      z_hop_mm: retraction('filament_z_hop', 'z_hop'),
    },
  };
}
