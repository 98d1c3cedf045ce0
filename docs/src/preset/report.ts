import type { PresetRow, RowOutcome } from '../../../core/presets/types.js';

/** Reasons for omission, in report order. */
export const NOT_WRITTEN = ['out_of_range', 'none', 'older', 'printer', 'own'] as const satisfies readonly RowOutcome[];
export type NotWritten = (typeof NOT_WRITTEN)[number];

/** The report of a preset: each row is in exactly one of `changes`, `same` and `rest`. */
export interface Report {
  /** Written, and different from the slicer's own presets or not comparable. */
  changes: PresetRow[];
  /** Written, and equal to the slicer's own presets. */
  same: PresetRow[];
  /** Not written, grouped by reason; without empty groups. */
  rest: { why: NotWritten; rows: PresetRow[] }[];
  /** Written rows that are only approximations. */
  approximated: PresetRow[];
}

/** Whether any value of the slicer's own presets is known; if not, the column is omitted. */
export function isCompared(rows: readonly PresetRow[]): boolean {
  return rows.some(({ theirs }) => theirs !== null);
}

/** Whether the slicer's own presets are known and already contain everything. */
export function isNothingNew(rows: readonly PresetRow[]): boolean {
  return isCompared(rows) && reportOf(rows).changes.length === 0;
}

/** Groups the rows of a preset for the report. */
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
  // A row that could be written but is not lacks either a value here or an equivalent in the slicer.
  return known ?? (value === null ? 'own' : 'none');
}
