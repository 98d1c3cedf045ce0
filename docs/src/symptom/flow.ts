import { type DiagnosisStep, nextStep } from '../../../core/troubleshoot/diagnose/question.js';
import { checkOf, type DiagnosisQuery, type Ranked, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import type { SetupFacts } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Code, Diagnosis } from '../../../schemas/generated/record.js';
import { type CheckAnswer, outcomesByCheck, SKIPPED, UNKNOWN, type UnresolvedName, type View } from './view.js';

/** Keeps what the table knows of a view; the rest is dropped and reported. */
export function resolveView(view: View, table: Diagnosis): { view: View; dropped: UnresolvedName[] } {
  const symptoms = view.symptoms.filter((name) => table.symptoms.some(({ id }) => id === name));
  const dropped: UnresolvedName[] = view.symptoms
    .filter((name) => !symptoms.includes(name))
    .map((id) => ({ kind: 'symptom', id }));
  const given = new Set<string>();
  const isNew = (answer: CheckAnswer) => {
    const known = isKnown(answer, table) && !given.has(answer.check);
    if (known) given.add(answer.check);
    else dropped.push({ kind: 'answer', id: `${answer.check}:${answer.outcome}` });
    return known;
  };
  const statements = view.statements.filter(isNew);
  const answers = view.answers.filter(isNew);
  const asked = view.ask === null || table.checks.some(({ id }) => id === view.ask);
  if (!asked) dropped.push({ kind: 'question', id: view.ask ?? '' });
  if (dropped.length === 0) return { view, dropped };
  return { view: { ...view, symptoms, statements, answers, ask: asked ? view.ask : null }, dropped };
}

function isKnown({ check: id, outcome }: CheckAnswer, { checks }: Diagnosis): boolean {
  const check = checks.find((one) => one.id === id);
  if (!check) return false;
  return outcome === UNKNOWN || outcome === SKIPPED || check.outcomes.some((one) => one.id === outcome);
}

/** A cause with its share before the last statement or answer; null: not listed then. */
export interface RankChange extends Ranked {
  before: number | null;
}

export interface Flow {
  end: DiagnosisStep['end'];
  check: Diagnosis['checks'][number] | null;
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
  const earlier = answers.length > 0 ? queryOf(statements, answers.slice(0, -1)) : queryOf(statements.slice(0, -1), []);
  const before = new Map(rankCauses(table, earlier).map(({ cause, share }) => [cause, share]));
  const asked = view.ask ?? step.question?.check;
  return {
    end: view.ask === null ? step.end : null,
    check: asked === undefined ? null : checkOf(table, asked),
    ranked: step.ranked.map((one) => ({ ...one, before: before.get(one.cause) ?? null })),
    more: step.end !== null && step.end !== 'nothing_left' && nextStep(table, query, true).question !== null,
  };
}
