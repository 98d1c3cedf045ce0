import type { Material, Printer } from '../../schemas/generated/record.js';
import { lineCrossSection } from '../profiles/line-flow.js';
import { endBeyond, type Range } from '../profiles/range.js';

import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import { roundDecimals } from './settings-reader.js';

/** A value that lies beyond a range of the printer or the material. */
export interface OutOfRange {
  setting: string;
  value: number;
  /** Whose range it is; `flow`: what the line would need of the hotend. */
  of: 'printer' | 'material' | 'flow';
  end: 'min' | 'max';
  /** The end that it lies beyond, in the unit of the setting. */
  limit: number;
}

type Values = Readonly<Record<string, SettingValue>>;

/** A range of the record for a setting; null where the record has none. */
type Ranges = Readonly<Record<string, Range | null>>;

const SPEEDS = [
  'first_layer_speed',
  'outer_wall_speed',
  'inner_wall_speed',
  'infill_speed',
  'top_surface_speed',
  'bridge_speed',
  'small_perimeter_speed',
  'travel_speed',
] as const;

/** The line that each speed draws: setting of its width, and of its height. */
const LINES: readonly [speed: string, width: string, height: string][] = [
  ['first_layer_speed', 'first_layer_line_width', 'first_layer_height'],
  ['outer_wall_speed', 'outer_wall_line_width', 'layer_height'],
  ['inner_wall_speed', 'line_width', 'layer_height'],
  ['infill_speed', 'infill_line_width', 'layer_height'],
  ['top_surface_speed', 'line_width', 'layer_height'],
];

const upTo = (max: number | null): Range => ({ max });

/** The lower of two limits, where each may not be known. */
function lower(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b);
}

function printerRanges(printer: Printer, nozzle: number | null): Ranges {
  const { max_speed_mm_s: speed, max_acceleration_mm_s2: acceleration, max_jerk_mm_s: jerk } = printer;
  const own = printer.nozzles.find(
    ({ diameter_mm: diameter }) => nozzle !== null && diameter !== null && Math.abs(diameter - nozzle) < 1e-6,
  );
  const nozzleTemperature = upTo(printer.max_nozzle_temperature_c);
  const bedTemperature = upTo(printer.max_bed_temperature_c);
  const fastest = upTo(lower(speed.x, speed.y));
  const accelerated = upTo(lower(acceleration.extruding, lower(acceleration.x, acceleration.y)));
  return {
    nozzle_temperature: nozzleTemperature,
    nozzle_temperature_first_layer: nozzleTemperature,
    bed_temperature: bedTemperature,
    bed_temperature_first_layer: bedTemperature,
    chamber_temperature: upTo(printer.max_chamber_temperature_c),
    ...Object.fromEntries(SPEEDS.map((id) => [id, fastest])),
    retraction_speed: upTo(speed.e),
    deretraction_speed: upTo(speed.e),
    acceleration: accelerated,
    first_layer_acceleration: accelerated,
    outer_wall_acceleration: accelerated,
    jerk: upTo(lower(jerk.x, jerk.y)),
    layer_height: own?.layer_height_mm ?? null,
    first_layer_height: own?.layer_height_mm ?? null,
  };
}

function materialRanges(material: Material): Ranges {
  return {
    nozzle_temperature: material.nozzle_temperature_c,
    nozzle_temperature_first_layer: material.nozzle_temperature_c,
    bed_temperature: material.bed_temperature_c,
    bed_temperature_first_layer: material.bed_temperature_c,
    chamber_temperature: material.chamber_temperature_c,
    fan_min: upTo(material.fan_percent.max),
    fan_max: material.fan_percent,
    max_volumetric_speed: upTo(material.max_volumetric_speed_mm3_s),
    nozzle_diameter: { min: material.min_nozzle_diameter_mm },
  };
}

/**
 * Where values leave the ranges of a printer and a material, and where a speed asks for more than the flow that they allow
 * themselves (then the slicer slows down to the limit).
 *
 * @param values by setting, in the units of the settings; temperatures °C, speeds mm/s, heights mm
 */
export function valuesOutOfRange(values: Values, printer: Printer | null, material: Material | null): OutOfRange[] {
  const nozzle = typeof values.nozzle_diameter === 'number' ? values.nozzle_diameter : null;
  const found: OutOfRange[] = [];
  const judge = (of: 'printer' | 'material', ranges: Ranges) => {
    for (const [setting, range] of Object.entries(ranges)) {
      const value = values[setting];
      if (range === null || typeof value !== 'number') continue;
      const end = endBeyond(value, range);
      const limit = end === null ? null : range[end];
      if (end !== null && limit != null) found.push({ setting, value, of, end, limit });
    }
  };
  if (printer) judge('printer', printerRanges(printer, nozzle));
  if (material) judge('material', materialRanges(material));
  return [...found, ...tooMuchFlow(values)];
}

/** Speeds beyond the own flow limit of the values. */
function tooMuchFlow(values: Values): OutOfRange[] {
  const of = (id: string) => (typeof values[id] === 'number' ? (values[id] as number) : null);
  const limit = of('max_volumetric_speed');
  if (limit === null || limit <= 0) return [];
  return LINES.flatMap(([setting, width, height]): OutOfRange[] => {
    const value = of(setting);
    const section = lineCrossSection(of(width) ?? of('line_width'), of(height) ?? of('layer_height'));
    if (value === null || section === null) return [];
    const reached = Math.floor((limit / section) * 10) / 10;
    return value > reached ? [{ setting, value, of: 'flow', end: 'max', limit: roundDecimals(reached) }] : [];
  });
}
