import type { Files } from '../../../clients/typescript/src/files.js';
import { mappingOf, theirsOf } from '../../../clients/typescript/src/parts/preset-of.js';
import { composePreset } from '../../../core/presets/compose.js';
import { PresetRefused } from '../../../core/presets/preset-refused.js';
import type { ComposedPreset, PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';

/**
 * The mapping for a slicer, and the same profile from the slicer's own presets, for comparison; null: unknown, or the
 * profile comes from them.
 *
 * @throws {OpenPrintDataError}
 */
export async function loadSources(files: Files, slicer: SlicerId, profile: Profile) {
  const [mapping, theirs] = await Promise.all([mappingOf(files, slicer), theirsOf(files, slicer, profile)]);
  return { mapping, theirs };
}

/** Where a slicer keeps a setting: in a preset that is written here, only in that of the printer, or nowhere. */
export function placeOf(setting: string, { fields }: Pick<PresetMapping, 'fields'>): 'written' | 'printer' | 'nowhere' {
  const rows = fields.filter((row) => row.setting === setting);
  const isWritten = rows.some(
    ({ outcome, keys }) => (outcome === 'carried' || outcome === 'approximated') && keys.length > 0,
  );
  if (isWritten) return 'written';
  return rows.some(({ outcome }) => outcome === 'printer') ? 'printer' : 'nowhere';
}

export interface PresetRecords {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/** Composes a preset, or explains in a sentence why there can be no file. */
export function makePreset(
  { profile, printer, material }: PresetRecords,
  mapping: PresetMapping,
  options: PresetOptions,
  language: Language,
): { preset: ComposedPreset | null; refusal: string | null } {
  const { say } = LOCALES[language];
  try {
    return { preset: composePreset(profile, printer, material, mapping, options), refusal: null };
  } catch (error) {
    if (!(error instanceof PresetRefused)) throw error;
    const reason = say(error.message, error.text_zh);
    return { preset: null, refusal: say(`No file can be created: ${reason}`, `无法生成文件：${reason}`) };
  }
}
