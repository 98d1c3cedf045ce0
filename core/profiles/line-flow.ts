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
