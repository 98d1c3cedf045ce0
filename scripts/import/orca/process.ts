import { ORCA_ENUMS } from '../../../core/read-settings/enum-values.js';
import type { ProcessValues } from '../../../schemas/generated/source.js';
import { absolute, boolean, choice, number, percentOf, positive, relative, text } from '../values.js';
import type { Config } from './presets.js';

const { seam_position: SEAMS, brim_type: BRIMS, support_style: SUPPORTS, wall_generator: WALLS } = ORCA_ENUMS;

/**
 * The values of an Orca-family process preset, with percentages resolved: line widths are of the nozzle diameter (mm),
 * first-layer speeds of the wall and infill speeds, solid infill of sparse infill, the top surface of solid infill,
 * internal bridges of bridges, travel of travel, small perimeters and overhangs of the outer wall; accelerations of the
 * default one, those of bridges of the outer wall's.
 */
export function processValues(config: Config, nozzle: number | null): ProcessValues {
  const width = (key: string) => relative(config[key], nozzle) || null;
  const outerWall = positive(config.outer_wall_speed);
  const sparse = positive(config.sparse_infill_speed);
  const solid = relative(config.internal_solid_infill_speed, sparse) || null;
  const acceleration = positive(config.default_acceleration);
  const accelerationOf = (key: string) => relative(config[key], acceleration) || null;
  const outerWallAcceleration = accelerationOf('outer_wall_acceleration');
  const bridge = relative(config.bridge_speed, null) || null;
  const support = positive(config.support_speed);
  const travel = positive(config.travel_speed);
  const jerk = (key: string) => positive(config[key]);
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
      bridge,
      gap_infill: positive(config.gap_infill_speed),
      support,
      travel,
      internal_bridge: relative(config.internal_bridge_speed, bridge) || null,
      support_interface: relative(config.support_interface_speed, support) || null,
      small_perimeter: relative(config.small_perimeter_speed, outerWall) || null,
      first_layer_travel: relative(config.initial_layer_travel_speed, travel) || null,
    },
    acceleration_mm_s2: {
      default: acceleration,
      first_layer: positive(config.initial_layer_acceleration),
      outer_wall: outerWallAcceleration,
      inner_wall: accelerationOf('inner_wall_acceleration'),
      top_surface: accelerationOf('top_surface_acceleration'),
      travel: accelerationOf('travel_acceleration'),
      sparse_infill: accelerationOf('sparse_infill_acceleration'),
      solid_infill: accelerationOf('internal_solid_infill_acceleration'),
      bridge: relative(config.bridge_acceleration, outerWallAcceleration) || null,
    },
    brim: {
      type: choice(config.brim_type, BRIMS),
      width_mm: number(config.brim_width),
      gap_mm: number(config.brim_object_gap),
    },
    support: {
      enabled: boolean(config.enable_support),
      type: choice(config.support_type, SUPPORTS),
      threshold_angle_deg: number(config.support_threshold_angle),
      top_z_distance_mm: number(config.support_top_z_distance),
      interface_layers: number(config.support_interface_top_layers),
      on_build_plate_only: boolean(config.support_on_build_plate_only),
      pattern: text(config.support_base_pattern),
      spacing_mm: number(config.support_base_pattern_spacing),
      xy_distance_mm: absolute(config.support_object_xy_distance),
      bottom_z_distance_mm: number(config.support_bottom_z_distance),
      bottom_interface_layers: number(config.support_interface_bottom_layers),
      interface_spacing_mm: number(config.support_interface_spacing),
      interface_pattern: text(config.support_interface_pattern),
    },
    jerk_mm_s: {
      default: jerk('default_jerk'),
      first_layer: jerk('initial_layer_jerk'),
      outer_wall: jerk('outer_wall_jerk'),
      inner_wall: jerk('inner_wall_jerk'),
      top_surface: jerk('top_surface_jerk'),
      sparse_infill: jerk('infill_jerk'),
      travel: jerk('travel_jerk'),
    },
    ...processFeatures(config, nozzle, outerWall),
  };
}

const WALL_ORDERS = {
  'inner wall/outer wall': 'inner_outer',
  'outer wall/inner wall': 'outer_inner',
  'inner-outer-inner wall': 'inner_outer_inner',
} as const;
/** The key of older presets, which includes the order of infill. */
const WALL_INFILL_ORDERS = {
  'inner wall/outer wall/infill': 'inner_outer',
  'infill/inner wall/outer wall': 'inner_outer',
  'outer wall/inner wall/infill': 'outer_inner',
  'infill/outer wall/inner wall': 'outer_inner',
  'inner-outer-inner wall/infill': 'inner_outer_inner',
} as const;
const SCARFS = { none: 'none', external: 'external', all: 'all' } as const;
const IRONINGS = { 'no ironing': 'none', top: 'top', topmost: 'topmost', solid: 'solid' } as const;
const SEQUENCES = { 'by layer': 'by_layer', 'by object': 'by_object' } as const;
/** Bambu Studio selects the surfaces; OrcaSlicer has a switch. */
const ONE_WALL = { 'not apply': 'no', 'all top': 'yes', topmost: 'yes' } as const;

/**
 * Features of an Orca-family process preset other than widths, speeds and accelerations. Percentages: overhang speeds
 * are of the outer wall's (mm/s), the minimum wall width and feature size and the seam gap of the nozzle diameter (mm).
 */
function processFeatures(config: Config, nozzle: number | null, outerWall: number | null) {
  const overhang = (step: number) => relative(config[`overhang_${step}_4_speed`], outerWall) || null;
  const oneWall = choice(config.top_one_wall_type, ONE_WALL);
  return {
    flow_ratio: {
      first_layer: positive(config.first_layer_flow_ratio ?? config.initial_layer_flow_ratio),
      top_surface: positive(config.top_solid_infill_flow_ratio),
      bottom_surface: positive(config.bottom_solid_infill_flow_ratio),
      bridge: positive(config.bridge_flow),
      internal_bridge: positive(config.internal_bridge_flow),
    },
    overhang: {
      slow_down: boolean(config.enable_overhang_speed),
      speed_mm_s: { quarter: overhang(1), half: overhang(2), three_quarters: overhang(3), full: overhang(4) },
      slow_down_curled: boolean(config.slowdown_for_curled_perimeters),
    },
    small_perimeter_threshold_mm: number(config.small_perimeter_threshold),
    top_surface_pattern: text(config.top_surface_pattern),
    bottom_surface_pattern: text(config.bottom_surface_pattern),
    solid_infill_pattern: text(config.internal_solid_infill_pattern),
    top_shell_thickness_mm: number(config.top_shell_thickness),
    bottom_shell_thickness_mm: number(config.bottom_shell_thickness),
    infill_wall_overlap_percent: number(config.infill_wall_overlap),
    wall_order: choice(config.wall_sequence, WALL_ORDERS) ?? choice(config.wall_infill_order, WALL_INFILL_ORDERS),
    only_one_wall_top: oneWall === null ? boolean(config.only_one_wall_top) : oneWall === 'yes',
    only_one_wall_first_layer: boolean(config.only_one_wall_first_layer),
    detect_thin_walls: boolean(config.detect_thin_wall),
    precise_outer_wall: boolean(config.precise_outer_wall),
    min_wall_width_mm: percentOf(config.min_bead_width, nozzle),
    min_feature_size_mm: percentOf(config.min_feature_size, nozzle),
    thick_bridges: boolean(config.thick_bridges),
    thick_internal_bridges: boolean(config.thick_internal_bridges),
    avoid_crossing_walls: boolean(config.reduce_crossing_wall),
    elephant_foot_compensation_mm: number(config.elefant_foot_compensation),
    xy_contour_compensation_mm: number(config.xy_contour_compensation),
    xy_hole_compensation_mm: number(config.xy_hole_compensation),
    seam: { gap_mm: relative(config.seam_gap, nozzle), scarf: choice(config.seam_slope_type, SCARFS) },
    extrusion_rate_smoothing_mm3_s2: positive(config.max_volumetric_extrusion_rate_slope),
    resolution_mm: number(config.resolution),
    arc_fitting: boolean(config.enable_arc_fitting),
    ironing: {
      type: choice(config.ironing_type, IRONINGS),
      speed_mm_s: absolute(config.ironing_speed),
      flow_percent: number(config.ironing_flow),
      spacing_mm: number(config.ironing_spacing),
    },
    skirt: {
      loops: number(config.skirt_loops),
      distance_mm: number(config.skirt_distance),
      height_layers: number(config.skirt_height),
    },
    raft: { layers: number(config.raft_layers), contact_distance_mm: number(config.raft_contact_distance) },
    prime_tower: boolean(config.enable_prime_tower),
    spiral_vase: boolean(config.spiral_mode),
    print_sequence: choice(config.print_sequence, SEQUENCES),
  } satisfies ProcessValues;
}
