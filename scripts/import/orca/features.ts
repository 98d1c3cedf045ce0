import type { ProcessValues } from '../../../schemas/generated/source.js';
import { absolute, boolean, choice, number, percentOf, positive, relative, text } from '../values.js';
import type { Config } from './preset.js';

const WALL_ORDERS = {
  'inner wall/outer wall': 'inner_outer',
  'outer wall/inner wall': 'outer_inner',
  'inner-outer-inner wall': 'inner_outer_inner',
} as const;
/** The key of older presets, which orders infill too. */
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
/** Bambu Studio names which surfaces; OrcaSlicer has a switch. */
const ONE_WALL = { 'not apply': 'no', 'all top': 'yes', topmost: 'yes' } as const;

/**
 * What a process preset of the Orca family says of single features, beyond widths, speeds and accelerations.
 * Percentages: overhang speeds are of the outer wall's (mm/s), the least wall width and feature size and the
 * seam gap of the nozzle diameter (mm).
 */
export function processFeatures(config: Config, nozzle: number | null, outerWall: number | null) {
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
