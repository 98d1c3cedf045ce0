import { MissingFileError } from '../../../clients/typescript/src/errors.js';
import type { Files } from '../../../clients/typescript/src/files.js';
import { presetsPath, presetValuesPath } from '../../../core/contract/paths.js';
import { hasPresetValues } from '../../../core/presets/source-slicer.js';
import type { PresetMapping } from '../../../core/presets/types.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';

/** What a preset is made of beside the records that the page has. */
export interface PresetSources {
  mapping: PresetMapping;
  /** What the slicer's own presets set; null: not known, or the record was read from them. */
  theirs: Profile | null;
}

/** How records become the settings of a slicer: the one request that a preset takes. @throws {OpenPrintDataError} */
export function loadMapping(files: Files, slicer: SlicerId): Promise<PresetMapping> {
  return files.record<PresetMapping>(presetsPath(slicer));
}

/** The same, with what the slicer's own presets set, to compare with: a second request. @throws {OpenPrintDataError} */
export async function loadSources(files: Files, slicer: SlicerId, profile: Profile): Promise<PresetSources> {
  const [mapping, theirs] = await Promise.all([loadMapping(files, slicer), loadTheirs(files, slicer, profile)]);
  return { mapping, theirs };
}

async function loadTheirs(files: Files, slicer: SlicerId, profile: Profile): Promise<Profile | null> {
  if (!hasPresetValues(profile, slicer)) return null;
  try {
    const { data } = await files.page<Profile>(presetValuesPath(slicer, profile.printer));
    return data.find(({ id }) => id === profile.id) ?? null;
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}
