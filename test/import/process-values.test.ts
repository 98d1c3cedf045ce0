import { describe, expect, it } from 'vitest';
import { processValues } from '../../scripts/import/slic3r/process.js';
import type { Raw } from '../../scripts/import/values.js';
import { at, type JsonObject } from '../../scripts/shared/tree.js';

/** A setting of a preset, and the record field that it is read into. */
type Row = readonly [key: string, raw: Raw, field: string, value: string | number | boolean | null];

const ORCA: readonly Row[] = [
  ['layer_height', '0.2', 'layer_height_mm', 0.2],
  ['initial_layer_print_height', '0.25', 'first_layer_height_mm', 0.25],
  ['line_width', '110%', 'line_width_mm.default', 0.44], // of the nozzle
  ['initial_layer_line_width', '0.5', 'line_width_mm.first_layer', 0.5],
  ['top_surface_line_width', '0', 'line_width_mm.top_surface', null], // 0: the slicer's choice
  ['outer_wall_speed', ['200'], 'speed_mm_s.outer_wall', 200],
  ['inner_wall_speed', ['300'], 'speed_mm_s.inner_wall', 300],
  ['sparse_infill_speed', ['250'], 'speed_mm_s.sparse_infill', 250],
  ['initial_layer_speed', ['50%'], 'speed_mm_s.first_layer', 100], // of the outer wall
  ['initial_layer_infill_speed', ['40%'], 'speed_mm_s.first_layer_infill', 100], // of the infill
  ['internal_solid_infill_speed', ['80%'], 'speed_mm_s.solid_infill', 200], // of the infill
  ['top_surface_speed', ['50%'], 'speed_mm_s.top_surface', 100], // of the solid infill
  ['gap_infill_speed', undefined, 'speed_mm_s.gap_infill', null],
  ['default_acceleration', ['10000'], 'acceleration_mm_s2.default', 10000],
  ['outer_wall_acceleration', ['50%'], 'acceleration_mm_s2.outer_wall', 5000], // of the default
  ['travel_acceleration', ['12000'], 'acceleration_mm_s2.travel', 12000],
  ['bridge_acceleration', ['50%'], 'acceleration_mm_s2.bridge', 2500], // of the outer wall
  ['bridge_speed', ['40'], 'speed_mm_s.bridge', 40],
  ['internal_bridge_speed', '150%', 'speed_mm_s.internal_bridge', 60], // of bridges
  ['travel_speed', ['500'], 'speed_mm_s.travel', 500],
  ['initial_layer_travel_speed', '60%', 'speed_mm_s.first_layer_travel', 300], // of travel
  ['small_perimeter_speed', ['25%'], 'speed_mm_s.small_perimeter', 50], // of the outer wall
  ['small_perimeter_threshold', ['4'], 'small_perimeter_threshold_mm', 4],
  ['enable_overhang_speed', ['1', '0'], 'overhang.slow_down', true],
  ['overhang_1_4_speed', ['0'], 'overhang.speed_mm_s.quarter', null], // not slowed down
  ['overhang_2_4_speed', ['50%'], 'overhang.speed_mm_s.half', 100], // of the outer wall
  ['overhang_4_4_speed', ['10'], 'overhang.speed_mm_s.full', 10],
  ['default_jerk', '9', 'jerk_mm_s.default', 9],
  ['travel_jerk', '0', 'jerk_mm_s.travel', null], // left to the firmware
  ['bridge_flow', '0.85', 'flow_ratio.bridge', 0.85],
  ['initial_layer_flow_ratio', '1.1', 'flow_ratio.first_layer', 1.1],
  ['elefant_foot_compensation', '0.15', 'elephant_foot_compensation_mm', 0.15],
  ['xy_hole_compensation', '-0.05', 'xy_hole_compensation_mm', -0.05],
  ['infill_wall_overlap', '20', 'infill_wall_overlap_percent', 20], // a percentage without its sign
  ['wall_infill_order', 'outer wall/inner wall/infill', 'wall_order', 'inner_outer_inner'], // older than the next
  ['wall_sequence', 'inner-outer-inner wall', 'wall_order', 'inner_outer_inner'],
  ['only_one_wall_top', '1', 'only_one_wall_top', true],
  ['min_bead_width', '85', 'min_wall_width_mm', 0.34], // per cent of the nozzle
  ['seam_gap', '10%', 'seam.gap_mm', 0.04], // of the nozzle
  ['seam_slope_type', 'external', 'seam.scarf', 'external'],
  ['seam_position', 'back', 'seam_position', 'back'],
  ['support_object_xy_distance', '60%', 'support.xy_distance_mm', null], // of an unknown setting
  ['support_base_pattern_spacing', '2.5', 'support.spacing_mm', 2.5],
  ['enable_support', '0', 'support.enabled', false],
  ['ironing_type', 'no ironing', 'ironing.type', 'none'],
  ['skirt_loops', '2', 'skirt.loops', 2],
  ['raft_layers', '0', 'raft.layers', 0],
  ['print_sequence', 'by object', 'print_sequence', 'by_object'],
  ['top_surface_pattern', 'monotonicline', 'top_surface_pattern', 'monotonicline'],
  ['wall_loops', '3', 'wall_loops', 3],
  ['sparse_infill_density', '15%', 'infill_density_percent', 15],
  ['sparse_infill_pattern', 'gyroid', 'infill_pattern', 'gyroid'],
  ['brim_type', 'auto_brim', 'brim.type', 'auto'],
];

/** Its overhang steps count the overlap with the layer below, and its XY compensation moves holes too. */
const PRUSA: readonly Row[] = [
  ['layer_height', '0.2', 'layer_height_mm', 0.2],
  ['first_layer_height', '150%', 'first_layer_height_mm', 0.3], // of the layers
  ['extrusion_width', '0', 'line_width_mm.default', null],
  ['perimeter_extrusion_width', '0.45', 'line_width_mm.inner_wall', 0.45],
  ['external_perimeter_extrusion_width', '225%', 'line_width_mm.outer_wall', 0.45], // of the layers
  ['first_layer_extrusion_width', '200%', 'line_width_mm.first_layer', 0.6], // of the first layer
  ['perimeters', '2', 'wall_loops', 2],
  ['perimeter_generator', 'arachne', 'wall_generator', 'arachne'],
  ['seam_position', 'rear', 'seam_position', 'back'],
  ['fill_density', '15%', 'infill_density_percent', 15],
  ['fill_pattern', 'grid', 'infill_pattern', 'grid'],
  ['perimeter_speed', '100', 'speed_mm_s.inner_wall', 100],
  ['external_perimeter_speed', '50%', 'speed_mm_s.outer_wall', 50], // of the inner walls
  ['infill_speed', '150', 'speed_mm_s.sparse_infill', 150],
  ['solid_infill_speed', '80%', 'speed_mm_s.solid_infill', 120], // of the infill
  ['top_solid_infill_speed', '50%', 'speed_mm_s.top_surface', 60], // of the solid infill
  ['first_layer_speed', '40%', 'speed_mm_s.first_layer', 20], // of the outer wall
  ['first_layer_speed', '40%', 'speed_mm_s.first_layer_infill', 60], // of the infill
  ['bridge_speed', '30', 'speed_mm_s.bridge', 30],
  ['default_acceleration', '1000', 'acceleration_mm_s2.default', 1000],
  ['first_layer_acceleration', '0', 'acceleration_mm_s2.first_layer', null],
  ['bridge_flow_ratio', '0.95', 'flow_ratio.bridge', 0.95],
  ['small_perimeter_speed', '25%', 'speed_mm_s.small_perimeter', 25], // of the inner walls
  ['support_material_speed', '60', 'speed_mm_s.support', 60],
  ['support_material_interface_speed', '50%', 'speed_mm_s.support_interface', 30], // of supports
  ['support_material', '1', 'support.enabled', false],
  ['support_material_auto', '0', 'support.enabled', false],
  ['support_material_style', 'organic', 'support.type', 'organic'],
  ['support_material_xy_spacing', '60%', 'support.xy_distance_mm', 0.27], // of the outer wall
  ['support_material_bottom_contact_distance', '0', 'support.bottom_z_distance_mm', 0],
  ['enable_dynamic_overhang_speeds', '1', 'overhang.slow_down', true],
  ['overhang_speed_0', '15', 'overhang.speed_mm_s.full', 15],
  ['overhang_speed_1', '60%', 'overhang.speed_mm_s.three_quarters', 30], // of the outer wall
  ['overhang_speed_2', undefined, 'overhang.speed_mm_s.half', null],
  ['overhang_speed_3', '0', 'overhang.speed_mm_s.quarter', null],
  ['infill_overlap', '0.09', 'infill_wall_overlap_percent', 20], // of the inner walls
  ['external_perimeters_first', '0', 'wall_order', 'inner_outer'],
  ['top_one_perimeter_type', 'topmost', 'only_one_wall_top', true],
  ['min_bead_width', '85%', 'min_wall_width_mm', 0.34], // of the nozzle
  ['xy_size_compensation', '0.1', 'xy_contour_compensation_mm', 0.1],
  ['xy_size_compensation', '0.1', 'xy_hole_compensation_mm', -0.1],
  ['elefant_foot_compensation', '0.2', 'elephant_foot_compensation_mm', 0.2],
  ['arc_fitting', 'emit_center', 'arc_fitting', true],
  ['ironing', '1', 'ironing.type', 'top'],
  ['ironing_type', 'top', 'ironing.type', 'top'],
  ['ironing_flowrate', '15%', 'ironing.flow_percent', 15],
  ['scarf_seam_placement', 'contours', 'seam.scarf', 'external'],
  ['seam_gap_distance', '15%', 'seam.gap_mm', 0.06], // of the nozzle
  ['complete_objects', '0', 'print_sequence', 'by_layer'],
  ['max_volumetric_extrusion_rate_slope_positive', '0', 'extrusion_rate_smoothing_mm3_s2', null], // off
  ['brim_type', 'no_brim', 'brim.type', 'none'],
  ['brim_width', '0', 'brim.width_mm', 0],
];

describe.each([
  ['orca', ORCA],
  ['prusa', PRUSA],
] as const)('a process preset of the family %s', (family, rows) => {
  const config = Object.fromEntries(rows.map(([key, raw]) => [key, raw]));
  const values = processValues(family, config as never, 0.4) as JsonObject;

  it.each(rows)('reads %s %j as %s: %j', (_, __, field, value) => {
    expect(at(values, field) ?? null).toBe(value);
  });
});

describe('a process preset', () => {
  it.each<[config: object, field: string, value: unknown]>([
    [{ wall_infill_order: 'infill/outer wall/inner wall' }, 'wall_order', 'outer_inner'],
    [{ top_one_wall_type: 'topmost' }, 'only_one_wall_top', true],
    [{ top_one_wall_type: 'not apply', only_one_wall_top: '1' }, 'only_one_wall_top', false],
  ])('may have the keys of another version: %j', (config, field, value) => {
    expect(at(processValues('orca', config as never, 0.4), field)).toBe(value);
  });
});
