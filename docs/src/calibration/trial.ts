import { endBeyond, type Range } from '../../../core/profiles/range.js';
import { judge } from '../../../core/troubleshoot/resolve/conditions.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { BuiltSetting, BuiltStep, BuiltTrial } from './built.js';
import type { CalibrationTexts } from './calibration-texts.js';

/** The records of the chosen setup; null: not chosen, or not known. */
export interface TrialRecords {
  printer: Printer | null;
  material: Material | null;
  profile: Profile | null;
}

/** Values to try, in the unit of the setting; a tower that gets colder begins with the highest. */
export interface Span {
  from: number;
  to: number;
  step: number;
}

/** The limits of a value: the material's range, and the maximum of the printer. */
export interface Limits {
  material: Range | null;
  printer: number | null;
}

/** The values of a trial for a setup. */
export type TrialValues =
  | { kind: 'span'; span: Span /** The printer's maximum, where it cut the span off. */; cut: number | null }
  /** Around a current value that is not known. */
  | { kind: 'around'; less: number; more: number; step: number }
  /** The printer does not reach what the material needs at least. */
  | { kind: 'beyond'; needs: number; reaches: number }
  | { kind: 'unknown' };

/** Most values that are listed one by one. */
const MOST_LISTED = 9;

/** The value of a setting in the records; null when none has it. */
export function currentValue(setting: BuiltSetting, { printer, profile }: TrialRecords): number | null {
  const [record, ...path] = setting.field?.split('.') ?? [];
  const value = valueAt(record === 'printer' ? printer : profile, path.join('.'));
  return typeof value === 'number' ? value : null;
}

/** The steps that a step rests on, directly or not, in the order of the plan. */
export function stepsBefore(step: BuiltStep, steps: readonly BuiltStep[]): BuiltStep[] {
  const wanted = new Set(step.after);
  // Every step comes after those that it rests on.
  for (const earlier of steps.toReversed()) if (wanted.has(earlier.id)) for (const id of earlier.after) wanted.add(id);
  return steps.filter(({ id }) => wanted.has(id));
}

/**
 * The trials that may apply: up to the first that surely does. Earlier ones stay while the printer's construction is not
 * known; a likely construction decides where no source does.
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

/** The limits of a setting: the fields of material and printer that correspond to that of the profile. */
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

/** The span without what the printer does not reach. */
function cut(span: Span, { printer: most }: Limits): TrialValues {
  const { from, to, step } = span;
  if (most === null || Math.max(from, to) <= most) return { kind: 'span', span, cut: null };
  if (Math.min(from, to) > most) return { kind: 'beyond', needs: Math.min(from, to), reaches: most };
  return { kind: 'span', span: { from: Math.min(from, most), to: Math.min(to, most), step }, cut: most };
}

/** The values of a span one after the other, its end included. */
export function valuesOf({ from, to, step }: Span): number[] {
  const count = Math.floor(Math.abs(to - from) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, i) => rounded(from + Math.sign(to - from) * i * step, step));
  return values.at(-1) === to ? values : [...values, to];
}

/** The value at a height of a tower, mm; null below its foot or above its top. */
export function valueAtHeight({ from, to, step }: Span, height: number): number | null {
  const value = rounded(from + height * step, step / 100);
  return height < 0 || endBeyond(value, { min: from, max: to }) !== null ? null : value;
}

/** A number without the noise of binary fractions, to one digit more than its step has. */
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
