import { presetsPath, presetValuesPath } from '../../../core/paths.js';
import { hasValuesOf } from '../../../core/preset/origin.js';
import type { PresetMapping } from '../../../core/preset/shapes.js';
import type { SlicerId } from '../../../core/slicers.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { LoadError, type Loader } from '../explorer/load.js';

/** What a preset is made of beside the records that the page has. */
export interface Sources {
  mapping: PresetMapping;
  /** What the slicer's own presets set; null: not known, or the record was read from them. */
  theirs: Profile | null;
}

/** How records become the settings of a slicer: the one request that a preset takes. @throws LoadError */
export function loadMapping(loader: Loader, slicer: SlicerId): Promise<PresetMapping> {
  return loader.record<PresetMapping>(presetsPath(slicer));
}

/** The same, with what the slicer's own presets set, to compare with: a second request. @throws LoadError */
export async function loadSources(loader: Loader, slicer: SlicerId, profile: Profile): Promise<Sources> {
  const [mapping, theirs] = await Promise.all([loadMapping(loader, slicer), loadTheirs(loader, slicer, profile)]);
  return { mapping, theirs };
}

async function loadTheirs(loader: Loader, slicer: SlicerId, profile: Profile): Promise<Profile | null> {
  if (!hasValuesOf(profile, slicer)) return null;
  try {
    const { data } = await loader.page<Profile>(presetValuesPath(slicer, profile.printer));
    return data.find(({ id }) => id === profile.id) ?? null;
  } catch (error) {
    if (error instanceof LoadError && error.reason === 'missing') return null;
    throw error;
  }
}
