import type { Files } from '../../../clients/typescript/src/files.js';
import { mappingOf, theirsOf } from '../../../clients/typescript/src/parts/preset-of.js';
import type { PresetMapping } from '../../../core/presets/types.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';

export interface PresetSources {
  mapping: PresetMapping;
  /** The same profile from the slicer's own presets, for comparison; null: unknown, or the profile comes from them. */
  theirs: Profile | null;
}

/** The mapping for a slicer, and its own presets for comparison. @throws {OpenPrintDataError} */
export async function loadSources(files: Files, slicer: SlicerId, profile: Profile): Promise<PresetSources> {
  const [mapping, theirs] = await Promise.all([mappingOf(files, slicer), theirsOf(files, slicer, profile)]);
  return { mapping, theirs };
}
