import type { Fix, Rule, Cause as RuleCause } from '../../../schemas/generated/record.js';

/** A cause with every symptom that it can have. */
export interface Cause extends Omit<RuleCause, 'likelihood' | 'fixes'> {
  /** The most likely first. */
  symptoms: readonly { rule: Rule; likelihood: RuleCause['likelihood'] }[];
  /** All fixes that its symptoms name, in their order: those of the symptom that it most likely causes come first. */
  fixes: readonly Fix[];
}

const LIKELIHOODS = ['high', 'medium', 'low'];

/** The causes of all rules by id, in the order of their ids. */
export function causesOf(rules: readonly Rule[]): Map<string, Cause> {
  const found = Map.groupBy(
    rules.flatMap((rule) => rule.causes.map((cause) => ({ rule, cause }))),
    ({ cause }) => cause.id,
  );
  const ids = [...found.keys()].sort();
  return new Map(ids.map((id) => [id, joined(found.get(id) ?? [])] as const).filter((entry) => isWhole(entry)));
}

function joined(items: { rule: Rule; cause: RuleCause }[]): Cause | null {
  const sorted = items.toSorted(
    (a, b) => LIKELIHOODS.indexOf(a.cause.likelihood) - LIKELIHOODS.indexOf(b.cause.likelihood),
  );
  const [first] = sorted;
  if (!first) return null;
  const fixes = new Map(sorted.flatMap(({ cause }) => cause.fixes.map((fix) => [fix.id, fix])));
  const symptoms = sorted.map(({ rule, cause: { likelihood } }) => ({ rule, likelihood }));
  return { ...first.cause, symptoms, fixes: [...fixes.values()] };
}

function isWhole(entry: readonly [string, Cause | null]): entry is readonly [string, Cause] {
  return entry[1] !== null;
}
