import type { PresetMapping, PresetOptions } from '../../../core/presets/types.js';
import type { SelectedFix } from './basket.js';
import type { PresetSources } from './make-preset.js';

/** Selected changes by support in a slicer. */
export interface FixOptions {
  /** Can be written to a preset. */
  written: SelectedFix[];
  /** Only in the printer preset, which is left to the user. */
  printerOnly: SelectedFix[];
  /** Not supported by the slicer. */
  left: SelectedFix[];
}

/** Sorts the selected changes by what the slicer supports. */
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
 * Options for a preset of selected changes. Passes the slicer's own presets for comparison: a change derived from the
 * record may lag behind them.
 *
 * @param qualityType for Cura; null for other slicers
 */
export function presetOfFixes(
  written: readonly SelectedFix[],
  { theirs }: Pick<PresetSources, 'theirs'>,
  qualityType: string | null,
): PresetOptions {
  const changes = written.map(({ change, value }) => ({ setting: change.setting, value }));
  return { form: 'changes', theirs, changes, ...(qualityType !== null && { qualityType }) };
}
