import type { ProcessValues } from '../../../schemas/generated/source.js';
import { boolean, choice, number, positive, relative, text } from '../values.js';
import type { Config } from './presets.js';

const SEAMS = {
  nearest: 'nearest',
  aligned: 'aligned',
  aligned_back: 'aligned_back',
  back: 'back',
  random: 'random',
} as const;
const BRIMS = {
  auto_brim: 'auto',
  outer_only: 'outer',
  inner_only: 'inner',
  outer_and_inner: 'outer_and_inner',
  no_brim: 'none',
  painted: 'painted',
  brim_ears: 'painted',
} as const;
const SUPPORTS = {
  'normal(auto)': 'normal',
  'normal(manual)': 'normal',
  'tree(auto)': 'tree',
  'tree(manual)': 'tree',
} as const;
const WALLS = { classic: 'classic', arachne: 'arachne' } as const;

/**
 * What a process preset of the Orca family sets, percentages resolved: line widths are of the nozzle
 * diameter (mm), first-layer speeds of the wall and infill speeds, solid infill of sparse infill, the
 * top surface of solid infill, accelerations of the default one.
 */
export function processValues(config: Config, nozzle: number | null): ProcessValues {
  const width = (key: string) => relative(config[key], nozzle) || null;
  const outerWall = positive(config.outer_wall_speed);
  const sparse = positive(config.sparse_infill_speed);
  const solid = relative(config.internal_solid_infill_speed, sparse) || null;
  const acceleration = positive(config.default_acceleration);
  const accelerationOf = (key: string) => relative(config[key], acceleration) || null;
  return {
    layer_height_mm: positive(config.layer_height),
    first_layer_height_mm: positive(config.initial_layer_print_height),
    line_width_mm: {
      default: width('line_width'),
      first_layer: width('initial_layer_line_width'),
      outer_wall: width('outer_wall_line_width'),
      inner_wall: width('inner_wall_line_width'),
      top_surface: width('top_surface_line_width'),
      sparse_infill: width('sparse_infill_line_width'),
      solid_infill: width('internal_solid_infill_line_width'),
      support: width('support_line_width'),
    },
    wall_loops: number(config.wall_loops),
    wall_generator: choice(config.wall_generator, WALLS),
    seam_position: choice(config.seam_position, SEAMS),
    top_shell_layers: number(config.top_shell_layers),
    bottom_shell_layers: number(config.bottom_shell_layers),
    infill_density_percent: number(config.sparse_infill_density),
    infill_pattern: text(config.sparse_infill_pattern),
    speed_mm_s: {
      first_layer: relative(config.initial_layer_speed, outerWall) || null,
      first_layer_infill: relative(config.initial_layer_infill_speed, sparse) || null,
      outer_wall: outerWall,
      inner_wall: positive(config.inner_wall_speed),
      sparse_infill: sparse,
      solid_infill: solid,
      top_surface: relative(config.top_surface_speed, solid) || null,
      bridge: relative(config.bridge_speed, null) || null,
      gap_infill: positive(config.gap_infill_speed),
      support: positive(config.support_speed),
      travel: positive(config.travel_speed),
    },
    acceleration_mm_s2: {
      default: acceleration,
      first_layer: positive(config.initial_layer_acceleration),
      outer_wall: accelerationOf('outer_wall_acceleration'),
      inner_wall: accelerationOf('inner_wall_acceleration'),
      top_surface: accelerationOf('top_surface_acceleration'),
      travel: accelerationOf('travel_acceleration'),
    },
    brim: { type: choice(config.brim_type, BRIMS), width_mm: number(config.brim_width) },
    support: {
      enabled: boolean(config.enable_support),
      type: choice(config.support_type, SUPPORTS),
      threshold_angle_deg: number(config.support_threshold_angle),
      top_z_distance_mm: number(config.support_top_z_distance),
      interface_layers: number(config.support_interface_top_layers),
    },
  };
}
