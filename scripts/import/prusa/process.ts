import { PRUSA_ENUMS } from '../../../core/read-settings/enum-values.js';
import type { ProcessValues } from '../../../schemas/generated/source.js';
import type { Section } from '../ini.js';
import { boolean, choice, isPercent, number, positive, type Raw, relative, round, text } from '../values.js';

const { seam_position: SEAMS, brim_type: BRIMS, support_style: SUPPORTS, wall_generator: WALLS } = PRUSA_ENUMS;

/**
 * The values of a PrusaSlicer print preset, with percentages resolved: widths are of the layer height, the first
 * layer's of the first layer height, the outer wall's and small perimeters' speed of the inner walls', solid infill of
 * infill, the support interface's of support, its distance of the outer wall's width.
 *
 * @param nozzle diameter, mm
 */
export function processValues(config: Section, nozzle: number | null): ProcessValues {
  const layerHeight = positive(config.layer_height);
  const firstLayerHeight = relative(config.first_layer_height, layerHeight) || null;
  const width = (key: string) => relative(config[key], layerHeight) || null;
  const innerWall = positive(config.perimeter_speed);
  const outerWall = relative(config.external_perimeter_speed, innerWall) || null;
  const sparse = positive(config.infill_speed);
  const solid = relative(config.solid_infill_speed, sparse) || null;
  const support = boolean(config.support_material);
  const supportSpeed = positive(config.support_material_speed);
  const widths = {
    default: width('extrusion_width'),
    first_layer: relative(config.first_layer_extrusion_width, firstLayerHeight) || null,
    outer_wall: width('external_perimeter_extrusion_width'),
    inner_wall: width('perimeter_extrusion_width'),
    top_surface: width('top_infill_extrusion_width'),
    sparse_infill: width('infill_extrusion_width'),
    solid_infill: width('solid_infill_extrusion_width'),
    support: width('support_material_extrusion_width'),
  };
  return {
    layer_height_mm: layerHeight,
    first_layer_height_mm: firstLayerHeight,
    line_width_mm: widths,
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
      support: supportSpeed,
      travel: positive(config.travel_speed),
      support_interface: relative(config.support_material_interface_speed, supportSpeed) || null,
      small_perimeter: relative(config.small_perimeter_speed, innerWall) || null,
    },
    acceleration_mm_s2: {
      default: positive(config.default_acceleration),
      first_layer: positive(config.first_layer_acceleration),
      outer_wall: positive(config.external_perimeter_acceleration),
      inner_wall: positive(config.perimeter_acceleration),
      top_surface: positive(config.top_solid_infill_acceleration),
      travel: positive(config.travel_acceleration),
      sparse_infill: positive(config.infill_acceleration),
      solid_infill: positive(config.solid_infill_acceleration),
      bridge: positive(config.bridge_acceleration),
    },
    brim: {
      type: choice(config.brim_type, BRIMS),
      width_mm: number(config.brim_width),
      gap_mm: number(config.brim_separation),
    },
    support: {
      enabled: support === null ? null : support && boolean(config.support_material_auto ?? '1') === true,
      type: choice(config.support_material_style, SUPPORTS),
      threshold_angle_deg: number(config.support_material_threshold),
      top_z_distance_mm: number(config.support_material_contact_distance),
      interface_layers: number(config.support_material_interface_layers),
      on_build_plate_only: boolean(config.support_material_buildplate_only),
      pattern: text(config.support_material_pattern),
      spacing_mm: number(config.support_material_spacing),
      xy_distance_mm: relative(config.support_material_xy_spacing, widths.outer_wall),
      bottom_z_distance_mm: number(config.support_material_bottom_contact_distance),
      bottom_interface_layers: number(config.support_material_bottom_interface_layers),
      interface_spacing_mm: number(config.support_material_interface_spacing),
      interface_pattern: text(config.support_material_interface_pattern),
    },
    ...processFeatures(config, nozzle, outerWall, widths.inner_wall),
  };
}

const SCARFS = { nowhere: 'none', contours: 'external', everywhere: 'all' } as const;
const IRONINGS = { top: 'top', topmost: 'topmost', solid: 'solid' } as const;
const ARCS = { disabled: 'no', emit_center: 'yes' } as const;
const ONE_WALL = { none: 'no', top: 'yes', topmost: 'yes' } as const;

/** A value that PrusaSlicer gives in millimetres or per cent of `base` (mm), in per cent. */
function inPercent(raw: Raw, base: number | null): number | null {
  const value = number(raw);
  if (value === null || isPercent(raw)) return value;
  return base === null ? null : round((value / base) * 100, 2);
}

function isYes(value: 'yes' | 'no' | null): boolean | null {
  return value === null ? null : value === 'yes';
}

/**
 * Features of a PrusaSlicer print preset other than widths, speeds and accelerations. Percentages: overhang speeds are
 * of the outer wall's (mm/s), the minimum wall width and feature size and the seam gap of the nozzle diameter (mm). Its
 * overhang steps count the overlap with the layer below, not the free overhang; its one XY compensation also moves the
 * edges of holes.
 */
function processFeatures(config: Section, nozzle: number | null, outerWall: number | null, innerWidth: number | null) {
  const overhang = (step: number) => relative(config[`overhang_speed_${step}`], outerWall) || null;
  const outerFirst = boolean(config.external_perimeters_first);
  const ironing = boolean(config.ironing);
  const xy = number(config.xy_size_compensation);
  const oneByOne = boolean(config.complete_objects);
  return {
    flow_ratio: { bridge: positive(config.bridge_flow_ratio) },
    overhang: {
      slow_down: boolean(config.enable_dynamic_overhang_speeds),
      speed_mm_s: { quarter: overhang(3), half: overhang(2), three_quarters: overhang(1), full: overhang(0) },
    },
    top_surface_pattern: text(config.top_fill_pattern),
    bottom_surface_pattern: text(config.bottom_fill_pattern),
    top_shell_thickness_mm: number(config.top_solid_min_thickness),
    bottom_shell_thickness_mm: number(config.bottom_solid_min_thickness),
    infill_wall_overlap_percent: inPercent(config.infill_overlap, innerWidth),
    wall_order: outerFirst === null ? null : outerFirst ? 'outer_inner' : 'inner_outer',
    only_one_wall_top: isYes(choice(config.top_one_perimeter_type, ONE_WALL)),
    only_one_wall_first_layer: boolean(config.only_one_perimeter_first_layer),
    detect_thin_walls: boolean(config.thin_walls),
    min_wall_width_mm: relative(config.min_bead_width, nozzle),
    min_feature_size_mm: relative(config.min_feature_size, nozzle),
    thick_bridges: boolean(config.thick_bridges),
    avoid_crossing_walls: boolean(config.avoid_crossing_perimeters),
    elephant_foot_compensation_mm: number(config.elefant_foot_compensation),
    xy_contour_compensation_mm: xy,
    xy_hole_compensation_mm: xy === null ? null : 0 - xy,
    seam: {
      gap_mm: relative(config.seam_gap_distance, nozzle),
      scarf: choice(config.scarf_seam_placement, SCARFS),
    },
    extrusion_rate_smoothing_mm3_s2: positive(config.max_volumetric_extrusion_rate_slope_positive),
    resolution_mm: number(config.resolution),
    arc_fitting: isYes(choice(config.arc_fitting, ARCS)),
    ironing: {
      type: ironing === false ? 'none' : ironing ? choice(config.ironing_type, IRONINGS) : null,
      speed_mm_s: positive(config.ironing_speed),
      flow_percent: number(config.ironing_flowrate),
      spacing_mm: number(config.ironing_spacing),
    },
    skirt: {
      loops: number(config.skirts),
      distance_mm: number(config.skirt_distance),
      height_layers: number(config.skirt_height),
    },
    raft: { layers: number(config.raft_layers), contact_distance_mm: number(config.raft_contact_distance) },
    prime_tower: boolean(config.wipe_tower),
    spiral_vase: boolean(config.spiral_vase),
    print_sequence: oneByOne === null ? null : oneByOne ? 'by_object' : 'by_layer',
  } satisfies ProcessValues;
}
