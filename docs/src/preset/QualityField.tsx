import { USUAL_QUALITIES } from '../../../core/presets/parents.js';
import { Choice } from './Choice.js';
import type { PresetTexts } from './texts.js';

interface Props {
  /** Those that the printer is known to have in Cura. */
  known: readonly string[];
  chosen: string;
  words: PresetTexts;
  onChoose: (type: string) => void;
}

/** The quality types to choose from: those of the printer, else those that most have. */
export function qualityTypes(known: readonly string[]): readonly string[] {
  return known.length > 0 ? known : USUAL_QUALITIES;
}

/** Chooses the quality type that a profile of Cura is for. */
export function QualityField({ known, chosen, words, onChoose }: Props) {
  const options = qualityTypes(known).map((type) => [type, type] as const);
  return <Choice label={words.quality} value={chosen} hint={words.qualityWhy} {...{ options, onChoose }} />;
}
