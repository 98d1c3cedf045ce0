import type { Printer, Profile } from '../../schemas/generated/record.js';
import { formatNumber } from './calculations.js';
import { PresetRefused } from './preset-refused.js';
import { compareVersions } from './versions.js';

type Pairs = (readonly [key: string, text: string])[];

/** Corners of the polygon for a round bed. */
const CORNERS = 64;

/** PrusaSlicer's names of G-code flavours. Source: `gcode_flavor` in src/libslic3r/PrintConfig.cpp. */
export const FLAVORS = ['klipper', 'marlin', 'marlin2', 'repetier', 'reprapfirmware'];

/**
 * The printer section of a standalone file: bed, nozzle, limits, retraction and flavour from the printer's record, with
 * start G-code that homes and end G-code that switches off. PrusaSlicer adds heating to start G-code without it.
 *
 * @throws {@link PresetRefused} if the size of the bed is not known
 */
export function machineSection(record: Profile, printer: Printer, version: string): Pairs {
  const nozzle = printer.nozzles.find(({ variant }) => variant === record.nozzle.variant);
  const diameter = record.nozzle.diameter_mm ?? nozzle?.diameter_mm ?? null;
  const heights = nozzle?.layer_height_mm;
  const flavor = flavorOf(printer, version) ?? 'marlin';
  return [
    ['printer_technology', 'FFF'],
    ['bed_shape', bedShape(printer)],
    ...one('max_print_height', highest(printer)),
    ...one('nozzle_diameter', diameter),
    ...one('min_layer_height', heights?.min),
    ...one('max_layer_height', heights?.max),
    ['gcode_flavor', flavor],
    ['use_relative_e_distances', '1'],
    ...limitsOf(printer),
    ...retractionOf(printer),
    ['machine_limits_usage', 'time_estimate_only'],
    ['start_gcode', 'G28'],
    ['end_gcode', 'M104 S0\\nM140 S0\\nM107\\nM84'],
    ['layer_gcode', 'G92 E0'],
  ];
}

/** Flavours added after the oldest version, with the first version that has them; as in data/slicer-keys. */
export const NEWER_FLAVORS = { klipper: '2.9' };

/**
 * The flavour's name in a version of PrusaSlicer; null: not known, or not in that version. Older ones use Marlin for
 * Klipper. Source: docs/Slicers.md of Klipper.
 */
export function flavorOf(printer: Printer, version: string): string | null {
  const { gcode_flavor: flavor } = printer;
  return flavor !== null && FLAVORS.includes(flavor) && !isNewerFlavor(printer, version) ? flavor : null;
}

/** Whether a version of PrusaSlicer is too old for the flavour of a printer. */
export function isNewerFlavor({ gcode_flavor: flavor }: Printer, version: string): boolean {
  const since = Object.entries(NEWER_FLAVORS).find(([one]) => one === flavor)?.[1];
  return since !== undefined && compareVersions(since, version) > 0;
}

/** Corners of the bed, mm, `0x0,250x0,…`. */
function bedShape(printer: Printer): string {
  const { bed_shape: shape, bed_origin: origin } = printer;
  const [x, y] = [usable(printer, 'x'), usable(printer, 'y')];
  if (x === null || y === null) throw new PresetRefused('no_bed', `${printer.brand} ${printer.model}`);
  const [left, front] = origin === 'center' ? [-x / 2, -y / 2] : [0, 0];
  const corner = (across: number, along: number) =>
    [left + across * x, front + along * y].map((at) => formatNumber(Math.round(at * 100) / 100)).join('x');
  if (shape !== 'circular') return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)].join(',');
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return corner((1 + Math.cos(angle)) / 2, (1 + Math.sin(angle)) / 2);
  }).join(',');
}

/** Printable length along an axis, mm: the slicers' printable volume, else the manufacturer's build volume. */
function usable({ printable_volume_mm: printable, build_volume_mm: built }: Printer, axis: 'x' | 'y' | 'z') {
  return printable[axis] ?? built[axis];
}

/** Maximum print height in PrusaSlicer, mm. Source: `max_print_height` in src/libslic3r/PrintConfig.cpp. */
const TALLEST = 1200;

function highest(printer: Printer): number | null {
  const height = usable(printer, 'z');
  return height === null ? null : Math.min(height, TALLEST);
}

const AXES = ['x', 'y', 'z', 'e'] as const;

/** Machine limits, each for normal and silent mode. */
function limitsOf({ max_speed_mm_s: speed, max_acceleration_mm_s2: rate, max_jerk_mm_s: jerk }: Printer): Pairs {
  const twice = (key: string, value: number | null) => one(`machine_max_${key}`, value, (text) => `${text},${text}`);
  return [
    ...AXES.flatMap((axis) => twice(`feedrate_${axis}`, speed[axis])),
    ...AXES.flatMap((axis) => twice(`acceleration_${axis}`, rate[axis])),
    ...AXES.flatMap((axis) => twice(`jerk_${axis}`, jerk[axis])),
    ...(['extruding', 'retracting', 'travel'] as const).flatMap((kind) => twice(`acceleration_${kind}`, rate[kind])),
  ];
}

/** The printer's own retraction, used if the filament has none. */
function retractionOf({ retraction }: Printer): Pairs {
  return [
    ...one('retract_length', retraction.length_mm),
    ...one('retract_speed', retraction.speed_mm_s),
    ...one('deretract_speed', retraction.deretraction_speed_mm_s),
    ...one('retract_lift', retraction.z_hop_mm),
    ...one('retract_before_travel', retraction.min_travel_mm),
    ...one('retract_restart_extra', retraction.extra_prime_mm),
    ...one('retract_before_wipe', retraction.before_wipe_percent, (text) => `${text}%`),
    ...flag('retract_layer_change', retraction.on_layer_change),
    ...flag('wipe', retraction.wipe),
  ];
}

function flag(key: string, value: boolean | null): Pairs {
  return value === null ? [] : [[key, value ? '1' : '0']];
}

function one(key: string, value: number | null | undefined, form = (text: string) => text): Pairs {
  return value == null ? [] : [[key, form(formatNumber(value))]];
}
