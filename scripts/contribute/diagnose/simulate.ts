import type { DiagnosisQuery } from '../../../core/troubleshoot/diagnose/rank.js';
import { nextStep } from '../../../core/troubleshoot/diagnose/step.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';

/** How a wizard that a person goes through ends. */
export interface Outcome {
  /** The causes, most likely first. */
  order: string[];
  /** How many questions were asked, and how many of them the person knew an answer to. */
  asked: number;
  answered: number;
}

/**
 * Asks the questions of the table one by one, as long as none is sure, and answers them with what is known; everything
 * else is answered "not known".
 */
export function simulate(
  table: Diagnosis,
  query: Omit<DiagnosisQuery, 'answers'>,
  known: Record<string, string>,
): Outcome {
  const answers: Record<string, string | null> = {};
  let { ranked, question } = nextStep(table, { ...query, answers });
  while (question) {
    answers[question.check] = known[question.check] ?? null;
    ({ ranked, question } = nextStep(table, { ...query, answers }));
  }
  return {
    order: ranked.map(({ cause }) => cause),
    asked: Object.keys(answers).length,
    answered: Object.values(answers).filter((outcome) => outcome !== null).length,
  };
}
