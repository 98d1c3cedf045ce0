import type { Diagnosis } from '../../../schemas/generated/record.js';
import { nextQuestion, type Question } from './question.js';
import { checkOf, type DiagnosisQuery, type Ranked, rankCauses } from './rank.js';

/** So many questions are asked at most, unless somebody wants to go on. Earlier statements do not count. */
export const MOST_QUESTIONS = 6;

/** A cause with this share of all weight needs no further question. */
export const SURE = 0.85;

/** The state of a diagnosis: the ranking so far and the next question. */
export interface DiagnosisStep {
  /** The causes, most likely first. */
  ranked: Ranked[];
  /** The next question; null: nothing more. */
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
    if (isClear(table, ranked)) return stop('clear');
    if (Object.keys(query.answers ?? {}).length >= MOST_QUESTIONS) return stop('enough');
  }
  const question = nextQuestion(table, query);
  return question ? { ranked, question, end: null } : stop('nothing_left');
}

/**
 * Whether one cause is clear. A single thing that somebody remembers, such as what changed before, is too little for
 * that: another answer must speak for the cause too, or something that was looked at or tried.
 */
function isClear(table: Diagnosis, [best]: readonly Ranked[]): boolean {
  if (!best) return true;
  if (best.share < SURE) return false;
  const speaking = best.reasons.filter(({ kind, factor }) => kind === 'check' && factor > 1);
  return speaking.length !== 1 || speaking.some(({ id }) => checkOf(table, id).about !== 'history');
}
