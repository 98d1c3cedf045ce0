import { overlayCommand } from '../../../../../core/preset/prusa-ini.js';
import type { ComposedPreset } from '../../../../../core/preset/shapes.js';

/**
 * The call that slices a model with a file, for a shell: over the presets that it is laid over, or with the file alone.
 * Only PrusaSlicer has one for what is written here.
 */
export function loadCommand(composed: ComposedPreset, file: string): string | null {
  if (composed.slicer !== 'prusaslicer') return null;
  if (composed.form === 'overlay') return overlayCommand(composed, file);
  return `prusa-slicer --load "${file.replace(/["\\$`]/g, '\\$&')}" --export-gcode model.stl`;
}
