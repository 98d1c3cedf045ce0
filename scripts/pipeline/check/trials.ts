import type { CalibrationSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { fieldAt } from './overrides/fields.js';
import { valueProblem } from './schema.js';

/** Checks the values that a calibration step tries: valid for the setting, ascending, with a sensible step size. */
export function* checkTrials({ calibrations, settings }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of calibrations.values()) {
    const setting = settings.get(value.settings[0] ?? '')?.value;
    const field = fieldAt(setting?.record_field ?? '');
    const schema = field?.['x-unit'] === setting?.unit ? field : undefined;
    for (const [index, trial] of value.trials.entries())
      for (const problem of judge(trial, schema)) yield { ...problem, file, path: `trials.${index}.${problem.path}` };
  }
}

/** Most values in one trial: a tower or a row of lines has no more. */
const MOST_STEPS = 60;

type Trial = CalibrationSource['trials'][number];

function* judge(
  { from, to, step, less, more }: Trial,
  schema: Parameters<typeof valueProblem>[0] | undefined,
): Iterable<FieldProblem> {
  for (const [path, value] of Object.entries({ from, to })) {
    const problem = schema === undefined || value === undefined ? null : valueProblem(schema, value);
    if (problem) yield { ...problem, path };
  }
  if (from !== undefined && to !== undefined && from >= to)
    yield faultAt({ path: 'from' }, 'trial_backwards', [`the trial runs from ${from} to ${to}`, 'from below to']);
  const span =
    from !== undefined && to !== undefined
      ? to - from
      : less !== undefined && more !== undefined
        ? less + more
        : undefined;
  if (span !== undefined && span / step > MOST_STEPS)
    yield faultAt({ path: 'step' }, 'many_trials', [
      `${step} results in ${Math.round(span / step).toLocaleString('en')} trials`,
      `at least ${Number((span / MOST_STEPS).toPrecision(2))}, for at most ${MOST_STEPS} trials`,
    ]);
  if (span !== undefined && span > 0 && step > span)
    yield faultAt({ path: 'step' }, 'wide_step', [`${step} is larger than the whole range to try`, `at most ${span}`]);
}
