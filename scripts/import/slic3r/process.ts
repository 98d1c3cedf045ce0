import type { ProcessValues } from '../../../schemas/generated/source.js';
import { boolean, choice, isPercent, number, percentOf, positive, round, text } from '../values.js';
import { type Config, type Family, type Field, part, readerOf, share, word } from './fields.js';

/** The key of older presets of Orca's family, which includes the order of infill. */
const WALL_INFILL_ORDERS = {
  'inner wall/outer wall/infill': 'inner_outer',
  'infill/inner wall/outer wall': 'inner_outer',
  'outer wall/inner wall/infill': 'outer_inner',
  'infill/outer wall/inner wall': 'outer_inner',
  'inner-outer-inner wall/infill': 'inner_outer_inner',
} as const;
/** Bambu Studio selects the surfaces, as PrusaSlicer does; OrcaSlicer has a switch. */
const ONE_WALL = { 'not apply': false, none: false, 'all top': true, top: true, topmost: true };
const ARCS = { disabled: false, emit_center: true };

/** What percentages are of. */
const NOZZLE = 'nozzle';
const LAYER = 'layer_height_mm';
const OUTER_WIDTH = 'line_width_mm.outer_wall';
const OUTER = 'speed_mm_s.outer_wall';
const INNER = 'speed_mm_s.inner_wall';
const SPARSE = 'speed_mm_s.sparse_infill';
const SOLID = 'speed_mm_s.solid_infill';
const SUPPORT = 'speed_mm_s.support';
const DEFAULT = 'acceleration_mm_s2.default';
const OUTER_ACCELERATION = 'acceleration_mm_s2.outer_wall';

/**
 * The fields of a process preset. PrusaSlicer's overhang steps count the overlap with the layer below, not the free
 * overhang; its one XY compensation also moves the edges of holes.
 */
const FIELDS: readonly Field[] = [
  ['layer_height_mm', positive, 'layer_height', 'layer_height'],
  ['first_layer_height_mm', share, 'initial_layer_print_height', ['first_layer_height', LAYER]],
  ['line_width_mm.default', share, ['line_width', NOZZLE], ['extrusion_width', LAYER]],
  ['line_width_mm.first_layer', share, 'initial_layer_line_width', null, NOZZLE],
  ['line_width_mm.first_layer', share, null, 'first_layer_extrusion_width', 'first_layer_height_mm'],
  ['line_width_mm.outer_wall', share, ['outer_wall_line_width', NOZZLE], ['external_perimeter_extrusion_width', LAYER]],
  ['line_width_mm.inner_wall', share, ['inner_wall_line_width', NOZZLE], ['perimeter_extrusion_width', LAYER]],
  ['line_width_mm.top_surface', share, ['top_surface_line_width', NOZZLE], ['top_infill_extrusion_width', LAYER]],
  ['line_width_mm.sparse_infill', share, ['sparse_infill_line_width', NOZZLE], ['infill_extrusion_width', LAYER]],
  ['line_width_mm.solid_infill', share, 'internal_solid_infill_line_width', null, NOZZLE],
  ['line_width_mm.solid_infill', share, null, 'solid_infill_extrusion_width', LAYER],
  ['line_width_mm.support', share, ['support_line_width', NOZZLE], ['support_material_extrusion_width', LAYER]],
  ['wall_loops', number, 'wall_loops', 'perimeters'],
  ['wall_generator', word('wall_generator'), 'wall_generator', 'perimeter_generator'],
  ['seam_position', word('seam_position'), 'seam_position', 'seam_position'],
  ['top_shell_layers', number, 'top_shell_layers', 'top_solid_layers'],
  ['bottom_shell_layers', number, 'bottom_shell_layers', 'bottom_solid_layers'],
  ['infill_density_percent', number, 'sparse_infill_density', 'fill_density'],
  ['infill_pattern', text, 'sparse_infill_pattern', 'fill_pattern'],
  ['speed_mm_s.first_layer', share, 'initial_layer_speed', 'first_layer_speed', OUTER],
  ['speed_mm_s.first_layer_infill', share, 'initial_layer_infill_speed', null, SPARSE],
  ['speed_mm_s.first_layer_infill', share, null, 'first_layer_infill_speed|first_layer_speed', SPARSE],
  [OUTER, share, 'outer_wall_speed', ['external_perimeter_speed', INNER]],
  [INNER, positive, 'inner_wall_speed', 'perimeter_speed'],
  [SPARSE, positive, 'sparse_infill_speed', 'infill_speed'],
  [SOLID, share, 'internal_solid_infill_speed', 'solid_infill_speed', SPARSE],
  ['speed_mm_s.top_surface', share, 'top_surface_speed', 'top_solid_infill_speed', SOLID],
  ['speed_mm_s.bridge', share, 'bridge_speed', 'bridge_speed'],
  ['speed_mm_s.gap_infill', positive, 'gap_infill_speed', 'gap_fill_speed'],
  [SUPPORT, positive, 'support_speed', 'support_material_speed'],
  ['speed_mm_s.travel', positive, 'travel_speed', 'travel_speed'],
  ['speed_mm_s.internal_bridge', share, 'internal_bridge_speed', null, 'speed_mm_s.bridge'],
  ['speed_mm_s.support_interface', share, 'support_interface_speed', 'support_material_interface_speed', SUPPORT],
  ['speed_mm_s.small_perimeter', share, ['small_perimeter_speed', OUTER], ['small_perimeter_speed', INNER]],
  ['speed_mm_s.first_layer_travel', share, 'initial_layer_travel_speed', null, 'speed_mm_s.travel'],
  [DEFAULT, positive, 'default_acceleration', 'default_acceleration'],
  ['acceleration_mm_s2.first_layer', positive, 'initial_layer_acceleration', 'first_layer_acceleration'],
  [OUTER_ACCELERATION, share, 'outer_wall_acceleration', 'external_perimeter_acceleration', DEFAULT],
  ['acceleration_mm_s2.inner_wall', share, 'inner_wall_acceleration', 'perimeter_acceleration', DEFAULT],
  ['acceleration_mm_s2.top_surface', share, 'top_surface_acceleration', 'top_solid_infill_acceleration', DEFAULT],
  ['acceleration_mm_s2.travel', share, 'travel_acceleration', 'travel_acceleration', DEFAULT],
  ['acceleration_mm_s2.sparse_infill', share, 'sparse_infill_acceleration', 'infill_acceleration', DEFAULT],
  ['acceleration_mm_s2.solid_infill', share, 'internal_solid_infill_acceleration', null, DEFAULT],
  ['acceleration_mm_s2.solid_infill', share, null, 'solid_infill_acceleration', DEFAULT],
  ['acceleration_mm_s2.bridge', share, 'bridge_acceleration', 'bridge_acceleration', OUTER_ACCELERATION],
  ['brim.type', word('brim_type'), 'brim_type', 'brim_type'],
  ['brim.width_mm', number, 'brim_width', 'brim_width'],
  ['brim.gap_mm', number, 'brim_object_gap', 'brim_separation'],
  ['support.enabled', boolean, 'enable_support', null],
  [
    'support.enabled',
    (raw, { config }) => boolean(raw) && boolean(config.support_material_auto ?? '1') === true,
    null,
    'support_material',
  ],
  ['support.type', word('support_style'), 'support_type', 'support_material_style'],
  ['support.threshold_angle_deg', number, 'support_threshold_angle', 'support_material_threshold'],
  ['support.top_z_distance_mm', number, 'support_top_z_distance', 'support_material_contact_distance'],
  ['support.interface_layers', number, 'support_interface_top_layers', 'support_material_interface_layers'],
  ['support.on_build_plate_only', boolean, 'support_on_build_plate_only', 'support_material_buildplate_only'],
  ['support.pattern', text, 'support_base_pattern', 'support_material_pattern'],
  ['support.spacing_mm', number, 'support_base_pattern_spacing', 'support_material_spacing'],
  ['support.xy_distance_mm', part, 'support_object_xy_distance', ['support_material_xy_spacing', OUTER_WIDTH]],
  ['support.bottom_z_distance_mm', number, 'support_bottom_z_distance', 'support_material_bottom_contact_distance'],
  ['support.bottom_interface_layers', number, 'support_interface_bottom_layers', null],
  ['support.bottom_interface_layers', number, null, 'support_material_bottom_interface_layers'],
  ['support.interface_spacing_mm', number, 'support_interface_spacing', 'support_material_interface_spacing'],
  ['support.interface_pattern', text, 'support_interface_pattern', 'support_material_interface_pattern'],
  ['jerk_mm_s.default', positive, 'default_jerk', null],
  ['jerk_mm_s.first_layer', positive, 'initial_layer_jerk', null],
  ['jerk_mm_s.outer_wall', positive, 'outer_wall_jerk', null],
  ['jerk_mm_s.inner_wall', positive, 'inner_wall_jerk', null],
  ['jerk_mm_s.top_surface', positive, 'top_surface_jerk', null],
  ['jerk_mm_s.sparse_infill', positive, 'infill_jerk', null],
  ['jerk_mm_s.travel', positive, 'travel_jerk', null],
  ['flow_ratio.first_layer', positive, 'first_layer_flow_ratio|initial_layer_flow_ratio', null],
  ['flow_ratio.top_surface', positive, 'top_solid_infill_flow_ratio', null],
  ['flow_ratio.bottom_surface', positive, 'bottom_solid_infill_flow_ratio', null],
  ['flow_ratio.bridge', positive, 'bridge_flow', 'bridge_flow_ratio'],
  ['flow_ratio.internal_bridge', positive, 'internal_bridge_flow', null],
  ['overhang.slow_down', boolean, 'enable_overhang_speed', 'enable_dynamic_overhang_speeds'],
  ['overhang.speed_mm_s.quarter', share, 'overhang_1_4_speed', 'overhang_speed_3', OUTER],
  ['overhang.speed_mm_s.half', share, 'overhang_2_4_speed', 'overhang_speed_2', OUTER],
  ['overhang.speed_mm_s.three_quarters', share, 'overhang_3_4_speed', 'overhang_speed_1', OUTER],
  ['overhang.speed_mm_s.full', share, 'overhang_4_4_speed', 'overhang_speed_0', OUTER],
  ['overhang.slow_down_curled', boolean, 'slowdown_for_curled_perimeters', null],
  ['small_perimeter_threshold_mm', number, 'small_perimeter_threshold', null],
  ['top_surface_pattern', text, 'top_surface_pattern', 'top_fill_pattern'],
  ['bottom_surface_pattern', text, 'bottom_surface_pattern', 'bottom_fill_pattern'],
  ['solid_infill_pattern', text, 'internal_solid_infill_pattern', null],
  ['top_shell_thickness_mm', number, 'top_shell_thickness', 'top_solid_min_thickness'],
  ['bottom_shell_thickness_mm', number, 'bottom_shell_thickness', 'bottom_solid_min_thickness'],
  ['infill_wall_overlap_percent', number, 'infill_wall_overlap', null],
  [
    'infill_wall_overlap_percent',
    (raw, { base }) => {
      const value = number(raw);
      return isPercent(raw) || value === null ? value : base && round((value / base) * 100, 2);
    },
    null,
    'infill_overlap',
    'line_width_mm.inner_wall',
  ],
  [
    'wall_order',
    (raw, context) => word('wall_order')(raw, context) ?? choice(context.config.wall_infill_order, WALL_INFILL_ORDERS),
    'wall_sequence',
    null,
  ],
  ['wall_order', word('wall_order'), null, 'external_perimeters_first'],
  [
    'only_one_wall_top',
    (raw, { config }) => choice(raw, ONE_WALL) ?? boolean(config.only_one_wall_top),
    'top_one_wall_type',
    'top_one_perimeter_type',
  ],
  ['only_one_wall_first_layer', boolean, 'only_one_wall_first_layer', 'only_one_perimeter_first_layer'],
  ['detect_thin_walls', boolean, 'detect_thin_wall', 'thin_walls'],
  ['precise_outer_wall', boolean, 'precise_outer_wall', null],
  ['min_wall_width_mm', (raw, { base }) => percentOf(raw, base), 'min_bead_width', null, NOZZLE],
  ['min_wall_width_mm', part, null, 'min_bead_width', NOZZLE],
  ['min_feature_size_mm', (raw, { base }) => percentOf(raw, base), 'min_feature_size', null, NOZZLE],
  ['min_feature_size_mm', part, null, 'min_feature_size', NOZZLE],
  ['thick_bridges', boolean, 'thick_bridges', 'thick_bridges'],
  ['thick_internal_bridges', boolean, 'thick_internal_bridges', null],
  ['avoid_crossing_walls', boolean, 'reduce_crossing_wall', 'avoid_crossing_perimeters'],
  ['elephant_foot_compensation_mm', number, 'elefant_foot_compensation', 'elefant_foot_compensation'],
  ['xy_contour_compensation_mm', number, 'xy_contour_compensation', 'xy_size_compensation'],
  ['xy_hole_compensation_mm', number, 'xy_hole_compensation', null],
  ['xy_hole_compensation_mm', (_, { base }) => base && 0 - base, null, '', 'xy_contour_compensation_mm'],
  ['seam.gap_mm', part, 'seam_gap', 'seam_gap_distance', NOZZLE],
  ['seam.scarf', word('scarf_seam'), 'seam_slope_type', 'scarf_seam_placement'],
  ['extrusion_rate_smoothing_mm3_s2', positive, 'max_volumetric_extrusion_rate_slope', null],
  ['extrusion_rate_smoothing_mm3_s2', positive, null, 'max_volumetric_extrusion_rate_slope_positive'],
  ['resolution_mm', number, 'resolution', 'resolution'],
  ['arc_fitting', boolean, 'enable_arc_fitting', null],
  ['arc_fitting', (raw) => choice(raw, ARCS), null, 'arc_fitting'],
  ['ironing.type', word('ironing'), 'ironing_type', null],
  [
    'ironing.type',
    (raw, context) =>
      boolean(raw) === false ? 'none' : boolean(raw) && word('ironing')(context.config.ironing_type, context),
    null,
    'ironing',
  ],
  ['ironing.speed_mm_s', part, 'ironing_speed', null],
  ['ironing.speed_mm_s', positive, null, 'ironing_speed'],
  ['ironing.flow_percent', number, 'ironing_flow', 'ironing_flowrate'],
  ['ironing.spacing_mm', number, 'ironing_spacing', 'ironing_spacing'],
  ['skirt.loops', number, 'skirt_loops', 'skirts'],
  ['skirt.distance_mm', number, 'skirt_distance', 'skirt_distance'],
  ['skirt.height_layers', number, 'skirt_height', 'skirt_height'],
  ['raft.layers', number, 'raft_layers', 'raft_layers'],
  ['raft.contact_distance_mm', number, 'raft_contact_distance', 'raft_contact_distance'],
  ['prime_tower', boolean, 'enable_prime_tower', 'wipe_tower'],
  ['spiral_vase', boolean, 'spiral_mode', 'spiral_vase'],
  ['print_sequence', word('print_sequence'), 'print_sequence', 'complete_objects'],
];

const readProcess = readerOf<ProcessValues>(FIELDS);

/**
 * The values of a process preset, with percentages resolved.
 *
 * @param nozzle diameter, mm; null if unknown
 */
export function processValues(family: Family, config: Config, nozzle: number | null): ProcessValues {
  return readProcess(family, config, { nozzle });
}
