import type { BuiltStep } from './built.js';
import { resultValue } from './check-result.js';
import { isWritten, NO_ENTRY, type Spool, type StepNote } from './notes.js';
import { limitsOf, type TrialRecords, valueNow } from './trial.js';

/** What a step goes on with, and whether that was measured or is what the profile has. */
export interface StepValue {
  step: BuiltStep;
  value: number | null;
  measured: boolean;
}

/** The notes of a step; none where there is no spool. */
export function entryOf(spool: Spool | null, { id }: BuiltStep): StepNote {
  return spool?.steps[id] ?? NO_ENTRY;
}

/** What a step has come to: its result, else the value that the profile has. */
export function stepValue(step: BuiltStep, spool: Spool | null, subject: TrialRecords): StepValue {
  const { result, kept } = entryOf(spool, step);
  const own = resultValue(result, kept, limitsOf(step.setting, subject));
  return { step, value: own ?? valueNow(step.setting, subject), measured: own !== null };
}

/** The steps that a step rests on, directly or not, in the order of the plan. */
export function stepsBefore(step: BuiltStep, steps: readonly BuiltStep[]): BuiltStep[] {
  const wanted = new Set(step.after);
  // A step stands behind all that it rests on.
  for (const earlier of steps.toReversed()) if (wanted.has(earlier.id)) for (const id of earlier.after) wanted.add(id);
  return steps.filter(({ id }) => wanted.has(id));
}

/** What the steps before have come to, as it is written beside a new result. */
export function valuesBefore(
  step: BuiltStep,
  steps: readonly BuiltStep[],
  spool: Spool | null,
  subject: TrialRecords,
): Record<string, number> {
  return Object.fromEntries(
    stepsBefore(step, steps).flatMap((earlier) => {
      const { value } = stepValue(earlier, spool, subject);
      return value === null ? [] : [[earlier.id, value]];
    }),
  );
}

/** An earlier step that has come to something else since a result was written. */
export interface ChangedStep {
  step: BuiltStep;
  before: number;
  now: number;
}

/** What has changed since the result of a step was written: it holds no more. */
export function changedSince(
  step: BuiltStep,
  steps: readonly BuiltStep[],
  spool: Spool | null,
  subject: TrialRecords,
): ChangedStep[] {
  const entry = entryOf(spool, step);
  if (!isWritten(entry)) return [];
  return stepsBefore(step, steps).flatMap((earlier) => {
    const was = entry.with[earlier.id];
    const now = stepValue(earlier, spool, subject).value;
    return was === undefined || now === null || now === was ? [] : [{ step: earlier, before: was, now }];
  });
}
