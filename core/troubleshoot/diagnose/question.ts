import type { Diagnosis } from '../../../schemas/generated/record.js';
import { holds } from '../resolve/conditions.js';
import { mustBeOff } from './power.js';
import { type DiagnosisQuery, factorOf, type Ranked, rankCauses } from './rank.js';
import { NOTHING_KNOWN } from './setup.js';

/** A check with what it is worth now. */
export interface Question {
  check: string;
  /** What its answer is expected to tell, bits. */
  bits: number;
  /** What it costs in all: minutes, and what is used up or stopped counted as minutes. */
  effort: number;
}

/** Costs of a check that uses something up or stops something, counted as minutes. */
const COSTS = { nothing: 0, filament: 5, part: 120 } as const;
const STOPS = { nothing: 0, print: 10, machine: 15 } as const;

/** Reading and answering a question takes its time too, minutes; it keeps free questions from coming before all others. */
const READING = 10;

/**
 * How often somebody can answer a check about each thing, in the solved cases that may be followed: what one remembers
 * or sees on the part costs nothing more to know, what takes a test print is mostly not known.
 */
const KNOWN: Readonly<Record<Diagnosis['checks'][number]['about'], number>> = {
  history: 0.07,
  part: 0.09,
  file: 0.06,
  machine: 0.05,
  filament: 0.05,
  test: 0.02,
};

/** Less than this is not worth a question, bits. */
const LEAST_BITS = 0.01;

/**
 * The checks that are left to be asked, the one first that tells most for its effort. Those that were stated or
 * answered, also with "not known", are asked no more; nor are those that the setup rules out or that tell nothing any
 * more. Where the printer must be off, only what is answered with it off is asked.
 *
 * @throws {RangeError} on a symptom, check or outcome that the table does not have
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

/** The question to ask next; undefined when none is left that tells anything. */
export function nextQuestion(table: Diagnosis, query: DiagnosisQuery): Question | undefined {
  return questions(table, query)[0];
}

function worth({ bits, effort }: Question): number {
  return Math.round((bits / effort) * 1e9);
}

/** Minutes that an answer costs: the reading of a question that cannot be answered is lost. */
function effortOf({ about, minutes, cost, interrupts: stops }: Diagnosis['checks'][number]): number {
  return (READING * KNOWN.history) / KNOWN[about] + minutes + COSTS[cost] + STOPS[stops];
}

/**
 * How far the answer is expected to move the shares: the divergence of the shares after each outcome from those before,
 * by how likely the outcome is. A cause that an outcome does not name goes with each outcome alike.
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
