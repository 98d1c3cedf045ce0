import { foldToKey } from '../names/fold.js';

/** The slicers whose keys and menus the records know. */
export const SLICERS = ['orcaslicer', 'bambu_studio', 'prusaslicer', 'cura'] as const;
export type SlicerId = (typeof SLICERS)[number];

export const SLICER_NAMES: Readonly<Record<SlicerId, string>> = {
  orcaslicer: 'OrcaSlicer',
  bambu_studio: 'Bambu Studio',
  prusaslicer: 'PrusaSlicer',
  cura: 'Cura',
};

/**
 * The slicer that a text names: its id or its name, with underscores, hyphens, blanks or nothing between the words, in
 * any case. Null: none has that name.
 */
export function slicerNamed(given: string): SlicerId | null {
  const wanted = foldToKey(given);
  return SLICERS.find((id) => foldToKey(id) === wanted || foldToKey(SLICER_NAMES[id]) === wanted) ?? null;
}
