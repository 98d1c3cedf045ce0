import type {
  CaseSource,
  TrialAnswersSource,
  TrialTextsSource,
  TrialTruthsSource,
} from '../../../schemas/generated/source.js';

/** The trials as cases that can be measured: the half that may be followed, and the half that only measures. */
export interface Trials {
  tuning: CaseSource[];
  held: CaseSource[];
}

/**
 * Joins the texts of the trials with their answers and truths. Throws an error that names the trial when one of them has
 * no truth.
 */
export function readTrials(
  { cases, tuning }: TrialTextsSource,
  read: TrialAnswersSource,
  truths: TrialTruthsSource,
): Trials {
  const chosen = new Set(tuning);
  const joined = cases.map(({ told, ...text }): CaseSource => {
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
  });
  return { tuning: joined.filter(({ id }) => chosen.has(id)), held: joined.filter(({ id }) => !chosen.has(id)) };
}
