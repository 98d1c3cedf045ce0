import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';
import { PresetRefused } from './preset-refused.js';
import type { ParentNames } from './types.js';

/** The presets of a slicer that a record names; null: that slicer does not know the machine with the nozzle. */
export function parentsOf(record: Profile, slicer: SlicerId): ParentNames | null {
  const { presets } = record as { presets?: Partial<Record<SlicerId, ParentNames | null>> };
  return presets?.[slicer] ?? null;
}

/**
 * Quality types that most machines of Cura have one of, first the one that is taken where nothing else is known: machines
 * without qualities of their own have it from their base. Source: resources/quality of Cura 5.12 and, for `normal`, its
 * normal.inst.cfg, whose definition is fdmprinter.
 */
export const USUAL_QUALITIES = ['normal', 'draft', 'ultra', 'adaptive', 'low', 'standard'] as const;

/** Words, such as `extra coarse`: a line of its own in the text of the profile. */
const QUALITY = /^[\w.+-]+(?: [\w.+-]+)*$/;

/** A quality type, and whether nobody named it and the machine is not known to have it. */
export interface QualityType {
  type: string;
  assumed: boolean;
}

/**
 * The quality type that a profile of Cura is for: the one that was chosen, else that of the machine and the material; for
 * a machine that is not known to have any, the first of {@link USUAL_QUALITIES}.
 *
 * @throws {@link PresetRefused} where there is none, or the machine is known not to have it: Cura would refuse the profile
 */
export function resolveQualityType(
  chosen: string | undefined,
  parents: ParentNames | null,
  printer: Printer,
): QualityType {
  const { presets } = printer as { presets?: { cura_quality_types?: readonly string[] } };
  const types = presets?.cura_quality_types ?? [];
  const named = chosen ?? parents?.process ?? null;
  if (named === null && types.length === 0) return { type: USUAL_QUALITIES[0], assumed: true };
  const type = named ?? '';
  const isKnown = types.length === 0 || types.includes(type);
  if (!isKnown || !QUALITY.test(type))
    throw new PresetRefused('no_quality_type', type, types.length === 0 ? USUAL_QUALITIES : types);
  return { type, assumed: false };
}
