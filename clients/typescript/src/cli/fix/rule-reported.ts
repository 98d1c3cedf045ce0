import { mustBeOff, withoutPower } from '../../../../../core/troubleshoot/diagnose/power.js';
import { furtherSymptoms, inOrderOf, rankCauses } from '../../../../../core/troubleshoot/diagnose/rank.js';
import { factsOf } from '../../../../../core/troubleshoot/resolve/facts.js';
import type { Setup } from '../../../../../core/troubleshoot/resolve/setup.js';
import type { Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { ReportedCode } from '../diagnose/reported.js';

/**
 * A rule whose causes stand in the order that a code of the machine gives them for a setup, with likely causes that the
 * symptom itself does not list.
 *
 * @throws {OpenPrintDataError}
 */
export async function ruleReported(
  rule: Rule,
  { found }: ReportedCode,
  setup: Setup,
  { data, signal }: Context,
): Promise<Rule> {
  const table = await data().diagnosis({ signal });
  if (!table.symptoms.some(({ id }) => id === rule.id)) return rule;
  const ranked = rankCauses(table, { symptoms: [rule.id], setup: factsOf(setup), codes: [found.record] });
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
  return mustBeOff(table, [rule.id]) ? withoutPower(ordered) : ordered;
}
