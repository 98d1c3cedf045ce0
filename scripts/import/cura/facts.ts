import type { PrinterFacts } from '../../../schemas/generated/source.js';
import type { Definition } from './definition.js';
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
export function whole(value: number | null, min: number, max: number): number | null {
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
    heated_bed: machine.isOfProduct('machine_heated_bed') ? stack.flag('machine_heated_bed') : null,
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
