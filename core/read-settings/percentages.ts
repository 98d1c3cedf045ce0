import type { UnreadReason } from './messages.js';
import type { Dialect } from './raw-settings.js';
import { roundDecimals, type SettingsReader } from './settings-reader.js';

/**
 * The base of a percentage, by key. Sources: `ratio_over` and tooltips in src/libslic3r/PrintConfig.cpp of each slicer.
 */
type Bases = Readonly<Record<string, string>>;

/** The same value for several keys. */
export function eachOf<T>(value: T, ...keys: string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

const ORCA: Bases = {
  ...eachOf('nozzle_diameter', 'line_width', 'initial_layer_line_width', 'outer_wall_line_width'),
  ...eachOf('nozzle_diameter', 'inner_wall_line_width', 'sparse_infill_line_width', 'support_line_width'),
  outer_wall_acceleration: 'default_acceleration',
  small_perimeter_speed: 'outer_wall_speed',
  initial_layer_speed: 'outer_wall_speed',
  internal_solid_infill_speed: 'sparse_infill_speed',
  top_surface_speed: 'internal_solid_infill_speed',
};

const SPEEDS: Bases = {
  external_perimeter_speed: 'perimeter_speed',
  small_perimeter_speed: 'perimeter_speed',
  first_layer_speed: 'external_perimeter_speed',
  top_solid_infill_speed: 'solid_infill_speed',
  support_material_xy_spacing: 'external_perimeter_extrusion_width',
};

const WIDTHS = ['', 'external_perimeter_', 'perimeter_', 'infill_', 'support_material_'].map(
  (part) => `${part}extrusion_width`,
);

const PRUSA: Bases = {
  ...SPEEDS,
  ...eachOf('layer_height', ...WIDTHS),
  first_layer_extrusion_width: 'first_layer_height',
  first_layer_height: 'layer_height',
  solid_infill_speed: 'infill_speed',
};

const SUPER: Bases = {
  ...SPEEDS,
  ...eachOf('nozzle_diameter', ...WIDTHS, 'first_layer_extrusion_width', 'first_layer_height'),
  ...eachOf('default_speed', 'perimeter_speed', 'solid_infill_speed', 'bridge_speed'),
  infill_speed: 'solid_infill_speed',
  ...eachOf('default_acceleration', 'perimeter_acceleration', 'first_layer_acceleration'),
  default_acceleration: 'machine_max_acceleration_x',
  external_perimeter_acceleration: 'perimeter_acceleration',
};

const BASES: Readonly<Partial<Record<Dialect, Bases>>> = {
  orcaslicer: ORCA,
  bambu_studio: ORCA,
  prusaslicer: PRUSA,
  superslicer: SUPER,
};

export type Parsed<T> = { value: T } | { why: UnreadReason };

/** The number of a key in its own unit, with percentages of other keys resolved; a base of 0 is ignored. */
export function absoluteNumber(reader: SettingsReader, key: string, depth = 0): Parsed<number> {
  const written = reader.number(key);
  if (written === null) return { why: reader.has(key) ? 'not_a_value' : 'not_in_file' };
  if (!written.percent) return { value: written.n };
  const base = BASES[reader.raw.dialect]?.[key];
  if (base === undefined || depth > 4) return { why: 'relative' };
  const of = absoluteNumber(reader, base, depth + 1);
  return 'value' in of && of.value > 0 ? { value: roundDecimals((of.value * written.n) / 100) } : { why: 'relative' };
}
