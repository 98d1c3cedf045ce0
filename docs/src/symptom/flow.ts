import { checkOf, type Ranked, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { type DiagnosisStep, nextStep } from '../../../core/troubleshoot/diagnose/step.js';
import type { SetupFacts } from '../../../core/troubleshoot/resolve/facts.js';
import type { Code, Diagnosis } from '../../../schemas/generated/record.js';
import { outcomesByCheck, type View } from './view.js';

type Check = Diagnosis['checks'][number];

/** A cause with its share before what was told last; null: it was not listed then. */
export interface RankChange extends Ranked {
  before: number | null;
}

/** What the page shows of a view. */
export interface Flow {
  end: DiagnosisStep['end'];
  /** What is asked now; null: nothing more. */
  check: Check | null;
  ranked: RankChange[];
  /** Whether another question would tell anything, although no more are asked. */
  more: boolean;
}

/**
 * Works out what a view comes to.
 *
 * @param codes what the machine reports
 * @throws {RangeError} on an id that the table does not have: settle the view first
 */
export function flowOf(
  table: Diagnosis,
  view: View,
  setup: SetupFacts,
  codes: readonly Pick<Code, 'id' | 'causes'>[] = [],
): Flow {
  const { symptoms, told, answers, further } = view;
  const queryOf = (ticked: View['told'], given: View['answers']) => ({
    ...{ symptoms, setup, codes },
    told: Object.fromEntries(ticked.map(({ check, outcome }) => [check, outcome])),
    answers: outcomesByCheck(given),
  });
  const query = queryOf(told, answers);
  const step = nextStep(table, query, further);
  // Without what was told last.
  const earlier =
    answers.length > 0
      ? rankCauses(table, queryOf(told, answers.slice(0, -1)))
      : told.length > 0
        ? rankCauses(table, queryOf(told.slice(0, -1), answers))
        : step.ranked;
  const before = new Map(earlier.map(({ cause, share }) => [cause, share]));
  const asked = view.ask ?? step.question?.check;
  return {
    end: view.ask === null ? step.end : null,
    check: asked === undefined ? null : checkOf(table, asked),
    ranked: step.ranked.map((one) => ({ ...one, before: before.get(one.cause) ?? null })),
    more: step.end !== null && step.end !== 'nothing_left' && nextStep(table, query, true).question !== null,
  };
}
