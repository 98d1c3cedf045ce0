import type { ParentNames } from '../../../core/preset/shapes.js';

/**
 * The command that slices with an overlay over three presets of PrusaSlicer: what the overlay does not name stays as they
 * have it (`LoadPrintData.cpp` of PrusaSlicer 2.9).
 *
 * @returns null when one of the presets is not known
 */
export function overlayCommand(parents: ParentNames | null, file: string): string | null {
  if (!parents?.machine || !parents.process || !parents.filament) return null;
  return [
    'prusa-slicer',
    `--printer-profile ${quoted(parents.machine)}`,
    `--print-profile ${quoted(parents.process)}`,
    `--material-profile ${quoted(parents.filament)}`,
    `--load ${quoted(file)}`,
    '--export-gcode model.stl',
  ].join(' ');
}

/** In double quotes, which shells of all systems know; what those would still read as their own is escaped. */
function quoted(text: string): string {
  return `"${text.replace(/["\\$`]/g, '\\$&')}"`;
}
