import type { PrinterFacts, ProfileValues } from '../../../schemas/generated/source.js';
import type { Scope } from '../condition.js';
import { FLAVORS } from '../orca/machine.js';
import { bed, boolean, choice, list, number, percent, positive, side } from '../values.js';
import type { Section } from './bundle.js';
import { pressureAdvance } from './gcode.js';
import { retraction } from './retraction.js';

/** Whether cooling spares the outer walls. */
const COOLING_LOGICS = { consistent_surface: 'yes', uniform_cooling: 'no' } as const;

/** What a PrusaSlicer printer preset says of the machine. */
export function machineFacts(config: Section): PrinterFacts {
  const outline = bed(config.bed_shape);
  const limits = (limit: string) => {
    const of = (axis: string) => positive(config[`machine_max_${limit}_${axis}`]);
    return { x: of('x'), y: of('y'), z: of('z'), e: of('e') };
  };
  return {
    build_volume_mm: { x: side(outline?.x), y: side(outline?.y), z: positive(config.max_print_height) },
    bed_shape: outline?.shape ?? null,
    bed_origin: outline?.origin ?? null,
    extruder_count: boolean(config.single_extruder_multi_material)
      ? 1
      : Math.max(1, list(config.nozzle_diameter, ',').length),
    gcode_flavor: choice(config.gcode_flavor, FLAVORS),
    max_speed_mm_s: limits('feedrate'),
    max_acceleration_mm_s2: {
      ...limits('acceleration'),
      extruding: positive(config.machine_max_acceleration_extruding),
      retracting: positive(config.machine_max_acceleration_retracting),
      travel: positive(config.machine_max_acceleration_travel),
    },
    max_jerk_mm_s: limits('jerk'),
    retraction: retraction(config),
    z_offset_mm: number(config.z_offset),
  };
}

/** What a PrusaSlicer filament preset sets on a machine; `nil` in a retraction value means the machine's own. */
export function filamentValues(config: Section, machine: Section, scope: Scope): ProfileValues {
  const spares = choice(config.cooling_slowdown_logic, COOLING_LOGICS);
  return {
    nozzle_temperature_c: {
      first_layer: positive(config.first_layer_temperature),
      other_layers: positive(config.temperature),
    },
    bed_temperature_c: {
      first_layer: number(config.first_layer_bed_temperature),
      other_layers: number(config.bed_temperature),
    },
    chamber_temperature_c: positive(config.chamber_temperature),
    cooling: {
      fan_min_percent: percent(config.min_fan_speed),
      fan_max_percent: percent(config.max_fan_speed),
      fan_off_first_layers: number(config.disable_fan_first_layers),
      fan_min_below_layer_time_s: number(config.fan_below_layer_time),
      slow_down_below_layer_time_s: number(config.slowdown_below_layer_time),
      min_print_speed_mm_s: number(config.min_print_speed),
      slow_down: boolean(config.cooling),
      keep_outer_wall_speed: spares === null ? null : spares === 'yes',
      fan_always_on: boolean(config.fan_always_on),
      full_fan_speed_layer: number(config.full_fan_speed_layer),
      bridge_fan_percent: percent(config.bridge_fan_speed),
    },
    flow_ratio: number(config.extrusion_multiplier),
    max_volumetric_speed_mm3_s: positive(config.filament_max_volumetric_speed),
    pressure_advance: pressureAdvance(config.start_filament_gcode, scope),
    retraction: retraction(machine, config),
    filament_diameter_mm: positive(config.filament_diameter),
    abrasive: boolean(config.filament_abrasive),
    shrinkage_percent: {
      xy: number(config.filament_shrinkage_compensation_xy),
      z: number(config.filament_shrinkage_compensation_z),
    },
  };
}
