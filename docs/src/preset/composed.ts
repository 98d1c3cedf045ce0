import type { Language } from '../../../core/language.js';
import { composePreset } from '../../../core/preset/compose.js';
import { PresetRefused } from '../../../core/preset/refusals.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../core/preset/shapes.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';

/** What a preset is made for. */
export interface Subject {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/** A preset, or why there is none, as a sentence. */
export type Made = { preset: ComposedPreset; refusal: null } | { preset: null; refusal: string };

/** Makes a preset; what is refused is told. */
export function makePreset(
  { profile, printer, material }: Subject,
  mapping: PresetMapping,
  options: PresetOptions,
  language: Language,
): Made {
  try {
    return { preset: composePreset(profile, printer, material, mapping, options), refusal: null };
  } catch (error) {
    if (!(error instanceof PresetRefused)) throw error;
    return { preset: null, refusal: language === 'en' ? error.message : error.text_zh };
  }
}
