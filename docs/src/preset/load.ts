import { presetsPath } from '../../../core/paths.js';
import type { PresetMapping } from '../../../core/preset/shapes.js';
import type { SlicerId } from '../../../core/slicers.js';
import type { Loader } from '../explorer/load.js';

/** How records become the settings of a slicer: the one request that a preset takes. @throws LoadError */
export function loadMapping(loader: Loader, slicer: SlicerId): Promise<PresetMapping> {
  return loader.record<PresetMapping>(presetsPath(slicer));
}
