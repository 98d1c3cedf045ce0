import type { PrinterFacts, ProcessValues, ProfileValues } from '../../../schemas/generated/source.js';
import type { Scope } from '../condition.js';
import { FLAVORS } from '../orca/machine.js';
import { bed, boolean, choice, list, number, positive, relative, text } from '../values.js';
import type { Section } from './bundle.js';
import { pressureAdvance } from './gcode.js';

const SEAMS = { nearest: 'nearest', aligned: 'aligned', rear: 'back', random: 'random' } as const;
const BRIMS = {
  outer_only: 'outer',
  inner_only: 'inner',
  outer_and_inner: 'outer_and_inner',
  no_brim: 'none',
} as const;
const SUPPORTS = { grid: 'normal', snug: 'snug', tree: 'tree', organic: 'organic' } as const;
const WALLS = { classic: 'classic', arachne: 'arachne' } as const;

/** What a PrusaSlicer printer preset says of the machine. */
export function machineFacts(config: Section): PrinterFacts {
  const outline = bed(config.bed_shape);
  const limits = (limit: string) => {
    const of = (axis: string) => positive(config[`machine_max_${limit}_${axis}`]);
    return { x: of('x'), y: of('y'), z: of('z'), e: of('e') };
  };
  return {
    build_volume_mm: { x: outline?.x ?? null, y: outline?.y ?? null, z: positive(config.max_print_height) },
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
    retraction: {
      length_mm: number(config.retract_length),
      speed_mm_s: number(config.retract_speed),
      deretraction_speed_mm_s: positive(config.deretract_speed),
      z_hop_mm: number(config.retract_lift),
    },
  };
}

/** What a PrusaSlicer filament preset sets on a machine; `nil` in a retraction value means the machine's own. */
export function filamentValues(config: Section, machine: Section, scope: Scope): ProfileValues {
  const retraction = (filament: string, ofMachine: string) => number(config[filament]) ?? number(machine[ofMachine]);
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
      fan_min_percent: number(config.min_fan_speed),
      fan_max_percent: number(config.max_fan_speed),
      fan_off_first_layers: number(config.disable_fan_first_layers),
      fan_min_below_layer_time_s: number(config.fan_below_layer_time),
      slow_down_below_layer_time_s: number(config.slowdown_below_layer_time),
      min_print_speed_mm_s: number(config.min_print_speed),
    },
    flow_ratio: number(config.extrusion_multiplier),
    max_volumetric_speed_mm3_s: positive(config.filament_max_volumetric_speed),
    pressure_advance: pressureAdvance(config.start_filament_gcode, scope),
    retraction: {
      length_mm: retraction('filament_retract_length', 'retract_length'),
      speed_mm_s: retraction('filament_retract_speed', 'retract_speed'),
      deretraction_speed_mm_s: retraction('filament_deretract_speed', 'deretract_speed') || null,
      z_hop_mm: retraction('filament_retract_lift', 'retract_lift'),
    },
  };
}

/**
 * What a PrusaSlicer print preset sets, percentages resolved: widths are of the layer height, the first
 * layer's of the first layer height, the outer wall's speed of the inner walls', solid infill of infill.
 */
export function processValues(config: Section): ProcessValues {
  const layerHeight = positive(config.layer_height);
  const firstLayerHeight = relative(config.first_layer_height, layerHeight) || null;
  const width = (key: string) => relative(config[key], layerHeight) || null;
  const innerWall = positive(config.perimeter_speed);
  const outerWall = relative(config.external_perimeter_speed, innerWall) || null;
  const sparse = positive(config.infill_speed);
  const solid = relative(config.solid_infill_speed, sparse) || null;
  const support = boolean(config.support_material);
  return {
    layer_height_mm: layerHeight,
    first_layer_height_mm: firstLayerHeight,
    line_width_mm: {
      default: width('extrusion_width'),
      first_layer: relative(config.first_layer_extrusion_width, firstLayerHeight) || null,
      outer_wall: width('external_perimeter_extrusion_width'),
      inner_wall: width('perimeter_extrusion_width'),
      top_surface: width('top_infill_extrusion_width'),
      sparse_infill: width('infill_extrusion_width'),
      solid_infill: width('solid_infill_extrusion_width'),
      support: width('support_material_extrusion_width'),
    },
    wall_loops: number(config.perimeters),
    wall_generator: choice(config.perimeter_generator, WALLS),
    seam_position: choice(config.seam_position, SEAMS),
    top_shell_layers: number(config.top_solid_layers),
    bottom_shell_layers: number(config.bottom_solid_layers),
    infill_density_percent: number(config.fill_density),
    infill_pattern: text(config.fill_pattern),
    speed_mm_s: {
      first_layer: relative(config.first_layer_speed, outerWall) || null,
      first_layer_infill: relative(config.first_layer_infill_speed ?? config.first_layer_speed, sparse) || null,
      outer_wall: outerWall,
      inner_wall: innerWall,
      sparse_infill: sparse,
      solid_infill: solid,
      top_surface: relative(config.top_solid_infill_speed, solid) || null,
      bridge: positive(config.bridge_speed),
      gap_infill: positive(config.gap_fill_speed),
      support: positive(config.support_material_speed),
      travel: positive(config.travel_speed),
    },
    acceleration_mm_s2: {
      default: positive(config.default_acceleration),
      first_layer: positive(config.first_layer_acceleration),
      outer_wall: positive(config.external_perimeter_acceleration),
      inner_wall: positive(config.perimeter_acceleration),
      top_surface: positive(config.top_solid_infill_acceleration),
      travel: positive(config.travel_acceleration),
    },
    brim: { type: choice(config.brim_type, BRIMS), width_mm: number(config.brim_width) },
    support: {
      enabled: support === null ? null : support && boolean(config.support_material_auto ?? '1') === true,
      type: choice(config.support_material_style, SUPPORTS),
      threshold_angle_deg: number(config.support_material_threshold),
      top_z_distance_mm: number(config.support_material_contact_distance),
      interface_layers: number(config.support_material_interface_layers),
    },
  };
}
