import type { PresetRow, RowOutcome } from '../../../core/presets/types.js';

/** Why something is not in the file, in the order of the report. */
export const NOT_WRITTEN = ['out_of_range', 'none', 'older', 'printer', 'own'] as const satisfies readonly RowOutcome[];
export type NotWritten = (typeof NOT_WRITTEN)[number];

/** The report of a preset, as it is shown: every row is in `changes`, `same` or `rest`, and in one of them only. */
export interface Report {
  /** Written, and other than what the slicer's own presets set, or what those set is not known. */
  changes: PresetRow[];
  /** Written, and what the slicer's own presets set as well. */
  same: PresetRow[];
  /** Not written, by the reason; reasons that nothing is left out for are left out. */
  rest: { why: NotWritten; rows: PresetRow[] }[];
  /** Those of the written ones that are only the nearest there is. */
  approximated: PresetRow[];
}

/** Whether anything is known of what the slicer's own presets set: without that a column for it would be empty. */
export function isCompared(rows: readonly PresetRow[]): boolean {
  return rows.some(({ theirs }) => theirs !== null);
}

/** Whether the slicer's own presets set all of it: what is known of them, and nothing that would be new. */
export function isNothingNew(rows: readonly PresetRow[]): boolean {
  return isCompared(rows) && reportOf(rows).changes.length === 0;
}

/** Sorts the rows of a preset for the page. */
export function reportOf(rows: readonly PresetRow[]): Report {
  const written = rows.filter(({ keys }) => keys.length > 0);
  const left = rows.filter(({ keys }) => keys.length === 0);
  return {
    changes: written.filter(({ same }) => !same),
    same: written.filter(({ same }) => same),
    rest: NOT_WRITTEN.map((why) => ({ why, rows: left.filter((row) => whyNotWritten(row) === why) })).filter(
      (part) => part.rows.length > 0,
    ),
    approximated: written.filter(({ outcome }) => outcome === 'approximated'),
  };
}

function whyNotWritten({ outcome, value }: PresetRow): NotWritten {
  const known = NOT_WRITTEN.find((one) => one === outcome);
  // What could be written and is not has either no value here or no word there.
  return known ?? (value === null ? 'own' : 'none');
}
