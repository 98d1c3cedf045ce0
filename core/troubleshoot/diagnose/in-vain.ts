import type { Diagnosis } from '../../../schemas/generated/record.js';
import type { Statement } from './statements.js';

/** The outcome that says that a fix did not help; undefined if there is none. */
export function outcomeInVain(
  { checks }: Pick<Diagnosis, 'checks'>,
  fix: string,
): Pick<Statement, 'check' | 'outcome'> | undefined {
  for (const { id: check, outcomes } of checks) {
    // Absent in older releases.
    const outcome = outcomes.find(({ failed_fixes: in_vain }) => in_vain?.includes(fix));
    if (outcome) return { check, outcome: outcome.id };
  }
  return undefined;
}

/** Ids of fixes that did not help, from the known outcomes by check; null: asked, but unknown. */
export function fixesInVain(
  { checks }: Pick<Diagnosis, 'checks'>,
  known: Readonly<Record<string, string | null>>,
): Set<string> {
  const outcomes = checks.flatMap((check) => check.outcomes.filter(({ id }) => id === known[check.id]));
  return new Set(outcomes.flatMap(({ failed_fixes: in_vain }) => in_vain ?? []));
}
