import { SLICER_NAMES } from '../../../core/words/slicers.js';
import { fill } from '../explorer/texts/fill.js';
import type { MySetup } from './setup.js';
import type { setupTexts } from './texts.js';

/** A setup in words: `Bambu Lab P1S, 0.4 mm nozzle, PETG, OrcaSlicer`. */
export function formatSetup(
  { printer, nozzle, material, slicer }: MySetup,
  texts: Pick<ReturnType<typeof setupTexts>, 'nozzle' | 'between'>,
): string {
  const parts = [
    printer?.name,
    nozzle !== null && fill(texts.nozzle, { nozzle }),
    material?.name,
    slicer !== null && SLICER_NAMES[slicer],
  ];
  return parts.filter(Boolean).join(texts.between);
}
