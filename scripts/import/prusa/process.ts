import { PRUSA_ENUMS } from '../../../core/read-settings/enum-values.js';
import type { ProcessValues } from '../../../schemas/generated/source.js';
import { boolean, choice, number, positive, relative, text } from '../values.js';
import type { Section } from './bundle.js';
import { processFeatures } from './features.js';

const { seam_position: SEAMS, brim_type: BRIMS, support_style: SUPPORTS, wall_generator: WALLS } = PRUSA_ENUMS;

/**
 * What a PrusaSlicer print preset sets, percentages resolved: widths are of the layer height, the first
 * layer's of the first layer height, the outer wall's and small perimeters' speed of the inner walls', solid
 * infill of infill, the support interface's of support, its distance of the outer wall's width.
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
