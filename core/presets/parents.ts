import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SlicerId } from '../words/slicers.js';
import { PresetRefused } from './preset-refused.js';
import type { ParentNames } from './types.js';

/** The presets of a slicer that a record names; null: the slicer does not know the machine with that nozzle. */
export function parentsOf(record: Profile, slicer: SlicerId): ParentNames | null {
  const { presets } = record as { presets?: Partial<Record<SlicerId, ParentNames | null>> };
  return presets?.[slicer] ?? null;
}

/** The names of those of the three presets that are known. */
export function namesOf(parents: ParentNames | null): string[] {
  return [parents?.machine, parents?.process, parents?.filament].filter((name) => name != null);
}

/**
 * Quality types, at least one of which most Cura machines have. The first is used if nothing else is known: machines
 * without their own inherit it. Source: resources/quality of Cura 5.12 and, for `normal`, its normal.inst.cfg, whose
 * definition is fdmprinter.
 */
export const USUAL_QUALITIES = ['normal', 'draft', 'ultra', 'adaptive', 'low', 'standard'] as const;

/** Words on one line, such as `extra coarse`, since they become a line of the profile's text. */
const QUALITY = /^[\w.+-]+(?: [\w.+-]+)*$/;

/** A quality type; `assumed` if it was not named and the quality types of the machine are not known. */
export interface QualityType {
  type: string;
  assumed: boolean;
}

/**
 * The quality type of a Cura profile: the chosen one, else that of the machine and the material; for a machine with no
 * known ones, the first of {@link USUAL_QUALITIES}.
 *
 * @throws {@link PresetRefused} if there is none, or the machine is known to lack it: Cura would reject the profile
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
