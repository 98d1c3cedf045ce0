import type { Slicer } from './find-slicers.js';

const BOTH = [
  'nozzle_temperature_c.first_layer, first layer',
  'nozzle_temperature_c.other_layers, other layers',
  'bed_temperature_c.first_layer, first layer',
  'bed_temperature_c.other_layers, other layers',
  'cooling.fan_off_first_layers, fan',
  'cooling.fan_max_percent, fan',
  'process.first_layer_height_mm, height',
  'process.layer_height_mm, height',
  'retraction.length_mm, retractions',
  'retraction.length_mm, retraction',
  'retraction.speed_mm_s, retraction',
  'retraction.deretraction_speed_mm_s, deretraction',
  'retraction.z_hop_mm, hop',
  'retraction.extra_prime_mm, prime',
  'max_volumetric_speed_mm3_s, flow',
  ...['outer_wall', 'inner_wall', 'sparse_infill', 'solid_infill', 'top_surface'].map(
    (feature) => `process.speed_mm_s.${feature}, speed of ${feature}`,
  ),
  'process.speed_mm_s.first_layer, speed of outer_wall',
  ...['outer_wall', 'inner_wall', 'top_surface'].map(
    (feature) => `process.acceleration_mm_s2.${feature}, acceleration of ${feature}`,
  ),
  'process.acceleration_mm_s2.first_layer, acceleration of outer_wall',
];

const WIDTHS = [
  ...['outer_wall', 'inner_wall', 'sparse_infill', 'solid_infill', 'top_surface'].map(
    (feature) => `process.line_width_mm.${feature}, width of ${feature}`,
  ),
  'process.line_width_mm.first_layer, width of outer_wall',
];

/** All checked figures, as the checks name them; each must occur in a run. */
export const FIGURES: Readonly<Record<Slicer['id'], readonly string[]>> = {
  prusaslicer: [
    ...BOTH,
    'cooling.fan_min_percent, fan',
    'cooling.bridge_fan_percent, fan',
    'cooling.bridge_fan_percent, least fan of bridges',
    'flow_ratio, extruded of nominal volume',
    ...WIDTHS,
  ],
  orcaslicer: [
    ...BOTH,
    'cooling.bridge_fan_percent, fan',
    'cooling.bridge_fan_percent, least fan of bridges',
    'flow_ratio, extruded of nominal volume',
    'pressure_advance, sent',
    ...WIDTHS,
    'process.jerk_mm_s.outer_wall, jerk of outer_wall',
  ],
  cura: [
    ...BOTH,
    'cooling.bridge_fan_percent, fan over the gap',
    'max_volumetric_speed_mm3_s, flow of bridges',
    'flow_ratio, width x height x flow',
  ],
};
