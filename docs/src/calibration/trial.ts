import { endBeyond, type Range } from '../../../core/profiles/range.js';
import { judge } from '../../../core/troubleshoot/resolve/conditions.js';
import { valueAt } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import type { BuiltSetting, BuiltTrial } from './built.js';
import { rounded } from './number.js';

/** The machine, filament and profile that somebody calibrates; null: not chosen, or not known. */
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

/** What a value must stay within: the material's range, and the most that the printer does. */
export interface Limits {
  material: Range | null;
  printer: number | null;
}

/** What a trial comes to. */
export type TrialValues =
  | { kind: 'span'; span: Span /** Where it was cut off: what the printer does at most. */; cut: number | null }
  /** Around a value that is not known. */
  | { kind: 'around'; less: number; more: number; step: number }
  /** The printer does not reach what the material needs at least. */
  | { kind: 'beyond'; needs: number; reaches: number }
  | { kind: 'unknown' };

/** The value of a setting now, by the records; null when none tells it. */
export function valueNow(setting: BuiltSetting, { printer, profile }: TrialRecords): number | null {
  const [record, ...path] = setting.field?.split('.') ?? [];
  const value = valueAt(record === 'printer' ? printer : profile, path.join('.'));
  return typeof value === 'number' ? value : null;
}

/**
 * The trials that can be meant: the first that applies, and before it those that may, since nobody knows how the machine
 * is built. What is likely decides where no source does.
 */
export function trialsFor(
  trials: readonly BuiltTrial[],
  subject: TrialRecords,
): { trial: BuiltTrial; likely: boolean }[] {
  const judged = trials
    .map((trial) => ({ trial, ...judge(trial.when, { ...subject, slicer: null, yours: {} }) }))
    .filter(({ verdict }) => verdict !== 'no');
  const sure = judged.findIndex(({ verdict }) => verdict === 'yes');
  return judged
    .slice(0, sure < 0 ? judged.length : sure + 1)
    .map(({ trial, likely }) => ({ trial, likely: likely.length > 0 }));
}

/** What limits a setting: the fields of material and printer that are named as that of the profile. */
export function limitsOf(setting: BuiltSetting, { printer, material }: TrialRecords): Limits {
  const name = setting.field?.split('.')[1] ?? '';
  const range = valueAt(material, name);
  const most = valueAt(printer, `max_${name}`);
  const isRange = typeof range === 'object' && range !== null && 'min' in range;
  return { material: isRange ? (range as Range) : null, printer: typeof most === 'number' ? most : null };
}

/** The values of a trial for a value now and limits. */
export function trialValues(trial: BuiltTrial, now: number | null, limits: Limits): TrialValues {
  const { from, to, less, more, material_range, step } = trial;
  if (from !== null && to !== null) return cut({ from, to, step }, limits);
  if (less !== null && more !== null)
    return now === null
      ? { kind: 'around', less, more, step }
      : cut({ from: rounded(now - less, step), to: rounded(now + more, step), step }, limits);
  const { min, max } = limits.material ?? {};
  if (material_range === null || min == null || max == null) return { kind: 'unknown' };
  return cut({ from: max, to: min, step }, limits);
}

/** The same without what the printer does not reach. */
function cut(span: Span, { printer: most }: Limits): TrialValues {
  const lowest = Math.min(span.from, span.to);
  if (most === null || Math.max(span.from, span.to) <= most) return { kind: 'span', span, cut: null };
  if (lowest > most) return { kind: 'beyond', needs: lowest, reaches: most };
  return {
    kind: 'span',
    span: { ...span, from: Math.min(span.from, most), to: Math.min(span.to, most) },
    cut: most,
  };
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
