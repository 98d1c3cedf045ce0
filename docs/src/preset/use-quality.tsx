import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { USUAL_QUALITIES } from '../../../core/presets/parents.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { Choice } from '../explorer/fields.js';
import type { PresetTexts } from './preset-texts.js';

/** The quality type in Cura, if that is the slicer, and the field for it: the printer's own types, else the most common ones. */
export function useQuality(
  slicer: string | null,
  { presets: { cura_quality_types: own } }: Printer,
  profile: Profile,
  words: PresetTexts,
): { qualityType: string | null; field: JSX.Element | null } {
  const [chosen, setChosen] = useState<string | null>(null);
  if (slicer !== 'cura') return { qualityType: null, field: null };
  const types = own.length > 0 ? own : USUAL_QUALITIES;
  const qualityType = chosen ?? profile.presets.cura?.process ?? types[0] ?? '';
  const options = types.map((type) => [type, type] as const);
  return {
    qualityType,
    field: (
      <Choice
        label={words.quality}
        value={qualityType}
        hint={words.qualityWhy}
        onChoose={setChosen}
        options={options}
      />
    ),
  };
}
