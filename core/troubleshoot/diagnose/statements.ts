import type { Diagnosis } from '../../../schemas/generated/record.js';
import { holds, type SetupFacts } from '../resolve/conditions.js';
import { factorOf, rankCauses } from './rank.js';
import { NOTHING_KNOWN } from './setup.js';

type Check = Diagnosis['checks'][number];

/** Groups of statements in display order. */
export const TOLD = ['tried', 'changed', 'where', 'when', 'display'] as const;

/** Something an owner may know before any question. Ticking it gives the answer `outcome` to `check`. */
export interface Statement {
  check: string;
  outcome: string;
  text: string;
  text_zh: string;
  /** Whether it affects the causes listed by the symptom; the others mostly add causes from elsewhere. */
  fits: boolean;
}

export interface StatementGroup {
  group: (typeof TOLD)[number];
  statements: Statement[];
}

/** Smallest effect on a symptom's causes that counts, as share times doublings. */
const LEAST_MOVED = 0.1;

/**
 * The statements that an owner of this setup can make about a symptom, in groups without empty ones. Those with the
 * largest effect on its causes come first; the outcomes of one check stay together.
 *
 * @throws {RangeError} for an unknown symptom
 */
export function statementsOf(table: Diagnosis, symptom: string, setup: SetupFacts = NOTHING_KNOWN): StatementGroup[] {
  const shares = rankCauses(table, { symptoms: [symptom], setup });
  const grouped = table.checks
    .filter(
      (check) => check.statement_group !== null && isHeard(check, symptom) && holds(check.applies_to, setup) !== false,
    )
    .map((check) => ({ check, moved: movedBy(table, check, shares) }))
    .sort((a, b) => b.moved - a.moved || (a.check.id < b.check.id ? -1 : 1));
  return TOLD.map((group) => ({
    group,
    statements: grouped
      .filter(({ check }) => check.statement_group === group)
      .flatMap(({ check, moved }) => statementsOfCheck(check, moved >= LEAST_MOVED)),
  })).filter(({ statements }) => statements.length > 0);
}

/** Observations of a part or a test belong to their symptoms; those of machine, filament or file apply to any. */
function isHeard({ about, symptoms }: Check, symptom: string): boolean {
  return symptoms.includes(symptom) || (about !== 'part' && about !== 'test');
}

/** Largest possible effect of a check's statements on the causes, as share times doublings. */
function movedBy(table: Diagnosis, { outcomes }: Check, shares: readonly { cause: string; share: number }[]): number {
  const moves = outcomes.map(({ effects }) =>
    shares.reduce((sum, { cause, share }) => sum + share * Math.abs(Math.log2(factorOf(table, effects, cause))), 0),
  );
  return Math.max(...moves);
}

function statementsOfCheck({ id, outcomes }: Check, fits: boolean): Statement[] {
  return outcomes.flatMap(({ id: outcome, statement, statement_zh }) =>
    statement === null || statement_zh === null
      ? []
      : [{ check: id, outcome, text: statement, text_zh: statement_zh, fits }],
  );
}
