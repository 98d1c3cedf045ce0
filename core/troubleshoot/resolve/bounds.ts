import type { Adjustment, VectorBound } from '../../../schemas/generated/record.js';
import { PTFE_LIMIT } from '../../fit/judge.js';
import { judge } from './conditions.js';
import { inSettingUnit, type Span } from './quantity.js';
import { nozzleOf, type Setup } from './setup.js';
import { flowCap } from './value.js';

/** A limit that must not be exceeded; `field` is the record field or slicer key that states it. */
export type Bound = NonNullable<VectorBound>;

/** Origin of a bound: the fix, material, printer, profile, flow limit or slicer, or the setting itself. */
export type BoundOf = Bound['of'];

/** Allowed range of a setting; null: no known limit. */
export interface Bounds {
  min: Bound | null;
  max: Bound | null;
}

export interface Limit {
  of: BoundOf;
  field: string | null;
  span: Span;
}

/** Settings that may be negative. */
const SIGNED = ['z_offset', 'xy_contour_compensation', 'xy_hole_compensation', 'infill_wall_overlap'];
/** Settings that print nothing at 0. */
const NEVER_ZERO = /speed|flow|height|width|diameter|acceleration|jerk|temperature/;

/**
 * The tightest of all known limits of a setting.
 *
 * @param open whether limits apply whose conditions are unknown for the setup, since they may be met
 */
export function boundsOf(
  adjustment: NonNullable<Adjustment>,
  setup: Setup,
  now: number | null,
  { open = false } = {},
): Bounds {
  const limits = [
    ...ofFix(adjustment, setup, now, open ? ['yes', 'if'] : ['yes']),
    ...ofRecords(adjustment.setting, setup),
    upTo(flowCap(adjustment.setting, setup), 'flow', 'max_volumetric_speed_mm3_s'),
    ...ofSlicer(adjustment, setup),
  ];
  const bounds = { min: tightest(limits, 'min'), max: tightest(limits, 'max') };
  if (bounds.min === null && !SIGNED.includes(adjustment.setting))
    bounds.min = { value: 0, of: 'setting', field: null };
  return bounds;
}

/** Whether a setting can have a value: 0 switches some off and makes no sense for others. */
export function isPossible(setting: string, value: number): boolean {
  return value > 0 || SIGNED.includes(setting) || (value === 0 && !NEVER_ZERO.test(setting));
}

/** The tightest known limit; null: none is known. */
export function tightest(limits: readonly Limit[], end: 'min' | 'max'): Bound | null {
  let found: Bound | null = null;
  for (const { of, field, span } of limits) {
    const value = span[end];
    if (value === null) continue;
    if (found === null || (end === 'min' ? value > found.value : value < found.value)) found = { value, of, field };
  }
  return found;
}

function* ofFix(
  adjustment: NonNullable<Adjustment>,
  setup: Setup,
  now: number | null,
  verdicts: readonly string[],
): Iterable<Limit> {
  const { safe_range: safe, safe_range_by_material: byMaterial, conditional_limits: stops, unit } = adjustment;
  const span = safe && inSettingUnit(safe, unit, setup, now);
  if (span) yield { of: 'fix', field: null, span };
  const own = byMaterial?.find(({ material }) => material === setup.material?.id);
  if (own) yield { of: 'material', field: MATERIAL_RANGES[adjustment.setting] ?? null, span: own };
  for (const { when, quantity } of stops) {
    const stop = verdicts.includes(judge(when, setup).verdict) ? inSettingUnit(quantity, unit, setup, now) : null;
    if (stop) yield { of: 'fix', field: null, span: stop };
  }
}

type MaterialRange = 'nozzle_temperature_c' | 'bed_temperature_c' | 'chamber_temperature_c' | 'fan_percent';

const MATERIAL_RANGES: Readonly<Record<string, MaterialRange>> = {
  nozzle_temperature: 'nozzle_temperature_c',
  nozzle_temperature_first_layer: 'nozzle_temperature_c',
  bed_temperature: 'bed_temperature_c',
  bed_temperature_first_layer: 'bed_temperature_c',
  chamber_temperature: 'chamber_temperature_c',
  fan_max: 'fan_percent',
  fan_min: 'fan_percent',
};

/** Maximum temperature of the printer that limits each setting. */
const PRINTER_MAXIMA = {
  nozzle_temperature: 'max_nozzle_temperature_c',
  nozzle_temperature_first_layer: 'max_nozzle_temperature_c',
  bed_temperature: 'max_bed_temperature_c',
  bed_temperature_first_layer: 'max_bed_temperature_c',
  chamber_temperature: 'max_chamber_temperature_c',
} as const;

/** Limits of a setting from the records of a setup; unknown ends are null. */
export function* ofRecords(setting: string, setup: Setup): Iterable<Limit> {
  const { printer, material } = setup;
  const profile = tunedProfile(setup);
  const range = MATERIAL_RANGES[setting];
  if (range && material) yield { of: 'material', field: range, span: material[range] };
  if (setting === 'max_volumetric_speed') yield ofFlow(setup);
  if (setting.startsWith('nozzle_temperature') && profile)
    yield { of: 'profile', field: 'nozzle_temperature_range_c', span: profile.nozzle_temperature_range_c };
  if (printer === null) return;
  const maximum = PRINTER_MAXIMA[setting as keyof typeof PRINTER_MAXIMA];
  if (maximum) yield upTo(printer[maximum], 'printer', maximum);
  if (maximum === 'max_nozzle_temperature_c' && printer.heat_break === 'ptfe_lined')
    yield upTo(PTFE_LIMIT, 'printer', 'heat_break');
  if (setting === 'layer_height') {
    const nozzle = printer.nozzles.find(({ diameter_mm }) => diameter_mm === nozzleOf(setup));
    if (nozzle) yield { of: 'printer', field: 'nozzles.layer_height_mm', span: nozzle.layer_height_mm };
  }
  const speeds = printer.max_speed_mm_s;
  if (setting.endsWith('_speed') && MOVES.includes(setting))
    yield upTo(slower(speeds.x, speeds.y), 'printer', 'max_speed_mm_s');
  if (setting === 'retraction_speed') yield upTo(speeds.e, 'printer', 'max_speed_mm_s.e');
  const rates = printer.max_acceleration_mm_s2;
  if (setting === 'acceleration' || setting.endsWith('_acceleration'))
    yield upTo(rates.extruding ?? slower(rates.x, rates.y), 'printer', 'max_acceleration_mm_s2');
  if (setting === 'jerk')
    yield upTo(slower(printer.max_jerk_mm_s.x, printer.max_jerk_mm_s.y), 'printer', 'max_jerk_mm_s');
}

/** Speeds of the print head along X and Y. */
const MOVES = [
  'bridge_speed',
  'first_layer_speed',
  'infill_speed',
  'inner_wall_speed',
  'outer_wall_speed',
  'small_perimeter_speed',
  'top_surface_speed',
  'travel_speed',
];

/** The profile if it was tuned: a slicer's defaults limit nothing. */
function tunedProfile({ profile }: Setup): Setup['profile'] {
  return profile?.evidence === 'slicer_defaults' ? null : profile;
}

/** The material's usual flow limit is for any hotend, so a tuned profile with a higher one takes precedence. */
function ofFlow(setup: Setup): Limit {
  const usual = setup.material?.max_volumetric_speed_mm3_s ?? null;
  const own = tunedProfile(setup)?.max_volumetric_speed_mm3_s ?? null;
  if (own !== null && usual !== null && own > usual) return upTo(own, 'profile', 'max_volumetric_speed_mm3_s');
  return upTo(usual, 'material', 'max_volumetric_speed_mm3_s');
}

function upTo(max: number | null, of: BoundOf, field: string): Limit {
  return { of, field, span: { min: null, max } };
}

function slower(x: number | null, y: number | null): number | null {
  return x === null || y === null ? (x ?? y) : Math.min(x, y);
}

/** Range that the chosen slicer accepts, if it uses the setting's unit. */
export function* ofSlicer(
  { slicers, unit }: Pick<NonNullable<Adjustment>, 'slicers' | 'unit'>,
  { slicer }: Pick<Setup, 'slicer'>,
): Iterable<Limit> {
  const key = slicer && slicers[slicer];
  if (key && key.unit === unit) yield { of: 'slicer', field: key.key, span: { min: key.min, max: key.max } };
}
