import { checkOf, type Ranked, type RankReason, rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { NOTHING_KNOWN } from '../../../core/troubleshoot/diagnose/setup.js';
import { type DiagnosisStep, nextStep } from '../../../core/troubleshoot/diagnose/step.js';
import { holds } from '../../../core/troubleshoot/resolve/conditions.js';
import type { SetupFacts } from '../../../core/troubleshoot/resolve/facts.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { type CheckAnswer, hasSetup, outcomesByCheck, type View } from './view.js';

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
  /** What the shares before are those of: no setup, or one answer less; null: nothing was told yet. */
  since: 'setup' | 'answer' | null;
  /** Causes that the setup rules out. */
  ruledOut: string[];
  /** Whether another question would tell anything, although no more are asked. */
  more: boolean;
}

/** Works out what a view comes to. @throws {RangeError} on an id that the table does not have: settle the view first */
export function flowOf(table: Diagnosis, view: View, setup: SetupFacts): Flow {
  const { symptoms, answers, further } = view;
  const query = { symptoms, setup, answers: outcomesByCheck(answers) };
  const step = nextStep(table, query, further);
  const since = answers.length > 0 ? 'answer' : hasSetup(view) ? 'setup' : null;
  const earlier =
    since === 'answer'
      ? rankCauses(table, { ...query, answers: outcomesByCheck(answers.slice(0, -1)) })
      : since === 'setup'
        ? rankCauses(table, { symptoms, setup: NOTHING_KNOWN })
        : step.ranked;
  const before = new Map(earlier.map(({ cause, share }) => [cause, share]));
  const listed = new Set(
    table.symptoms.filter(({ id }) => symptoms.includes(id)).flatMap(({ causes }) => causes.map((one) => one.cause)),
  );
  const asked = view.ask ?? step.question?.check;
  return {
    end: view.ask === null ? step.end : null,
    check: asked === undefined ? null : checkOf(table, asked),
    ranked: step.ranked.map((one) => ({ ...one, before: before.get(one.cause) ?? null })),
    since,
    ruledOut: table.causes
      .filter(({ id, applies_to }) => listed.has(id) && holds(applies_to, setup) === false)
      .map(({ id }) => id),
    more: step.end !== null && step.end !== 'nothing_left' && nextStep(table, query, true).question !== null,
  };
}

/** By which grade a reason moved a cause. */
export function gradeOf({ factor }: Pick<RankReason, 'factor'>, { grades }: Diagnosis): keyof Diagnosis['grades'] {
  const size = Math.max(factor, 1 / factor);
  const names = Object.keys(grades) as (keyof Diagnosis['grades'])[];
  return names.find((name) => Math.abs(grades[name] - size) < 1e-9) ?? 'slightly';
}

/** The outcome of an answer; null when it tells nothing. */
export function outcomeOf(table: Diagnosis, { check, outcome }: CheckAnswer): Check['outcomes'][number] | null {
  return checkOf(table, check).outcomes.find(({ id }) => id === outcome) ?? null;
}
