import type { PresetForm, PresetRow, RowOutcome } from '../../../core/presets/types.js';
import type { Enumeration, TextPair } from '../../../core/words/language.js';

/** Reasons for omission in report order, with the heading of the rows. */
const NOT_WRITTEN = {
  out_of_range: ['Left out, because {slicer} does not accept the value: {n}', '{slicer} 不接受该值而略去：{n} 项'],
  none: ['No counterpart in {slicer}: {n}', '{slicer} 没有对应项：{n} 项'],
  older: ['Not in {slicer} {version} yet: {n}', '{slicer} {version} 尚无此设置：{n} 项'],
  printer: ['Only in the printer preset, which stays your own: {n}', '只在打印机预设中，保持您自己的值：{n} 项'],
  own: ['Not known here; {slicer} keeps its value: {n}', '此处没有数值，保持 {slicer} 的值：{n} 项'],
} as const satisfies Partial<Enumeration<RowOutcome>>;
type NotWritten = keyof typeof NOT_WRITTEN;

const REASONS = Object.keys(NOT_WRITTEN) as NotWritten[];

/** The heading for omitted rows: unknown values come from the parent presets, or from the slicer's defaults. */
export function headingOf(why: NotWritten, form: PresetForm): TextPair {
  if (why !== 'own' || form !== 'full') return NOT_WRITTEN[why];
  return [
    'Not known here; {slicer} uses its built-in default: {n}',
    '此处没有数值，使用 {slicer} 的内置默认值：{n} 项',
  ];
}

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
    rest: REASONS.map((why) => ({ why, rows: left.filter((row) => whyNotWritten(row) === why) })).filter(
      (part) => part.rows.length > 0,
    ),
    approximated: written.filter(({ outcome }) => outcome === 'approximated'),
  };
}

function whyNotWritten({ outcome, value }: PresetRow): NotWritten {
  const known = REASONS.find((one) => one === outcome);
  // A row that could be written but is not lacks either a value here or an equivalent in the slicer.
  return known ?? (value === null ? 'own' : 'none');
}
