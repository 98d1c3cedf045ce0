import { endBeyond, type Range } from '../../../core/profiles/range.js';
import { judge } from '../../../core/troubleshoot/resolve/conditions.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { BuiltSetting, BuiltStep, BuiltTrial } from './built.js';
import type { CalibrationTexts } from './calibration-texts.js';

/** The records of the selected setup; null: not selected or unknown. */
export interface TrialRecords {
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
}

/** A range of values to try, in the unit of the setting; a tower with falling temperatures begins with the highest. */
export interface Span {
  from: number;
  to: number;
  step: number;
}

/** Limits of a value: the material's range and the printer's maximum. */
export interface Limits {
  material: Range | null;
  printer: number | null;
}

/** The values to try for a setup. */
export type TrialValues =
  | { kind: 'span'; span: Span /** The printer's maximum, if it truncated the span. */; cut: number | null }
  /** Relative to a current value that is unknown. */
  | { kind: 'around'; less: number; more: number; step: number }
  /** The printer's maximum is below the material's minimum. */
  | { kind: 'beyond'; needs: number; reaches: number }
  | { kind: 'unknown' };

/** Maximum number of values listed individually. */
const MOST_LISTED = 9;

/** The value of a setting in the records; null if none has it. */
export function currentValue(setting: BuiltSetting, { printer, profile }: TrialRecords): number | null {
  const [record, ...path] = setting.field?.split('.') ?? [];
  const value = valueAt(record === 'printer' ? printer : profile, path.join('.'));
  return typeof value === 'number' ? value : null;
}

/** The direct and indirect prerequisites of a step, in order. */
export function stepsBefore(step: BuiltStep, steps: readonly BuiltStep[]): BuiltStep[] {
  const wanted = new Set(step.after);
  // Every step comes after its prerequisites.
  for (const earlier of steps.toReversed()) if (wanted.has(earlier.id)) for (const id of earlier.after) wanted.add(id);
  return steps.filter(({ id }) => wanted.has(id));
}

/**
 * The trials that may apply, up to the first that definitely does. Earlier ones are kept while the printer's
 * construction is unknown; an inferred construction decides if no source states it.
 */
export function trialsFor(
  trials: readonly BuiltTrial[],
  records: TrialRecords,
): { trial: BuiltTrial; likely: boolean }[] {
  const judged = trials
    .map((trial) => ({ trial, ...judge(trial.when, { ...records, slicer: null, user_values: {} }) }))
    .filter(({ verdict }) => verdict !== 'no');
  const sure = judged.findIndex(({ verdict }) => verdict === 'yes');
  return judged
    .slice(0, sure < 0 ? judged.length : sure + 1)
    .map(({ trial, assumptions: likely }) => ({ trial, likely: likely.length > 0 }));
}

/** The limits of a setting: the material and printer fields that correspond to its profile field. */
export function limitsOf(setting: BuiltSetting, { printer, material }: TrialRecords): Limits {
  const name = setting.field?.split('.')[1] ?? '';
  const range = valueAt(material, name);
  const most = valueAt(printer, `max_${name}`);
  const isRange = typeof range === 'object' && range !== null && 'min' in range;
  return { material: isRange ? (range as Range) : null, printer: typeof most === 'number' ? most : null };
}

export function trialValues(trial: BuiltTrial, current: number | null, limits: Limits): TrialValues {
  const { from, to, below_current: less, above_current: more, material_range, step } = trial;
  if (from !== null && to !== null) return cut({ from, to, step }, limits);
  if (less !== null && more !== null)
    return current === null
      ? { kind: 'around', less, more, step }
      : cut({ from: rounded(current - less, step), to: rounded(current + more, step), step }, limits);
  const { min, max } = limits.material ?? {};
  if (material_range === null || min == null || max == null) return { kind: 'unknown' };
  return cut({ from: max, to: min, step }, limits);
}

/** Truncates a span to the printer's maximum. */
function cut(span: Span, { printer: most }: Limits): TrialValues {
  const { from, to, step } = span;
  if (most === null || Math.max(from, to) <= most) return { kind: 'span', span, cut: null };
  if (Math.min(from, to) > most) return { kind: 'beyond', needs: Math.min(from, to), reaches: most };
  return { kind: 'span', span: { from: Math.min(from, most), to: Math.min(to, most), step }, cut: most };
}

/** The values of a span, including its end. */
export function valuesOf({ from, to, step }: Span): number[] {
  const count = Math.floor(Math.abs(to - from) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, i) => rounded(from + Math.sign(to - from) * i * step, step));
  return values.at(-1) === to ? values : [...values, to];
}

/** The value at a height on the tower, mm; null below its base or above its top. */
export function valueAtHeight({ from, to, step }: Span, height: number): number | null {
  const value = rounded(from + height * step, step / 100);
  return height < 0 || endBeyond(value, { min: from, max: to }) !== null ? null : value;
}

/** Rounds off floating-point noise, to one digit more than the step. */
export function rounded(value: number, step: number): number {
  const digits = Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) + 1)));
  return Number(value.toFixed(digits));
}

export function formatValue(value: number, { shown }: Pick<BuiltSetting, 'shown'>): string {
  return fill(shown, { n: Number(value.toFixed(4)) });
}

export function formatTrial(values: TrialValues, setting: BuiltSetting, texts: CalibrationTexts): string {
  const format = (value: number) => formatValue(value, setting);
  if (values.kind === 'around') {
    const { less, more, step } = values;
    return fill(texts.around, { less: format(less), more: format(more), step: format(step) });
  }
  if (values.kind !== 'span') return texts.unknownSpan;
  const { from, to, step } = values.span;
  const all = valuesOf(values.span);
  return all.length > MOST_LISTED
    ? fill(texts.span, { from, to: format(to), step })
    : all.map((value, i) => (i < all.length - 1 ? value : format(value))).join(texts.comma);
}
