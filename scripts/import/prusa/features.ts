import type { ProcessValues } from '../../../schemas/generated/source.js';
import { boolean, choice, isPercent, number, positive, type Raw, relative, text } from '../values.js';
import type { Section } from './bundle.js';

const SCARFS = { nowhere: 'none', contours: 'external', everywhere: 'all' } as const;
const IRONINGS = { top: 'top', topmost: 'topmost', solid: 'solid' } as const;
const ARCS = { disabled: 'no', emit_center: 'yes' } as const;
const ONE_WALL = { none: 'no', top: 'yes', topmost: 'yes' } as const;

/** What PrusaSlicer gives in millimetres or per cent of `base` (mm), in per cent. */
function inPercent(raw: Raw, base: number | null): number | null {
  const value = number(raw);
  if (value === null || isPercent(raw)) return value;
  return base === null ? null : Math.round((value / base) * 1e4) / 100;
}

function isYes(value: 'yes' | 'no' | null): boolean | null {
  return value === null ? null : value === 'yes';
}

/**
 * What a PrusaSlicer print preset says of single features, beyond widths, speeds and accelerations. Percentages:
 * overhang speeds are of the outer wall's (mm/s), the least wall width and feature size and the seam gap of the
 * nozzle diameter (mm). Its overhang steps count the overlap with the layer below, not the part that hangs free;
 * its one XY compensation moves the edges of holes as well.
 */
export function processFeatures(
  config: Section,
  nozzle: number | null,
  outerWall: number | null,
  innerWidth: number | null,
) {
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
