import type {
  CaseSource,
  TrialAnswersSource,
  TrialSource,
  TrialTextsSource,
  TrialTruthsSource,
} from '../../../schemas/generated/source.js';

/** The trials as cases that can be measured: those that may be followed, and those that only measure. */
export interface Trials {
  tuning: CaseSource[];
  held: CaseSource[];
}

/**
 * Joins the texts of the trials with their answers and truths. Throws an error that names the trial when one of them has
 * no truth.
 */
export function readTrials(
  { tuning, held }: TrialTextsSource,
  read: TrialAnswersSource,
  truths: TrialTruthsSource,
): Trials {
  const join = ({ told, ...text }: TrialSource): CaseSource => {
    const truth = truths[text.id];
    if (!truth) throw new Error(`trials/truths.yaml: "${text.id}" is missing; each text of texts.yaml needs a truth`);
    const answers = Object.entries(read[text.id]?.answers ?? {});
    return {
      ...text,
      ...truth,
      fix: null,
      observations: told as CaseSource['observations'],
      ...(answers.length > 0
        ? { answers: Object.fromEntries(answers.map(([check, { outcome }]) => [check, outcome])) }
        : {}),
    };
  };
  return { tuning: tuning.map(join), held: held.map(join) };
}
