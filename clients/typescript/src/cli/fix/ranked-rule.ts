import { mustBeOff, withoutPower } from '../../../../../core/troubleshoot/diagnose/power.js';
import {
  furtherSymptoms,
  inOrderOf,
  isMoved,
  type Ranked,
  rankCauses,
} from '../../../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/facts.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { ReportedCode } from '../diagnose/reported.js';

/** A rule in the order that is known for somebody. */
export interface RankedRule {
  rule: Rule;
  /** How likely each cause is; null: nothing that is known moves any of them. */
  ranked: readonly Ranked[] | null;
}

/**
 * A rule whose causes stand in the order that a setup and a code of the machine give them, with likely causes that the
 * symptom itself does not list.
 *
 * @throws {OpenPrintDataError}
 */
export async function rankedRule(
  rule: Rule,
  reported: ReportedCode | null,
  setup: Setup,
  { data, signal }: Context,
): Promise<RankedRule> {
  const table = await data().diagnosis({ signal });
  if (!table.symptoms.some(({ id }) => id === rule.id)) return { rule, ranked: null };
  const codes = reported ? [reported.found.record] : [];
  const ranked = rankCauses(table, { symptoms: [rule.id], setup: factsOf(setup), codes });
  const others = await Promise.all(
    furtherSymptoms(table, [rule.id], ranked).map((symptom) => data().troubleshoot.get(symptom, { signal })),
  );
  const rules = [rule, ...others];
  const ordered = {
    ...rule,
    causes: inOrderOf(
      ranked,
      rules.map(({ causes }) => causes),
    ),
    references: rules.flatMap(({ references }) => references),
  };
  return {
    rule: reported && mustBeOff(table, [rule.id]) ? withoutPower(ordered) : ordered,
    ranked: isMoved(ranked) ? ranked : null,
  };
}
