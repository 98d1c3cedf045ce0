import type { RuleConditions } from '../../../schemas/generated/record.js';
import { endBeyond, type Range } from '../../profiles/range.js';
import {
  anyOf,
  type ConditionField,
  type FactTruth,
  factsOf,
  type Guess,
  type SetupFacts,
  type Truth,
  type WordField,
} from './facts.js';
import type { Setup } from './setup.js';

/** One condition: a field and its allowed values. */
export interface Condition {
  field: ConditionField;
  allowed: readonly string[] | Range;
}

/** Whether something applies to a setup. */
export interface Applies {
  /** `if`: it depends on `unknown_conditions`. */
  verdict: 'yes' | 'no' | 'if';
  unmet_conditions: Condition[];
  /** Conditions that the setup says nothing about. */
  unknown_conditions: Condition[];
  /** Likely values that were assumed because no source states the fact. */
  assumptions: Guess[];
}

const ALWAYS: Applies = { verdict: 'yes', unmet_conditions: [], unknown_conditions: [], assumptions: [] };

/** The conditions given, all of which must hold; empty: it applies to everything. */
export function conditionsOf(when: RuleConditions): Condition[] {
  return (Object.keys(when ?? {}) as ConditionField[]).flatMap((field) => {
    const allowed = when?.[field] ?? null;
    return allowed === null ? [] : [{ field, allowed: Array.isArray(allowed) ? allowed : rangeOf(allowed) }];
  });
}

export function judge(when: RuleConditions, setup: Setup): Applies {
  return judgeFacts(when, factsOf(setup));
}

/** Judges a condition. Every part given must hold; unknown facts are decided by what is likely. */
export function judgeFacts(when: RuleConditions, known: SetupFacts): Applies {
  if (when === null) return ALWAYS;
  const result: Applies = { verdict: 'yes', unmet_conditions: [], unknown_conditions: [], assumptions: [] };
  for (const condition of conditionsOf(when)) {
    const { field } = condition;
    const { holds, guess } =
      field === 'nozzle_diameters_mm'
        ? { holds: nozzleFits(condition.allowed as Range, known), guess: undefined }
        : anyWord(field, condition.allowed as readonly string[], known);
    if (guess) result.assumptions.push(guess);
    if (holds === false) result.unmet_conditions.push(condition);
    if (holds === null) result.unknown_conditions.push(condition);
  }
  result.verdict = result.unmet_conditions.length > 0 ? 'no' : result.unknown_conditions.length > 0 ? 'if' : 'yes';
  return result;
}

/** Whether a condition holds; null: unknown. Without a condition, it always holds. */
export function holds(when: RuleConditions, known: SetupFacts): Truth {
  const { verdict } = judgeFacts(when, known);
  return verdict === 'if' ? null : verdict === 'yes';
}

function rangeOf({ min, max }: Range): Range {
  return { min: min ?? null, max: max ?? null };
}

function anyWord(field: WordField, words: readonly string[], known: SetupFacts): FactTruth {
  const all = words.map((word) => known.is(field, word));
  return { holds: anyOf(all.map(({ holds }) => holds)), guess: all.find(({ guess }) => guess !== undefined)?.guess };
}

/** Null if no nozzle is known, or only some of those that may be fitted fit. */
function nozzleFits(range: Range, { nozzles }: SetupFacts): Truth {
  const fits = nozzles.map((size) => endBeyond(size, range) === null);
  return fits.every((one) => one === fits[0]) ? (fits[0] ?? null) : null;
}
