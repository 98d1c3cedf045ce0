import { USUAL_QUALITIES } from '../../../core/presets/parents.js';
import { Choice } from '../explorer/fields.js';
import type { PresetTexts } from './preset-texts.js';

interface QualityFieldProps {
  /** Quality types of the printer in Cura, if known. */
  known: readonly string[];
  chosen: string;
  words: PresetTexts;
  onChoose: (type: string) => void;
}

/** The quality types to select from: the printer's own, else the most common ones. */
export function qualityTypes(known: readonly string[]): readonly string[] {
  return known.length > 0 ? known : USUAL_QUALITIES;
}

export function QualityField({ known, chosen, words, onChoose }: QualityFieldProps) {
  const options = qualityTypes(known).map((type) => [type, type] as const);
  return <Choice label={words.quality} value={chosen} hint={words.qualityWhy} {...{ options, onChoose }} />;
}
