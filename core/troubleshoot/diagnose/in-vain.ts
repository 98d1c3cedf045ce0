import type { Diagnosis } from '../../../schemas/generated/record.js';
import type { Statement } from './statements.js';

/** What to tell of a fix that did not help: the outcome that says so; undefined where none does. */
export function outcomeInVain(
  { checks }: Pick<Diagnosis, 'checks'>,
  fix: string,
): Pick<Statement, 'check' | 'outcome'> | undefined {
  for (const { id: check, outcomes } of checks) {
    // Releases of before do not tell.
    const outcome = outcomes.find(({ failed_fixes: in_vain }) => in_vain?.includes(fix));
    if (outcome) return { check, outcome: outcome.id };
  }
  return undefined;
}

/** Ids of the fixes that were tried in vain, by the outcomes that are known by check; null: asked, and not known. */
export function fixesInVain(
  { checks }: Pick<Diagnosis, 'checks'>,
  known: Readonly<Record<string, string | null>>,
): Set<string> {
  const outcomes = checks.flatMap((check) => check.outcomes.filter(({ id }) => id === known[check.id]));
  return new Set(outcomes.flatMap(({ failed_fixes: in_vain }) => in_vain ?? []));
}
