/** The slicers whose keys and menus the records know. */
export const SLICERS = ['orcaslicer', 'bambu_studio', 'prusaslicer', 'cura'] as const;
export type SlicerId = (typeof SLICERS)[number];

/** What they are called, in every language. */
export const SLICER_NAMES: Readonly<Record<SlicerId, string>> = {
  orcaslicer: 'OrcaSlicer',
  bambu_studio: 'Bambu Studio',
  prusaslicer: 'PrusaSlicer',
  cura: 'Cura',
};
