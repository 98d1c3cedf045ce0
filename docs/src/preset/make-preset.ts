import type { Files } from '../../../clients/typescript/src/files.js';
import { mappingOf, theirsOf } from '../../../clients/typescript/src/parts/preset-of.js';
import { composePreset } from '../../../core/presets/compose.js';
import { PresetRefused } from '../../../core/presets/preset-refused.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';

export interface PresetSources {
  mapping: PresetMapping;
  /** The same profile from the slicer's own presets, for comparison; null: unknown, or the profile comes from them. */
  theirs: Profile | null;
}

/** The mapping for a slicer, and its own presets for comparison. @throws {OpenPrintDataError} */
export async function loadSources(files: Files, slicer: SlicerId, profile: Profile): Promise<PresetSources> {
  const [mapping, theirs] = await Promise.all([mappingOf(files, slicer), theirsOf(files, slicer, profile)]);
  return { mapping, theirs };
}

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
