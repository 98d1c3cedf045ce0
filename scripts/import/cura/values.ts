import { CURA_ENUMS } from '../../../core/read-settings/enum-values.js';
import type { PrinterFacts, ProcessValues, ProfileValues } from '../../../schemas/generated/source.js';
import { choice, round } from '../values.js';
import type { Definition } from './library.js';
import type { Stack } from './stack.js';

/** The G-code flavours of this dataset by Cura's names. */
const FLAVORS: Readonly<Record<string, PrinterFacts['gcode_flavor']>> = {
  'RepRap (Marlin/Sprinter)': 'marlin',
  'RepRap (RepRap)': 'reprapfirmware',
  Repetier: 'repetier',
};

/** Diameters in which filament is sold, mm. */
const DIAMETERS: ReadonlySet<number> = new Set([1.75, 2.85, 3]);

const SHAPES = { rectangular: 'rectangular', elliptic: 'circular' } as const;

/** mm/s², as stated by the fastest machines; higher values mean no limit. */
const FASTEST = 50_000;

/** A plausible number, or null: Cura's "no limit" and typing errors are out of range. */
export function within(value: number | null, min: number, max: number): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

/** Like {@link within}, for integer fields. */
function whole(value: number | null, min: number, max: number): number | null {
  return within(value === null ? null : Math.round(value), min, max);
}

/**
 * The facts stated by the files of a machine. Values only in Cura's own definitions, which every machine inherits from,
 * are not facts of this machine and stay unknown.
 *
 * @param machine its definition
 */
export function machineFacts(stack: Stack, machine: Definition): PrinterFacts {
  const number = (key: string, min: number, max: number) =>
    stack.states(key) ? within(stack.number(key), min, max) : null;
  const text = (key: string) => (stack.states(key) ? stack.text(key) : null);
  const limits = (limit: string, min: number, max: number) => ({
    x: number(`machine_max_${limit}_x`, min, max),
    y: number(`machine_max_${limit}_y`, min, max),
    z: number(`machine_max_${limit}_z`, limit === 'feedrate' ? 0.5 : 5, max),
    e: number(`machine_max_${limit}_e`, limit === 'feedrate' ? 1 : min, max),
  });
  const diameter = number('material_diameter', 1.75, 3) ?? 0;
  const jerk = number('machine_max_jerk_xy', 0, 100);
  const heating = machine.settings.get('machine_heated_bed');
  const centred = stack.states('machine_center_is_zero') ? stack.flag('machine_center_is_zero') : null;
  return {
    build_volume_mm: {
      x: number('machine_width', 60, 2000),
      y: number('machine_depth', 60, 2000),
      z: number('machine_height', 40, 2150),
    },
    bed_shape: SHAPES[text('machine_shape') as keyof typeof SHAPES] ?? null,
    bed_origin: centred === null ? null : centred ? 'center' : 'corner',
    extruder_count: stack.flag('machine_extruders_share_nozzle')
      ? 1
      : (whole(number('machine_extruder_count', 1, 32), 1, 32) ?? (machine.extruders === 1 ? 1 : null)),
    heated_bed: (heating?.value ?? heating?.usual)?.isOfProduct ? stack.flag('machine_heated_bed') : null,
    filament_diameter_mm: DIAMETERS.has(diameter) ? diameter : null,
    gcode_flavor: FLAVORS[text('machine_gcode_flavor') ?? ''] ?? null,
    max_speed_mm_s: limits('feedrate', 10, 2500),
    max_acceleration_mm_s2: {
      ...limits('acceleration', 100, FASTEST),
      extruding: null,
      retracting: null,
      travel: null,
    },
    max_jerk_mm_s: {
      x: jerk,
      y: jerk,
      z: number('machine_max_jerk_z', 0, 100),
      e: number('machine_max_jerk_e', 0, 100),
    },
    retraction: {
      length_mm: number('retraction_amount', 0, 25),
      speed_mm_s: number('retraction_speed', 1, 250),
      z_hop_mm: stack.states('retraction_hop_enabled') && !stack.flag('retraction_hop_enabled') ? 0 : null,
      min_travel_mm: number('retraction_min_travel', 0, 30),
    },
  };
}

/** °C; lower values are room temperature rather than a heated chamber. */
const HEATED = 35;

/** Shrinkage of a part, %: Cura states the size to print, 100.5 % for a shrinkage of about 0.5 %. */
function shrinkage(scale: number | null): number | null {
  return scale === null || scale <= 0 ? null : round(100 - 10_000 / scale, 3);
}

/**
 * Cura's values for a material on a machine, with the quality that fits both. Without a heated bed there is no bed
 * temperature. The fan ramps up over several layers instead of switching on at one.
 */
export function filamentValues(stack: Stack): ProfileValues {
  const number = (key: string, min: number, max: number) => within(stack.number(key), min, max);
  const fan = (key: string) => (stack.flag('cool_fan_enabled') === false ? 0 : whole(stack.number(key), 0, 100));
  const [slow, fast] = [fan('cool_fan_speed_min'), fan('cool_fan_speed_max')];
  // A fan that slows down when it should speed up is an error upstream.
  const ordered = slow === null || fast === null || slow <= fast;
  const heated = stack.flag('machine_heated_bed') === true;
  const other = number('material_print_temperature', 25, 500);
  const bed = heated ? number('material_bed_temperature', 0, 200) : null;
  const full = whole(stack.number('cool_fan_full_layer'), 0, 1000);
  const first = stack.number('cool_fan_speed_0');
  const retracts = stack.flag('retraction_enable');
  const hops = stack.flag('retraction_hop_enabled');
  const flow = stack.number('material_flow');
  return {
    nozzle_temperature_c: {
      first_layer: number('material_print_temperature_layer_0', 25, 500) ?? other,
      other_layers: other,
    },
    bed_temperature_c: {
      first_layer: bed === null ? null : (number('material_bed_temperature_layer_0', 0, 200) ?? bed),
      other_layers: bed,
    },
    chamber_temperature_c:
      stack.flag('machine_heated_build_volume') === true ? number('build_volume_temperature', HEATED, 250) : null,
    cooling: {
      fan_min_percent: ordered ? slow : null,
      fan_max_percent: ordered ? fast : null,
      bridge_fan_percent: stack.flag('bridge_settings_enabled') ? fan('bridge_fan_speed') : null,
      fan_off_first_layers: first === null || full === null ? null : first === 0 && full > 1 ? 1 : 0,
      full_fan_speed_layer: full,
      fan_min_below_layer_time_s: number('cool_min_layer_time_fan_speed_max', 0, 600),
      slow_down_below_layer_time_s: number('cool_min_layer_time', 0, 300),
      min_print_speed_mm_s: number('cool_min_speed', 0, 300),
    },
    flow_ratio: flow === null ? null : within(round(flow / 100), 0.3, 2),
    retraction: {
      length_mm: retracts === false ? 0 : number('retraction_amount', 0, 25),
      speed_mm_s: number('retraction_retract_speed', 1, 250),
      deretraction_speed_mm_s: number('retraction_prime_speed', 1, 250),
      z_hop_mm: hops === false ? 0 : number('retraction_hop', 0, 5),
      min_travel_mm: number('retraction_min_travel', 0, 30),
      on_layer_change: stack.flag('retract_at_layer_change'),
    },
    filament_diameter_mm: number('material_diameter', 1, 25),
    shrinkage_percent: {
      xy: within(shrinkage(stack.number('material_shrinkage_percentage_xy')), -10, 10),
      z: within(shrinkage(stack.number('material_shrinkage_percentage_z')), -10, 10),
    },
  };
}

/**
 * Cura's line widths, speeds and shells, computed from the machine, the quality and the material. Accelerations and
 * jerk only count if Cura controls them. The first layer's width is a percentage of the others.
 */
export function processValues(stack: Stack): ProcessValues {
  const number = (key: string, min: number, max: number) => within(stack.number(key), min, max);
  // A width or height that the nozzle cannot extrude is an error upstream.
  const nozzle = stack.number('machine_nozzle_size') ?? 0.4;
  const line = (value: number | null) => within(value, Math.max(0.05, 0.6 * nozzle), Math.min(10, 2 * nozzle));
  const width = (key: string) => line(stack.number(key));
  const speed = (key: string) => number(key, 1, 1000);
  const ifOn = (flag: string, value: number | null) => (stack.flag(flag) === true ? value : null);
  const acceleration = (key: string) => ifOn('acceleration_enabled', number(key, 25, 100_000));
  const jerk = (key: string) => ifOn('jerk_enabled', number(key, 0, 100));
  const layer = number('layer_height', 0.02, nozzle);
  const [base, factor] = [stack.number('line_width'), stack.number('initial_layer_line_width_factor')];
  const irons = stack.flag('ironing_enabled');
  const roofing = stack.number('roofing_layer_count') ?? 0;
  return {
    layer_height_mm: layer,
    first_layer_height_mm: number('layer_height_0', 0.05, nozzle),
    line_width_mm: {
      default: width('line_width'),
      first_layer: line(base === null || factor === null ? null : round((base * factor) / 100, 4)),
      outer_wall: width('wall_line_width_0'),
      inner_wall: width('wall_line_width_x'),
      top_surface: roofing > 0 ? width('roofing_line_width') : width('skin_line_width'),
      sparse_infill: width('infill_line_width'),
      solid_infill: width('skin_line_width'),
      support: width('support_line_width'),
    },
    wall_loops: whole(stack.number('wall_line_count'), 0, 50),
    wall_generator: 'arachne',
    seam_position: choice(stack.text('z_seam_type'), CURA_ENUMS.seam_position),
    top_shell_layers: whole(stack.number('top_layers'), 0, 100),
    bottom_shell_layers: whole(stack.number('bottom_layers'), 0, 100),
    infill_density_percent: number('infill_sparse_density', 0, 100),
    infill_pattern: stack.text('infill_pattern'),
    speed_mm_s: {
      first_layer: speed('speed_print_layer_0'),
      outer_wall: speed('speed_wall_0'),
      inner_wall: speed('speed_wall_x'),
      sparse_infill: speed('speed_infill'),
      solid_infill: speed('speed_topbottom'),
      top_surface: roofing > 0 ? speed('speed_roofing') : speed('speed_topbottom'),
      bridge: ifOn('bridge_settings_enabled', speed('bridge_skin_speed')),
      support: speed('speed_support'),
      support_interface: speed('speed_support_interface'),
      travel: number('speed_travel', 1, 1500),
      first_layer_travel: number('speed_travel_layer_0', 1, 1500),
    },
    acceleration_mm_s2: {
      default: acceleration('acceleration_print'),
      first_layer: acceleration('acceleration_layer_0'),
      outer_wall: acceleration('acceleration_wall_0'),
      inner_wall: acceleration('acceleration_wall_x'),
      top_surface: acceleration(roofing > 0 ? 'acceleration_roofing' : 'acceleration_topbottom'),
      sparse_infill: acceleration('acceleration_infill'),
      solid_infill: acceleration('acceleration_topbottom'),
      travel: acceleration('acceleration_travel'),
    },
    jerk_mm_s: {
      default: jerk('jerk_print'),
      first_layer: jerk('jerk_layer_0'),
      outer_wall: jerk('jerk_wall_0'),
      inner_wall: jerk('jerk_wall_x'),
      top_surface: jerk(roofing > 0 ? 'jerk_roofing' : 'jerk_topbottom'),
      sparse_infill: jerk('jerk_infill'),
      travel: jerk('jerk_travel'),
    },
    wall_order: choice(stack.text('inset_direction'), CURA_ENUMS.wall_order),
    infill_wall_overlap_percent: number('infill_overlap', -50, 100),
    resolution_mm: number('meshfix_maximum_resolution', 0, 0.5),
    ...plate(stack),
    support: support(stack, layer),
    ironing: {
      type: irons ? (stack.flag('ironing_only_highest_layer') ? 'topmost' : 'top') : irons === null ? null : 'none',
    },
    spiral_vase: stack.flag('magic_spiralize'),
    print_sequence: choice(stack.text('print_sequence'), CURA_ENUMS.print_sequence),
  };
}

/** Build plate adhesion: Cura uses exactly one type. */
function plate(stack: Stack): Pick<ProcessValues, 'brim' | 'skirt' | 'raft'> {
  const kind = stack.text('adhesion_type');
  if (kind === null) return {};
  const brim = kind === 'brim';
  return {
    brim: { type: brim ? 'outer' : 'none', width_mm: brim ? within(stack.number('brim_width'), 0, 60) : 0 },
    skirt: {
      loops: kind === 'skirt' ? whole(stack.number('skirt_line_count'), 0, 50) : 0,
      distance_mm: kind === 'skirt' ? within(stack.number('skirt_gap'), 0, 100) : null,
    },
    raft: { layers: kind === 'raft' ? null : 0 },
  };
}

/** Cura measures the overhang from the vertical, and the interface in millimetres. */
function support(stack: Stack, layer: number | null): NonNullable<ProcessValues['support']> {
  const angle = stack.number('support_angle');
  const height = stack.number('support_interface_height');
  const interface_ = stack.flag('support_interface_enable');
  const where = stack.text('support_type');
  return {
    enabled: stack.flag('support_enable'),
    type: choice(stack.text('support_structure'), CURA_ENUMS.support_style),
    threshold_angle_deg: angle === null ? null : within(90 - angle, 0, 90),
    top_z_distance_mm: within(stack.number('support_top_distance'), 0, 3),
    interface_layers:
      interface_ === false ? 0 : interface_ && height !== null && layer ? whole(height / layer, 0, 50) : null,
    on_build_plate_only: where === null ? null : where === 'buildplate',
    pattern: stack.text('support_pattern'),
    xy_distance_mm: within(stack.number('support_xy_distance'), 0, 10),
  };
}
