import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';
import { PresetRefused } from './refusals.js';
import type { ParentNames } from './types.js';

/** The presets of a slicer that a record names; null: that slicer does not know the machine with the nozzle. */
export function parentsOf(record: Profile, slicer: SlicerId): ParentNames | null {
  const { presets } = record as { presets?: Partial<Record<SlicerId, ParentNames | null>> };
  return presets?.[slicer] ?? null;
}

/** Quality types that most machines of Cura have one of. Source: resources/quality of Cura. */
const USUAL_QUALITIES = ['draft', 'normal', 'standard', 'ultra', 'low'];

/** Words, such as `extra coarse`: a line of its own in the text of the profile. */
const QUALITY = /^[\w.+-]+(?: [\w.+-]+)*$/;

/**
 * The quality type that a profile of Cura is for: the one that was chosen, else that of the machine and the material.
 *
 * @throws {@link PresetRefused} where there is none, or the machine is known not to have it: Cura would refuse the profile
 */
export function resolveQualityType(chosen: string | undefined, parents: ParentNames | null, printer: Printer): string {
  const { presets } = printer as { presets?: { cura_quality_types?: readonly string[] } };
  const types = presets?.cura_quality_types ?? [];
  const quality = chosen ?? parents?.process ?? '';
  const isKnown = types.length === 0 || types.includes(quality);
  if (!isKnown || !QUALITY.test(quality))
    throw new PresetRefused('no_quality_type', quality, types.length === 0 ? USUAL_QUALITIES : types);
  return quality;
}
