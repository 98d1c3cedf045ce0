import type { Diagnosis } from '../../../schemas/generated/record.js';
import { nextQuestion, type Question } from './question.js';
import { type DiagnosisQuery, type Ranked, rankCauses } from './rank.js';

/** Nobody answers more questions than this. */
export const MOST_QUESTIONS = 15;

/** A cause with this share of all weight needs no further question. */
export const SURE = 0.85;

/** The state of a diagnosis: the ranking so far and the next question. */
export interface DiagnosisStep {
  /** The causes, most likely first. */
  ranked: Ranked[];
  /** What is asked next; null: nothing more. */
  question: Question | null;
  /** Why nothing more is asked: one cause is clear, nothing that is left tells anything, or enough was asked. */
  end: 'clear' | 'nothing_left' | 'enough' | null;
}

/**
 * The ranking and the next question, or why there is none.
 *
 * @param further asks on, as long as a question tells anything, although one cause is clear or enough was asked
 * @throws {RangeError} on a symptom, check or outcome that the table does not have
 */
export function nextStep(table: Diagnosis, query: DiagnosisQuery, further = false): DiagnosisStep {
  const ranked = rankCauses(table, query);
  const stop = (end: DiagnosisStep['end']): DiagnosisStep => ({ ranked, question: null, end });
  if (!further) {
    if ((ranked[0]?.share ?? 1) >= SURE) return stop('clear');
    if (Object.keys(query.answers ?? {}).length >= MOST_QUESTIONS) return stop('enough');
  }
  const question = nextQuestion(table, query);
  return question ? { ranked, question, end: null } : stop('nothing_left');
}
