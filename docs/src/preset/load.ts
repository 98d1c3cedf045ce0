import type { PresetMapping } from '../../../core/preset/shapes.js';
import type { SlicerId } from '../../../core/slicers.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { Loader } from '../explorer/load.js';

/** What a preset is made of beside the records that the page has: the one request that it takes, or two. */
export interface Sources {
  mapping: PresetMapping;
  /** What the slicer's own presets set; null: not known. */
  theirs: Profile | null;
}

/** How records become the settings of a slicer, and what the slicer's own presets set. @throws LoadError */
export async function loadSources(
  loader: Loader,
  slicer: SlicerId,
  printer: Printer,
  profile: Profile,
): Promise<Sources> {
  const [mapping, theirs] = await Promise.all([
    loader.record<PresetMapping>(`/api/v1/presets/${slicer}.json`),
    loadTheirs(loader, slicer, printer, profile),
  ]);
  return { mapping, theirs };
}

async function loadTheirs(): Promise<Profile | null> {
  return null;
}
