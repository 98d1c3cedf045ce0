import { fixesInVain, outcomeInVain } from '../../../../../core/troubleshoot/diagnose/in-vain.js';
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
import type { Diagnosis, Rule } from '../../../../../schemas/generated/record.js';
import type { Context } from '../command.js';
import type { ReportedCode } from '../diagnose/reported.js';
import { wrongUse } from '../failure.js';

/** A rule in the order that is known for somebody. */
export interface RankedRule {
  rule: Rule;
  /** How likely each cause is; null: nothing that is known moves any of them. */
  ranked: readonly Ranked[] | null;
  /** Ids of the fixes that did not help. */
  inVain: ReadonlySet<string>;
}

/**
 * A rule whose causes stand in the order that a setup, a code of the machine and fixes that did not help give them, with
 * likely causes that the symptom itself does not list.
 *
 * @param tried ids of fixes that did not help
 * @throws {OpenPrintDataError}
 * @throws {Failure} for a fix that there is not
 */
export async function rankedRule(
  rule: Rule,
  reported: ReportedCode | null,
  setup: Setup,
  tried: readonly string[],
  { data, signal }: Context,
): Promise<RankedRule> {
  const table = await data().diagnosis({ signal });
  const told = toldOf(tried, rule, table);
  const inVain = new Set([...tried, ...fixesInVain(table, told)]);
  if (!table.symptoms.some(({ id }) => id === rule.id)) return { rule, ranked: null, inVain };
  const codes = reported ? [reported.found.record] : [];
  const ranked = rankCauses(table, { symptoms: [rule.id], setup: factsOf(setup), codes, told });
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
    inVain,
  };
}

/** What fixes that did not help tell, as outcomes by check: nothing of those that no statement is for. */
function toldOf(tried: readonly string[], rule: Rule, table: Diagnosis): Record<string, string> {
  const own = rule.causes.flatMap(({ fixes }) => fixes.map(({ id }) => id));
  const told = tried.map((fix) => {
    const found = outcomeInVain(table, fix);
    if (!found && !own.includes(fix))
      throw wrongUse(
        'unknown_fix',
        { en: `"${fix}" is not a fix for this problem.`, zh: `“${fix}”不是此问题的解决办法。` },
        { where: '--tried', value: fix, allowed: [...new Set(own)].toSorted() },
      );
    return found;
  });
  return Object.fromEntries(told.flatMap((found) => (found ? [[found.check, found.outcome]] : [])));
}
