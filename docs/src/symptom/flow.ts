import { type DiagnosisStep, nextStep } from '../../../core/troubleshoot/diagnose/question.js';
import { checkOf, type DiagnosisQuery, type Ranked, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import type { SetupFacts } from '../../../core/troubleshoot/resolve/facts.js';
import type { Code, Diagnosis } from '../../../schemas/generated/record.js';
import { outcomesByCheck, type View } from './view.js';

type Check = Diagnosis['checks'][number];

/** A cause with its share before the last statement or answer; null: not listed then. */
export interface RankChange extends Ranked {
  before: number | null;
}

export interface Flow {
  end: DiagnosisStep['end'];
  check: Check | null;
  ranked: RankChange[];
  /** Whether another question would still help, although none is asked. */
  more: boolean;
}

/**
 * Ranks the causes for a view and picks the next question.
 *
 * @param codes error codes reported by the machine
 * @throws {RangeError} on an id missing from the table: call `resolveView` first
 */
export function flowOf(
  table: Diagnosis,
  view: View,
  setup: SetupFacts,
  codes: readonly Pick<Code, 'id' | 'causes'>[] = [],
): Flow {
  const { symptoms, statements, answers, further } = view;
  const queryOf = (ticked: View['statements'], given: View['answers']): DiagnosisQuery => ({
    ...{ symptoms, setup, codes },
    statements: Object.fromEntries(ticked.map(({ check, outcome }) => [check, outcome])),
    answers: outcomesByCheck(given),
  });
  const query = queryOf(statements, answers);
  const step = nextStep(table, query, further);
  // Without the last statement or answer.
  const earlier =
    answers.length > 0
      ? rankCauses(table, queryOf(statements, answers.slice(0, -1)))
      : statements.length > 0
        ? rankCauses(table, queryOf(statements.slice(0, -1), answers))
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
