import { useState } from 'preact/hooks';
import { USUAL_QUALITIES } from '../../../core/presets/parents.js';
import type { Say } from '../../../core/words/language.js';
import { Choice } from '../explorer/fields.js';
import type { PresetRecords } from './make-preset.js';

/**
 * The quality type in Cura, if that is the slicer, as an option of its preset, and the field for it: the printer's own
 * types, else the most common ones.
 */
export function useQuality(slicer: string | null, { printer, profile }: PresetRecords, say: Say) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (slicer !== 'cura') return { option: {}, field: null };
  const own = printer.presets.cura_quality_types;
  const types = own.length > 0 ? own : USUAL_QUALITIES;
  const qualityType = chosen ?? profile.presets.cura?.process ?? types[0] ?? '';
  return {
    option: { qualityType },
    field: (
      <Choice
        label={say('Quality type of your printer in Cura', '打印机在 Cura 中的质量类型')}
        value={qualityType}
        hint={say(
          'Cura accepts a profile only for a quality type that your printer has there. If it rejects the file, choose another one.',
          'Cura 只接受该打印机具备的质量类型。若导入被拒绝，请换一个类型。',
        )}
        onChoose={setChosen}
        options={types.map((type) => [type, type] as const)}
      />
    ),
  };
}
