import { composePreset } from '../../../core/presets/compose.js';
import { PresetRefused } from '../../../core/presets/preset-refused.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';

export interface PresetRecords {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/** A preset, or the reason for its refusal as a sentence. */
export type PresetResult = { preset: ComposedPreset; refusal: null } | { preset: null; refusal: string };

/** Composes a preset, or explains why it is refused. */
export function makePreset(
  { profile, printer, material }: PresetRecords,
  mapping: PresetMapping,
  options: PresetOptions,
  language: Language,
): PresetResult {
  try {
    return { preset: composePreset(profile, printer, material, mapping, options), refusal: null };
  } catch (error) {
    if (!(error instanceof PresetRefused)) throw error;
    return { preset: null, refusal: LOCALES[language].say(error.message, error.text_zh) };
  }
}
