import type { Profile } from '../../schemas/generated/record.js';

type Speeds = Profile['effective_speed_mm_s'];
type Widths = keyof Profile['process']['line_width_mm'];

/**
 * Line width of each feature. Travel extrudes nothing; bridges are strands and gap infill is as wide as the gap, so
 * their speed does not follow from a line width.
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

/** Line width and height of a feature, mm; null: unknown. */
export function lineDrawn({ process }: Pick<Profile, 'process'>, feature: keyof Speeds) {
  const { line_width_mm: widths } = process;
  const line = LINE_OF[feature];
  const height = line === 'first_layer' ? process.first_layer_height_mm : process.layer_height_mm;
  // Features without a line width use the default.
  return { width: widths[line] ?? widths.default, height };
}

/** Speeds that a profile actually reaches, mm/s: those of its process, reduced by its own flow limit. */
export function effectiveSpeeds({
  process,
  max_volumetric_speed_mm3_s: limit,
}: Pick<Profile, 'process' | 'max_volumetric_speed_mm3_s'>): Speeds {
  const { speed_mm_s: speeds } = process;
  const reached = {} as Speeds;
  for (const feature of Object.keys(LINE_OF) as (keyof Speeds)[]) {
    const { width, height } = lineDrawn({ process }, feature);
    reached[feature] = reachedSpeed(speeds[feature], limit, lineCrossSection(width, height));
  }
  return reached;
}

/** Speed at which a feature is printed, mm/s: the one reached, or the nominal one if that is unknown. */
export function printedSpeed(
  { process, effective_speed_mm_s: reached }: Pick<Profile, 'process' | 'effective_speed_mm_s'>,
  feature: keyof Speeds,
): number | null {
  return reached[feature] ?? process.speed_mm_s[feature];
}

/**
 * Cross-section of a printed line, mm², as slicers of the Slic3r family calculate it: a rectangle with a semicircle at
 * each end, `h (w - h (1 - π/4))`.
 *
 * Source: `Flow::mm3_per_mm` in src/libslic3r/Flow.cpp of PrusaSlicer, Bambu Studio and OrcaSlicer.
 *
 * @param width mm
 * @param height mm
 * @returns null if either is unknown, or the line is narrower than high, which slicers reject
 */
export function lineCrossSection(width: number | null, height: number | null): number | null {
  if (width === null || height === null || height <= 0 || width < height) return null;
  return height * (width - height * (1 - Math.PI / 4));
}

/**
 * Speed reached, mm/s to one decimal: the nominal one, or the flow limit's if that is lower.
 *
 * Source: `GCode::_extrude` in src/libslic3r/GCode.cpp of the same slicers, which takes the lower of the speed and
 * `filament_max_volumetric_speed / mm3_per_mm`.
 *
 * @param written nominal speed, mm/s
 * @param maxVolumetricSpeed mm³/s
 * @param crossSection mm²
 * @returns null if any of them is unknown
 */
export function reachedSpeed(
  written: number | null,
  maxVolumetricSpeed: number | null,
  crossSection: number | null,
): number | null {
  if (written === null || maxVolumetricSpeed === null || crossSection === null) return null;
  return Math.min(written, Math.round((maxVolumetricSpeed / crossSection) * 10) / 10);
}
