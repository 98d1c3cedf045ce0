import type { Diagnosis } from '../../../schemas/generated/record.js';
import { holds } from '../resolve/conditions.js';
import { mustBeOff } from './power.js';
import { checkOf, type DiagnosisQuery, factorOf, type Ranked, rankCauses } from './rank.js';
import { NOTHING_KNOWN } from './setup.js';

/** A check with its expected gain and its cost. */
export interface Question {
  check: string;
  /** Expected information gain of the answer, bits. */
  bits: number;
  /** Total cost: minutes, including consumed material and interruptions counted as minutes. */
  effort: number;
}

/** Minutes that count for consuming or interrupting something. */
const COSTS = { nothing: 0, filament: 5, part: 120 } as const;
const STOPS = { nothing: 0, print: 10, machine: 15 } as const;

/** Minutes to read and answer a question, so that free questions do not always come first. */
const READING = 10;

/**
 * How often a check about each thing can be answered, in the solved cases used for tuning: things remembered or seen on
 * the part cost nothing more to know, the result of a test print is mostly unknown.
 */
const KNOWN: Readonly<Record<Diagnosis['checks'][number]['about'], number>> = {
  history: 0.07,
  part: 0.09,
  file: 0.06,
  machine: 0.05,
  filament: 0.05,
  test: 0.02,
};

/** Bits. A question that yields less is not worth asking. */
const LEAST_BITS = 0.01;

/**
 * The checks left to ask, highest ratio of information to effort first. Omits those stated or answered (also with "not
 * known"), ruled out by the setup or no longer informative; if the printer must be off, also those that need power.
 *
 * @throws {RangeError} for an unknown symptom, check or outcome
 */
export function questions(table: Diagnosis, query: DiagnosisQuery): Question[] {
  const ranked = rankCauses(table, query);
  const known = { ...query.answers, ...query.statements };
  return table.checks
    .filter(({ id, is_question: asked }) => asked && !Object.hasOwn(known, id))
    .filter(({ symptoms }) => symptoms.some((one) => query.symptoms.includes(one)))
    .filter(({ power_off }) => power_off || !mustBeOff(table, query.symptoms))
    .filter(({ applies_to }) => holds(applies_to, query.setup ?? NOTHING_KNOWN) !== false)
    .map((check) => ({ check: check.id, bits: expectedBits(table, check, ranked), effort: effortOf(check) }))
    .filter(({ bits }) => bits >= LEAST_BITS)
    .sort((a, b) => worth(b) - worth(a) || (a.check < b.check ? -1 : 1));
}

/** The question to ask next; undefined if no informative one is left. */
export function nextQuestion(table: Diagnosis, query: DiagnosisQuery): Question | undefined {
  return questions(table, query)[0];
}

function worth({ bits, effort }: Question): number {
  return Math.round((bits / effort) * 1e9);
}

/** Cost of an answer in minutes, including time wasted on reading questions that cannot be answered. */
function effortOf({ about, minutes, cost, interrupts: stops }: Diagnosis['checks'][number]): number {
  return (READING * KNOWN.history) / KNOWN[about] + minutes + COSTS[cost] + STOPS[stops];
}

/**
 * Expected information gain: divergence of the shares after each outcome from those before, weighted by the probability
 * of the outcome. A cause that no outcome names is equally likely to give each.
 */
function expectedBits(table: Diagnosis, { outcomes }: Diagnosis['checks'][number], ranked: readonly Ranked[]): number {
  const factors = ranked.map(({ cause }) => outcomes.map(({ effects }) => factorOf(table, effects, cause)));
  let bits = 0;
  for (const [index] of outcomes.entries()) {
    let likely = 0;
    let after = 0;
    for (const [place, { share }] of ranked.entries()) {
      const own = factors[place] ?? [];
      const factor = own[index] ?? 1;
      likely += (share * factor) / own.reduce((total, value) => total + value, 0);
      after += share * factor;
    }
    const moved = ranked.reduce((total, { share }, place) => {
      const factor = factors[place]?.[index] ?? 1;
      return share === 0 ? total : total + ((share * factor) / after) * Math.log2(factor / after);
    }, 0);
    bits += likely * Math.max(0, moved);
  }
  return bits;
}

/** Maximum number of questions, unless the user wants to go on. Earlier statements do not count. */
export const MOST_QUESTIONS = 6;

/** A cause with this share of the total weight needs no further questions. */
const SURE = 0.85;

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
