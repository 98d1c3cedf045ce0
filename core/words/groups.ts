import type { Enumeration } from './language.js';

/** The slicer preset with the values of a group. */
export type Holder = 'filament' | 'process' | 'both' | 'record';

export const GROUP_TITLES = {
  temperatures: ['Temperatures', '温度'],
  cooling: ['Cooling', '冷却'],
  flow: ['Flow', '流量'],
  retraction: ['Retraction', '回抽'],
  layers: ['Layers', '层高'],
  widths: ['Line widths', '线宽'],
  speeds: ['Speeds', '速度'],
  effective_speeds: ['Speeds actually reached', '实际达到的速度'],
  accelerations: ['Accelerations', '加速度'],
  walls: ['Walls and shells', '墙与壳体'],
  infill: ['Infill', '填充'],
  support: ['Support', '支撑'],
  filament: ['Properties of the filament', '耗材特性'],
  overhangs: ['Overhangs and bridges', '悬垂与桥接'],
  wall_details: ['Details of walls and seam', '墙与接缝细节'],
  surfaces: ['Surfaces and shells', '表面与壳体'],
  accuracy: ['Accuracy', '尺寸精度'],
  feature_flow: ['Flow by feature', '各类走线的流量'],
  jerks: ['Jerk', '抖动速度'],
  ironing: ['Ironing', '熨烫'],
  skirt: ['Skirt and raft', 'Skirt 与筏层'],
  modes: ['Printing methods', '打印方式'],
  build: ['Machine', '机器'],
  limits: ['Temperatures and air', '温度与空气'],
  rated: ['Maximum temperatures rated by the maker', '厂家公布的最高温度'],
  firmware_limit: ['Maximum temperatures allowed by the firmware', '固件允许的最高温度'],
  community_firmware: ['Maximum temperatures allowed by third-party firmware', '第三方固件允许的最高温度'],
  preset_maxima: ['Maximum temperatures in presets for this printer', '本机预设用到的最高温度'],
  extruder: ['Extruder and nozzles', '挤出机与喷嘴'],
  max_speeds: ['Maximum speeds', '最高速度'],
  max_accelerations: ['Maximum accelerations', '最高加速度'],
  max_jerks: ['Maximum jerk', '最大抖动速度'],
  firmware: ['Firmware', '固件'],
  kind: ['Kind', '种类'],
  drying: ['Drying', '烘干'],
  printing: ['Printing', '打印'],
  nozzle: ['Nozzle', '喷嘴'],
  part: ['The printed part', '打印出的零件'],
} satisfies Enumeration;

export type GroupId = keyof typeof GROUP_TITLES;

/** Fields of a record that are shown together. */
export interface FieldGroup {
  id: GroupId;
  holder: Holder;
  /** Paths in the record; the path of an object includes all its fields. */
  fields: readonly string[];
  /** Details: folded until requested. */
  further?: true;
}

/**
 * The groups of each kind of record, in the order of slicers. The explorer and the reference pages use the same ones.
 */
export const GROUPS = {
  profile: [
    {
      id: 'temperatures',
      holder: 'filament',
      fields: [
        'nozzle_temperature_c',
        'nozzle_temperature_range_c',
        'bed_temperature_c',
        'bed_temperature_by_plate_c',
        'chamber_temperature_c',
      ],
    },
    { id: 'cooling', holder: 'filament', fields: ['cooling'] },
    { id: 'flow', holder: 'filament', fields: ['flow_ratio', 'max_volumetric_speed_mm3_s', 'pressure_advance'] },
    { id: 'retraction', holder: 'both', fields: ['retraction'] },
    {
      id: 'filament',
      holder: 'filament',
      fields: ['filament_diameter_mm', 'required_nozzle_hrc', 'abrasive', 'shrinkage_percent'],
      further: true,
    },
    { id: 'layers', holder: 'process', fields: ['process.layer_height_mm', 'process.first_layer_height_mm'] },
    { id: 'widths', holder: 'process', fields: ['process.line_width_mm'] },
    { id: 'speeds', holder: 'process', fields: ['process.speed_mm_s'] },
    { id: 'accelerations', holder: 'process', fields: ['process.acceleration_mm_s2'] },
    // In no preset, but shown beside the speeds of the process.
    { id: 'effective_speeds', holder: 'process', fields: ['effective_speed_mm_s'], further: true },
    {
      id: 'walls',
      holder: 'process',
      fields: [
        'process.wall_loops',
        'process.wall_generator',
        'process.seam_position',
        'process.top_shell_layers',
        'process.bottom_shell_layers',
      ],
    },
    { id: 'infill', holder: 'process', fields: ['process.infill_density_percent', 'process.infill_pattern'] },
    { id: 'support', holder: 'process', fields: ['process.support', 'process.brim'] },
    {
      id: 'overhangs',
      holder: 'process',
      fields: ['process.overhang', 'process.thick_bridges', 'process.thick_internal_bridges'],
      further: true,
    },
    {
      id: 'wall_details',
      holder: 'process',
      fields: [
        'process.wall_order',
        'process.only_one_wall_top',
        'process.only_one_wall_first_layer',
        'process.detect_thin_walls',
        'process.precise_outer_wall',
        'process.min_wall_width_mm',
        'process.min_feature_size_mm',
        'process.small_perimeter_threshold_mm',
        'process.avoid_crossing_walls',
        'process.seam',
      ],
      further: true,
    },
    {
      id: 'surfaces',
      holder: 'process',
      fields: [
        'process.top_surface_pattern',
        'process.bottom_surface_pattern',
        'process.solid_infill_pattern',
        'process.top_shell_thickness_mm',
        'process.bottom_shell_thickness_mm',
        'process.infill_wall_overlap_percent',
      ],
      further: true,
    },
    {
      id: 'accuracy',
      holder: 'process',
      fields: [
        'process.elephant_foot_compensation_mm',
        'process.xy_contour_compensation_mm',
        'process.xy_hole_compensation_mm',
        'process.resolution_mm',
        'process.arc_fitting',
      ],
      further: true,
    },
    {
      id: 'feature_flow',
      holder: 'process',
      fields: ['process.flow_ratio', 'process.extrusion_rate_smoothing_mm3_s2'],
      further: true,
    },
    { id: 'jerks', holder: 'process', fields: ['process.jerk_mm_s'], further: true },
    { id: 'ironing', holder: 'process', fields: ['process.ironing'], further: true },
    { id: 'skirt', holder: 'process', fields: ['process.skirt', 'process.raft'], further: true },
    {
      id: 'modes',
      holder: 'process',
      fields: ['process.prime_tower', 'process.spiral_vase', 'process.print_sequence'],
      further: true,
    },
  ],
  printer: [
    {
      id: 'build',
      holder: 'record',
      fields: [
        'build_volume_mm',
        'printable_volume_mm',
        'printable_volume_reason',
        'bed_shape',
        'bed_origin',
        'default_plate',
        'structure',
        'kinematics',
        'enclosed',
        'bed_levelling',
        'probe',
        'plate_attachment',
        'z_drive',
        'z_motor_count',
        'camera',
        'release_year',
      ],
    },
    {
      id: 'limits',
      holder: 'record',
      fields: [
        'max_nozzle_temperature_c',
        'heated_bed',
        'max_bed_temperature_c',
        'max_chamber_temperature_c',
        'chamber_temperature_control',
        'auxiliary_fan',
        'air_filtration',
      ],
    },
    { id: 'rated', holder: 'record', fields: ['rated'] },
    { id: 'firmware_limit', holder: 'record', fields: ['firmware_limit'] },
    { id: 'community_firmware', holder: 'record', fields: ['community_firmware'] },
    { id: 'preset_maxima', holder: 'record', fields: ['preset_maxima'] },
    {
      id: 'extruder',
      holder: 'record',
      fields: [
        'extruder_type',
        'extruder_count',
        'tool_arrangement',
        'multi_material',
        'filament_diameter_mm',
        'heat_break',
        'nozzle_system',
        'nozzle_material',
        'pressure_advance',
        'default_nozzle_diameter_mm',
        'default_nozzle_variant',
        'nozzles',
        'z_offset_mm',
      ],
    },
    { id: 'retraction', holder: 'record', fields: ['retraction'] },
    { id: 'max_speeds', holder: 'record', fields: ['max_speed_mm_s'] },
    { id: 'max_accelerations', holder: 'record', fields: ['max_acceleration_mm_s2'] },
    { id: 'max_jerks', holder: 'record', fields: ['max_jerk_mm_s'] },
    { id: 'firmware', holder: 'record', fields: ['gcode_flavor', 'firmware'] },
  ],
  material: [
    { id: 'kind', holder: 'record', fields: ['family', 'type', 'fibre', 'density_g_cm3'] },
    {
      id: 'temperatures',
      holder: 'record',
      fields: [
        'nozzle_temperature_c',
        'bed_temperature_c',
        'chamber_temperature_c',
        'glass_transition_c',
        'softening_temperature_c',
      ],
    },
    { id: 'drying', holder: 'record', fields: ['hygroscopic', 'drying_temperature_c', 'drying_time_h'] },
    {
      id: 'printing',
      holder: 'record',
      fields: ['fan_percent', 'max_volumetric_speed_mm3_s', 'linear_shrinkage_percent', 'warping', 'enclosure'],
    },
    { id: 'nozzle', holder: 'record', fields: ['abrasive', 'min_nozzle_hardness_hrc', 'min_nozzle_diameter_mm'] },
    { id: 'support', holder: 'record', fields: ['soluble_in', 'support_for'] },
    {
      id: 'part',
      holder: 'record',
      fields: [
        'uses',
        'classes',
        'tensile_modulus_mpa',
        'tensile_strength_mpa',
        'elongation_at_break_percent',
        'impact_strength_kj_m2',
        'heat_deflection_c',
        'toughness',
        'uv_resistance',
        'price',
      ],
    },
  ],
} as const satisfies Record<string, readonly FieldGroup[]>;

export type RecordKind = keyof typeof GROUPS;
