import { foldToKey } from '../names/fold.js';

/** The slicers whose keys and menus are in the records. */
export const SLICERS = ['orcaslicer', 'bambu_studio', 'prusaslicer', 'cura'] as const;
export type SlicerId = (typeof SLICERS)[number];

export const SLICER_NAMES: Readonly<Record<SlicerId, string>> = {
  orcaslicer: 'OrcaSlicer',
  bambu_studio: 'Bambu Studio',
  prusaslicer: 'PrusaSlicer',
  cura: 'Cura',
};

/**
 * Resolves a slicer's id or name, in any case, with underscores, hyphens, spaces or nothing between its words. Null:
 * unknown.
 */
export function slicerNamed(given: string): SlicerId | null {
  const wanted = foldToKey(given);
  return SLICERS.find((id) => foldToKey(id) === wanted || foldToKey(SLICER_NAMES[id]) === wanted) ?? null;
}
