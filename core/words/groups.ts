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
  further: boolean;
}

/** The fields of each kind of record by group, in the order of slicers. */
const FIELDS = {
  profile: {
    temperatures: [
      'nozzle_temperature_c',
      'nozzle_temperature_range_c',
      'bed_temperature_c',
      'bed_temperature_by_plate_c',
      'chamber_temperature_c',
    ],
    cooling: ['cooling'],
    flow: ['flow_ratio', 'max_volumetric_speed_mm3_s', 'pressure_advance'],
    retraction: ['retraction'],
    filament: ['filament_diameter_mm', 'required_nozzle_hrc', 'abrasive', 'shrinkage_percent'],
    layers: ['process.layer_height_mm', 'process.first_layer_height_mm'],
    widths: ['process.line_width_mm'],
    speeds: ['process.speed_mm_s'],
    accelerations: ['process.acceleration_mm_s2'],
    effective_speeds: ['effective_speed_mm_s'],
    walls: [
      'process.wall_loops',
      'process.wall_generator',
      'process.seam_position',
      'process.top_shell_layers',
      'process.bottom_shell_layers',
    ],
    infill: ['process.infill_density_percent', 'process.infill_pattern'],
    support: ['process.support', 'process.brim'],
    overhangs: ['process.overhang', 'process.thick_bridges', 'process.thick_internal_bridges'],
    wall_details: [
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
    surfaces: [
      'process.top_surface_pattern',
      'process.bottom_surface_pattern',
      'process.solid_infill_pattern',
      'process.top_shell_thickness_mm',
      'process.bottom_shell_thickness_mm',
      'process.infill_wall_overlap_percent',
    ],
    accuracy: [
      'process.elephant_foot_compensation_mm',
      'process.xy_contour_compensation_mm',
      'process.xy_hole_compensation_mm',
      'process.resolution_mm',
      'process.arc_fitting',
    ],
    feature_flow: ['process.flow_ratio', 'process.extrusion_rate_smoothing_mm3_s2'],
    jerks: ['process.jerk_mm_s'],
    ironing: ['process.ironing'],
    skirt: ['process.skirt', 'process.raft'],
    modes: ['process.prime_tower', 'process.spiral_vase', 'process.print_sequence'],
  },
  printer: {
    build: [
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
    limits: [
      'max_nozzle_temperature_c',
      'heated_bed',
      'max_bed_temperature_c',
      'max_chamber_temperature_c',
      'chamber_temperature_control',
      'auxiliary_fan',
      'air_filtration',
    ],
    rated: ['rated'],
    firmware_limit: ['firmware_limit'],
    community_firmware: ['community_firmware'],
    preset_maxima: ['preset_maxima'],
    extruder: [
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
    retraction: ['retraction'],
    max_speeds: ['max_speed_mm_s'],
    max_accelerations: ['max_acceleration_mm_s2'],
    max_jerks: ['max_jerk_mm_s'],
    firmware: ['gcode_flavor', 'firmware'],
  },
  material: {
    kind: ['family', 'type', 'fibre', 'density_g_cm3'],
    temperatures: [
      'nozzle_temperature_c',
      'bed_temperature_c',
      'chamber_temperature_c',
      'glass_transition_c',
      'softening_temperature_c',
    ],
    drying: ['hygroscopic', 'drying_temperature_c', 'drying_time_h'],
    printing: ['fan_percent', 'max_volumetric_speed_mm3_s', 'linear_shrinkage_percent', 'warping', 'enclosure'],
    nozzle: ['abrasive', 'min_nozzle_hardness_hrc', 'min_nozzle_diameter_mm'],
    support: ['soluble_in', 'support_for'],
    part: [
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
} satisfies Record<string, Partial<Record<GroupId, readonly string[]>>>;

export type RecordKind = keyof typeof FIELDS;

/** Which preset holds a group of a profile: all others are in that of the process, or shown beside its speeds. */
const HOLDERS: Partial<Record<GroupId, Holder>> = {
  temperatures: 'filament',
  cooling: 'filament',
  flow: 'filament',
  retraction: 'both',
  filament: 'filament',
};

/** The groups of a profile with details. */
const FURTHER: readonly GroupId[] = [
  'filament',
  'effective_speeds',
  'overhangs',
  'wall_details',
  'surfaces',
  'accuracy',
  'feature_flow',
  'jerks',
  'ironing',
  'skirt',
  'modes',
];

/** The groups of each kind of record. The explorer and the reference pages use the same ones. */
export const GROUPS: Readonly<Record<RecordKind, readonly FieldGroup[]>> = {
  profile: groupsOf('profile'),
  printer: groupsOf('printer'),
  material: groupsOf('material'),
};

function groupsOf(kind: RecordKind): FieldGroup[] {
  const isProfile = kind === 'profile';
  return (Object.entries(FIELDS[kind]) as [GroupId, string[]][]).map(([id, fields]) => ({
    id,
    holder: isProfile ? (HOLDERS[id] ?? 'process') : 'record',
    fields,
    further: isProfile && FURTHER.includes(id),
  }));
}
