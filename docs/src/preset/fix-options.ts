import type { PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import type { SelectedFix } from './basket.js';
import type { PresetSources } from './load.js';

/** What becomes of ticked changes in a slicer. */
export interface FixOptions {
  /** Those that a preset can hold. */
  written: SelectedFix[];
  /** Those that only the printer preset has, which stays the user's. */
  printerOnly: SelectedFix[];
  /** Those that the slicer has nothing for. */
  left: SelectedFix[];
}

/** Sorts ticked changes by what the slicer can do with them. */
export function fixOptions(ticked: readonly SelectedFix[], { fields }: Pick<PresetMapping, 'fields'>): FixOptions {
  const sorted: FixOptions = { written: [], printerOnly: [], left: [] };
  for (const one of ticked) {
    const rows = fields.filter(({ setting }) => setting === one.change.setting);
    const holds = rows.some(
      ({ outcome, keys }) => (outcome === 'carried' || outcome === 'approximated') && keys.length > 0,
    );
    const where = holds ? 'written' : rows.some(({ outcome }) => outcome === 'printer') ? 'printerOnly' : 'left';
    sorted[where].push(one);
  }
  return sorted;
}

/**
 * What a preset of ticked changes is made with. What the slicer's own presets set is among it: a change that was worked out
 * from the record may be behind those.
 *
 * @param qualityType of Cura; null for the others
 */
export function presetOfFixes(
  written: readonly SelectedFix[],
  { theirs }: Pick<PresetSources, 'theirs'>,
  qualityType: string | null,
): PresetOptions {
  const changes = written.map(({ change, value }) => ({ setting: change.setting, value }));
  return { form: 'changes', theirs, changes, ...(qualityType !== null && { qualityType }) };
}
