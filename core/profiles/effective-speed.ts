import type { Profile } from '../../schemas/generated/record.js';

type Speeds = Profile['effective_speed_mm_s'];
type Widths = keyof Profile['process']['line_width_mm'];

/**
 * The line that each feature is drawn with. Travel draws none; bridges are strands and gap infill is as wide as the gap,
 * so their speed does not follow from a line width.
 */
const LINE_OF: Readonly<Record<keyof Speeds, Widths>> = {
  first_layer: 'first_layer',
  first_layer_infill: 'first_layer',
  outer_wall: 'outer_wall',
  inner_wall: 'inner_wall',
  sparse_infill: 'sparse_infill',
  solid_infill: 'solid_infill',
  top_surface: 'top_surface',
  support: 'support',
  support_interface: 'support',
  small_perimeter: 'outer_wall',
};

const FEATURES = Object.keys(LINE_OF) as (keyof Speeds)[];

/** The line that a feature is drawn with, mm; null: not known. */
export function lineDrawn({ process }: Pick<Profile, 'process'>, feature: keyof Speeds) {
  const { line_width_mm: widths } = process;
  const line = LINE_OF[feature];
  const height = line === 'first_layer' ? process.first_layer_height_mm : process.layer_height_mm;
  // A width that a process does not give is its default one.
  return { width: widths[line] ?? widths.default, height };
}

/** The speeds that a profile really reaches, mm/s: those of its process, or what its own flow limit leaves of them. */
export function effectiveSpeeds({
  process,
  max_volumetric_speed_mm3_s: limit,
}: Pick<Profile, 'process' | 'max_volumetric_speed_mm3_s'>): Speeds {
  const { speed_mm_s: speeds } = process;
  const reached = {} as Speeds;
  for (const feature of FEATURES) {
    const { width, height } = lineDrawn({ process }, feature);
    reached[feature] = reachedSpeed(speeds[feature], limit, lineCrossSection(width, height));
  }
  return reached;
}

/** The speed that a feature is printed at, mm/s: the one that is really reached, or the written one where that is not known. */
export function printedSpeed(
  { process, effective_speed_mm_s: reached }: Pick<Profile, 'process' | 'effective_speed_mm_s'>,
  feature: keyof Speeds,
): number | null {
  return reached[feature] ?? process.speed_mm_s[feature];
}

/**
 * Cross-section of a printed line, mm², as the slicers of the Slic3r family reckon it: a rectangle with a semicircle at
 * each end, `h (w - h (1 - π/4))`.
 *
 * Source: `Flow::mm3_per_mm` in src/libslic3r/Flow.cpp of PrusaSlicer, Bambu Studio and OrcaSlicer.
 *
 * @param width mm
 * @param height mm
 * @returns null when either is unknown, or the line is narrower than it is high: slicers refuse to draw it
 */
export function lineCrossSection(width: number | null, height: number | null): number | null {
  if (width === null || height === null || height <= 0 || width < height) return null;
  return height * (width - height * (1 - Math.PI / 4));
}

/**
 * The speed that is reached, mm/s to one decimal: the one that is written, or what the flow limit leaves of it.
 *
 * Source: `GCode::_extrude` in src/libslic3r/GCode.cpp of the same slicers, which takes the lower of the speed and
 * `filament_max_volumetric_speed / mm3_per_mm`.
 *
 * @param written mm/s
 * @param maxVolumetricSpeed mm³/s
 * @param crossSection mm²
 * @returns null when any of them is unknown
 */
export function reachedSpeed(
  written: number | null,
  maxVolumetricSpeed: number | null,
  crossSection: number | null,
): number | null {
  if (written === null || maxVolumetricSpeed === null || crossSection === null) return null;
  return Math.min(written, Math.round((maxVolumetricSpeed / crossSection) * 10) / 10);
}
