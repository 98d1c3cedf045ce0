import type { PrinterFacts, ProfileValues } from '../../../schemas/generated/source.js';
import {
  boolean,
  choice,
  filamentType,
  first,
  list,
  number,
  percent,
  positive,
  type Raw,
  round,
  text,
} from '../values.js';
import { type Config, type Family, type Field, readerOf } from './fields.js';

/** Whether cooling keeps the outer wall speed. */
const COOLING_LOGICS = { consistent_surface: true, uniform_cooling: false };

/** Keys of the bed temperatures of each plate, in Orca's family. */
const PLATES = {
  cool: 'cool_plate_temp',
  textured_cool: 'textured_cool_plate_temp',
  supertack: 'supertack_plate_temp',
  engineering: 'eng_plate_temp',
  smooth_pei: 'hot_plate_temp',
  textured_pei: 'textured_plate_temp',
} as const;

/** A fan speed of -1 means that the preset sets none for the feature. */
function featureFan(raw: Raw): number | null {
  const value = number(raw);
  return value === null || value < 0 ? null : value;
}

/** Shrinkage of a part, %; Orca's presets state the remaining size, 99.5 % for a shrinkage of 0.5 %. */
function shrinkage(raw: Raw): number | null {
  const left = positive(raw);
  return left === null ? null : round(100 - left);
}

const Z_HOPS = {
  'auto lift': 'auto',
  'normal lift': 'normal',
  'slope lift': 'slope',
  'spiral lift': 'spiral',
} as const;

/** A ramping lift is a slope. */
const RAMPING = { '1': 'slope', '0': 'normal' } as const;

/** Deretraction at 0 mm/s means the retraction speed. PrusaSlicer computes the wipe length itself. */
const RETRACTION: readonly Field[] = [
  ['length_mm', number, 'retraction_length', 'retract_length'],
  ['speed_mm_s', number, 'retraction_speed', 'retract_speed'],
  ['deretraction_speed_mm_s', positive, 'deretraction_speed', 'deretract_speed'],
  ['z_hop_mm', number, 'z_hop', 'retract_lift'],
  ['min_travel_mm', number, 'retraction_minimum_travel', 'retract_before_travel'],
  ['on_layer_change', boolean, 'retract_when_changing_layer', 'retract_layer_change'],
  ['extra_prime_mm', number, 'retract_restart_extra', 'retract_restart_extra'],
  ['wipe', boolean, 'wipe', 'wipe'],
  ['wipe_distance_mm', number, 'wipe_distance', null],
  ['before_wipe_percent', number, 'retract_before_wipe', 'retract_before_wipe'],
  ['z_hop_type', (raw) => choice(first(raw), Z_HOPS), 'z_hop_types', null],
  ['z_hop_type', (raw) => choice(first(raw), RAMPING), null, 'travel_ramping_lift'],
];

/** Reads the retraction of a machine preset. */
export const retraction = readerOf<NonNullable<PrinterFacts['retraction']>>(RETRACTION);

const FIELDS: readonly Field[] = [
  ['nozzle_temperature_c.first_layer', positive, 'nozzle_temperature_initial_layer', 'first_layer_temperature'],
  ['nozzle_temperature_c.other_layers', positive, 'nozzle_temperature', 'temperature'],
  ['nozzle_temperature_range_c.min', positive, 'nozzle_temperature_range_low', null],
  ['nozzle_temperature_range_c.max', positive, 'nozzle_temperature_range_high', null],
  ['bed_temperature_c.first_layer', number, null, 'first_layer_bed_temperature'],
  ['bed_temperature_c.other_layers', number, null, 'bed_temperature'],
  ...Object.entries(PLATES).flatMap(([plate, key]): Field[] => [
    // The preset does not support a plate at 0 °C.
    [
      `bed_temperature_by_plate_c.${plate}.first_layer`,
      (raw, { config }) => positive(config[key]) && number(raw),
      `${key}_initial_layer`,
      null,
    ],
    [`bed_temperature_by_plate_c.${plate}.other_layers`, positive, key, null],
  ]),
  ['chamber_temperature_c', positive, 'chamber_temperature|chamber_temperatures', 'chamber_temperature'],
  ['cooling.fan_min_percent', percent, 'fan_min_speed', 'min_fan_speed'],
  ['cooling.fan_max_percent', percent, 'fan_max_speed', 'max_fan_speed'],
  ['cooling.overhang_fan_percent', percent, 'overhang_fan_speed', null],
  ['cooling.fan_off_first_layers', number, 'close_fan_the_first_x_layers', 'disable_fan_first_layers'],
  ['cooling.fan_min_below_layer_time_s', number, 'fan_cooling_layer_time', 'fan_below_layer_time'],
  ['cooling.slow_down_below_layer_time_s', number, 'slow_down_layer_time', 'slowdown_below_layer_time'],
  ['cooling.min_print_speed_mm_s', number, 'slow_down_min_speed', 'min_print_speed'],
  ['cooling.auxiliary_fan_percent', percent, 'additional_cooling_fan_speed', null],
  ['cooling.slow_down', boolean, 'slow_down_for_layer_cooling', 'cooling'],
  ['cooling.keep_outer_wall_speed', boolean, 'dont_slow_down_outer_wall|no_slow_down_for_cooling_on_outwalls', null],
  ['cooling.keep_outer_wall_speed', (raw) => choice(raw, COOLING_LOGICS), null, 'cooling_slowdown_logic'],
  ['cooling.fan_always_on', boolean, 'reduce_fan_stop_start_freq', 'fan_always_on'],
  ['cooling.full_fan_speed_layer', number, 'full_fan_speed_layer', 'full_fan_speed_layer'],
  [
    'cooling.bridge_fan_percent',
    (raw, { config }) => (boolean(config.enable_overhang_bridge_fan) === false ? null : percent(raw)),
    'overhang_fan_speed',
    'bridge_fan_speed',
  ],
  ['cooling.internal_bridge_fan_percent', featureFan, 'internal_bridge_fan_speed', null],
  ['cooling.support_interface_fan_percent', featureFan, 'support_material_interface_fan_speed', null],
  ['flow_ratio', number, 'filament_flow_ratio', 'extrusion_multiplier'],
  ['max_volumetric_speed_mm3_s', positive, 'filament_max_volumetric_speed', 'filament_max_volumetric_speed'],
  [
    'pressure_advance',
    (raw, { config }) => (boolean(config.enable_pressure_advance) ? number(raw) : null),
    'pressure_advance',
    null,
  ],
  ['pressure_advance', number, null, 'pressure_advance'],
  ...RETRACTION.map(([path, ...how]): Field => [`retraction.${path}`, ...how]),
  ['filament_diameter_mm', positive, 'filament_diameter', 'filament_diameter'],
  ['required_nozzle_hrc', number, 'required_nozzle_HRC', null],
  ['abrasive', boolean, null, 'filament_abrasive'],
  ['shrinkage_percent.xy', shrinkage, 'filament_shrink', null],
  ['shrinkage_percent.xy', number, null, 'filament_shrinkage_compensation_xy'],
  ['shrinkage_percent.z', shrinkage, 'filament_shrinkage_compensation_z', null],
  ['shrinkage_percent.z', number, null, 'filament_shrinkage_compensation_z'],
];

const readFilament = readerOf<ProfileValues>(FIELDS);

/**
 * The values of a filament preset on a machine. Keys of retraction that it omits or sets to `nil` are the machine's own;
 * lists of values by extruder variant are read at the first.
 */
export function filamentValues(family: Family, filament: Config, machine: Config): ProfileValues {
  const keys = RETRACTION.flatMap(([, , orca, prusa]) => ((family === 'orca' ? orca : prusa) as string | null) ?? []);
  const retractions = keys.map((key) => {
    const own = filament[`filament_${key}`];
    return [key, [null, 'nil'].includes(first(own)) ? machine[key] : own] as const;
  });
  return readFilament(family, { ...filament, ...Object.fromEntries(retractions) });
}

/** The name of a preset without the part after `@`, or the alias that it states. */
export function aliasOf(name: string, config: Config): string {
  return list(config.alias)[0] || name.replace(/\s*@.*$/s, '');
}

/** How a filament preset names itself. */
export function namesOf(name: string, config: Config) {
  return {
    preset: name,
    alias: aliasOf(name, config),
    vendor: text(config.filament_vendor) ?? '',
    type: filamentType(config.filament_type),
  };
}
