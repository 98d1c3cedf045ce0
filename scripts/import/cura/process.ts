import { CURA_ENUMS } from '../../../core/read-settings/enum-values.js';
import type { ProcessValues } from '../../../schemas/generated/source.js';
import { round } from '../values.js';
import { whole, within } from './facts.js';
import type { Stack } from './stack.js';

/** The term of this dataset for one of Cura's; null if there is none. */
function word<T extends string>(words: Readonly<Record<string, T>>, text: string | null): T | null {
  return text === null ? null : (words[text] ?? null);
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
  const roofing = stack.number('roofing_layer_count') ?? 0;
  return {
    layer_height_mm: layer,
    first_layer_height_mm: number('layer_height_0', 0.05, nozzle),
    line_width_mm: {
      default: width('line_width'),
      first_layer: line(share(stack.number('line_width'), stack.number('initial_layer_line_width_factor'))),
      outer_wall: width('wall_line_width_0'),
      inner_wall: width('wall_line_width_x'),
      top_surface: roofing > 0 ? width('roofing_line_width') : width('skin_line_width'),
      sparse_infill: width('infill_line_width'),
      solid_infill: width('skin_line_width'),
      support: width('support_line_width'),
    },
    wall_loops: whole(stack.number('wall_line_count'), 0, 50),
    wall_generator: 'arachne',
    seam_position: word(CURA_ENUMS.seam_position, stack.text('z_seam_type')),
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
    wall_order: word(CURA_ENUMS.wall_order, stack.text('inset_direction')),
    infill_wall_overlap_percent: number('infill_overlap', -50, 100),
    resolution_mm: number('meshfix_maximum_resolution', 0, 0.5),
    ...plate(stack),
    support: support(stack, layer),
    ironing: { type: ironing(stack) },
    spiral_vase: stack.flag('magic_spiralize'),
    print_sequence: word(CURA_ENUMS.print_sequence, stack.text('print_sequence')),
  };
}

function share(width: number | null, percent: number | null): number | null {
  return width === null || percent === null ? null : round((width * percent) / 100, 4);
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
    type: word(CURA_ENUMS.support_style, stack.text('support_structure')),
    threshold_angle_deg: angle === null ? null : within(90 - angle, 0, 90),
    top_z_distance_mm: within(stack.number('support_top_distance'), 0, 3),
    interface_layers:
      interface_ === false ? 0 : interface_ && height !== null && layer ? whole(height / layer, 0, 50) : null,
    on_build_plate_only: where === null ? null : where === 'buildplate',
    pattern: stack.text('support_pattern'),
    xy_distance_mm: within(stack.number('support_xy_distance'), 0, 10),
  };
}

function ironing(stack: Stack): 'none' | 'top' | 'topmost' | null {
  const on = stack.flag('ironing_enabled');
  if (on === null) return null;
  return !on ? 'none' : stack.flag('ironing_only_highest_layer') ? 'topmost' : 'top';
}
