import type { Files } from '../../../clients/typescript/src/files.js';
import { mappingOf, theirsOf } from '../../../clients/typescript/src/parts/preset-of.js';
import type { PresetMapping } from '../../../core/presets/types.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';

export interface PresetSources {
  mapping: PresetMapping;
  /** The profile as the slicer's own presets have it, to compare with; null: not known, or it was read from them. */
  theirs: Profile | null;
}

/** How records become the settings of a slicer, with what its own presets set, to compare with. @throws {OpenPrintDataError} */
export async function loadSources(files: Files, slicer: SlicerId, profile: Profile): Promise<PresetSources> {
  const [mapping, theirs] = await Promise.all([mappingOf(files, slicer, {}), theirsOf(files, slicer, profile, {})]);
  return { mapping, theirs };
}
