import { claimKeys } from './claim-keys.js';
import type { DraftRow } from './draft-row.js';
import { PresetRefused } from './refusals.js';
import type { PresetMapping, PresetRow } from './types.js';

/** The rows that fixes name, and of the others the keys whose texts follow from that. */
export function changedRows(drafts: readonly DraftRow[], before: readonly DraftRow[]): DraftRow[] {
  return drafts.flatMap((draft, place): DraftRow[] => {
    const texts = new Map(before[place]?.keys.map(({ key, text }) => [key.key, text]));
    const keys = draft.row.changed ? draft.keys : draft.keys.filter(({ key, text }) => texts.get(key.key) !== text);
    return draft.row.changed || keys.length > 0 ? [{ ...draft, keys }] : [];
  });
}

/**
 * Refuses a change that the slicer would not accept, or that would have no effect there.
 *
 * @param drafts the rows that fixes name, and what follows
 * @param followsFrom whether anything is written because of a setting alone: Cura has no limit of the flow, but its speeds
 * keep to one
 * @throws {@link PresetRefused}
 */
export function checkChanges(
  drafts: readonly DraftRow[],
  mapping: PresetMapping,
  followsFrom: (setting: string) => boolean,
): void {
  const { rows } = claimKeys(drafts);
  const changed = rows.filter((row) => row.changed);
  for (const row of changed) {
    const setting = row.setting ?? '';
    if (row.outcome === 'out_of_range')
      throw new PresetRefused('outside_slicer_range', describeRow(row), rangeOf(setting, mapping));
    const isLost = row.outcome === 'none' || row.outcome === 'older' || row.outcome === 'own';
    if (isLost && !followsFrom(setting))
      throw new PresetRefused('no_key', setting, [], { en: { more: row.remark }, zh: { more: row.remark_zh } });
  }
}

function describeRow({ setting, value, unit }: PresetRow): string {
  return [setting, String(value), unit].filter((part) => part !== null).join(' ');
}

function rangeOf(setting: string, mapping: PresetMapping): string[] {
  const keys = mapping.fields.find((one) => one.setting === setting)?.keys ?? [];
  return keys.flatMap(({ key, min, max }) =>
    min === null && max === null ? [] : [`${key} ${min ?? ''}–${max ?? ''}`],
  );
}
