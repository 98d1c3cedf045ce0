import type { Diagnosis } from '../../../schemas/generated/record.js';
import { nextQuestion, type Question } from './question.js';
import { checkOf, type DiagnosisQuery, type Ranked, rankCauses } from './rank.js';

/** Maximum number of questions, unless the user wants to go on. Earlier statements do not count. */
export const MOST_QUESTIONS = 6;

/** A cause with this share of the total weight needs no further questions. */
export const SURE = 0.85;

/** State of a diagnosis: the ranking so far and the next question. */
export interface DiagnosisStep {
  /** Most likely first. */
  ranked: Ranked[];
  /** Null: no further questions. */
  question: Question | null;
  /** Why there are no further questions: one cause is clear, no informative one is left, or the maximum is reached. */
  end: 'clear' | 'nothing_left' | 'enough' | null;
}

/**
 * The ranking and the next question, or why there is none.
 *
 * @param further keeps asking informative questions although one cause is clear or the maximum is reached
 * @throws {RangeError} for an unknown symptom, check or outcome
 */
export function nextStep(table: Diagnosis, query: DiagnosisQuery, further = false): DiagnosisStep {
  const ranked = rankCauses(table, query);
  const stop = (end: DiagnosisStep['end']): DiagnosisStep => ({ ranked, question: null, end });
  if (!further) {
    if (isClear(table, ranked)) return stop('clear');
    if (Object.keys(query.answers ?? {}).length >= MOST_QUESTIONS) return stop('enough');
  }
  const question = nextQuestion(table, query);
  return question ? { ranked, question, end: null } : stop('nothing_left');
}

/**
 * Whether one cause is clear. A single remembered fact, such as a recent change, is not enough: it takes another answer
 * that points to the cause, or something that was inspected or tried.
 */
function isClear(table: Diagnosis, [best]: readonly Ranked[]): boolean {
  if (!best) return true;
  if (best.share < SURE) return false;
  const speaking = best.reasons.filter(({ kind, factor }) => kind === 'check' && factor > 1);
  return speaking.length !== 1 || speaking.some(({ id }) => checkOf(table, id).about !== 'history');
}
