import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { type DiagnosisQuery, inOrderOf, type RankTable, rankCauses } from './rank.js';

/**
 * Extracts what ranks a symptom's causes by setup alone, at most a twentieth of the table; null if the table lacks it.
 */
export function tableOfSymptom(table: Diagnosis, symptom: string): RankTable | null {
  const own = table.symptoms.find(({ id }) => id === symptom);
  if (!own) return null;
  const causes = own.causes.map(({ cause, weight }) => ({ cause, weight }));
  const isOwn = (id: string) => causes.some(({ cause }) => cause === id);
  return {
    grades: table.grades,
    unlisted_weight: table.unlisted_weight,
    checks: [],
    symptoms: [{ id: own.id, causes }],
    causes: table.causes.filter(({ id }) => isOwn(id)).map(({ id, applies_to }) => ({ id, applies_to })),
    setups: table.setups.flatMap(({ id, when, profile, effects, reason, reason_zh }) => {
      const moved = effects.filter(({ cause }) => isOwn(cause));
      return moved.length === 0
        ? []
        : [{ id, when, ...(profile.length > 0 && { profile }), effects: moved, reason, reason_zh }];
    }),
  };
}

/** A rule with its causes ranked by what is known; unchanged if the table lacks its symptom. */
export function ruleInOrder(rule: Rule, table: RankTable, known: Omit<DiagnosisQuery, 'symptoms'>): Rule {
  if (!table.symptoms.some(({ id }) => id === rule.id)) return rule;
  return { ...rule, causes: inOrderOf(rankCauses(table, { ...known, symptoms: [rule.id] }), [rule.causes]) };
}
