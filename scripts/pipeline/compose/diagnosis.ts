import type { Diagnosis } from '../../../schemas/generated/record.js';
import type { CheckSource, EffectsSource, SymptomSource } from '../../../schemas/generated/source.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { composeConditions } from './common-fields.js';

/**
 * Factors by which an outcome or a setup multiplies (`more`) or divides (`less`) the weight of a cause: likelihood
 * ratios of one, three and five doublings. A judgement is no finer than three grades. These and the weights below were
 * chosen on the tuning trials, where steeper weights rank fewer right; on the held-out trials they made no difference.
 */
const GRADES = { slightly: 2, clearly: 8, decisively: 32 } as const;

/** Weights of the likelihoods of a rule: one step equals `slightly`. */
const LIKELIHOODS = { high: 4, medium: 2, low: 1 } as const;

/** Causes of the same likelihood are listed by likelihood too: each weighs a little less than the previous one. */
const NEXT_OF_LIKELIHOOD = 0.97;

/** Weight of a cause under a symptom that does not list it, if several are seen: below all listed ones. */
const UNLISTED_WEIGHT = 0.5;

type Effects = Diagnosis['setups'][number]['effects'];

const LEVELS = ['decisively', 'clearly', 'slightly'] as const;

/** `/api/v1/diagnose.json`: the likely causes of each symptom, and what changes their weights. */
export function composeDiagnosis(dataset: Dataset): Diagnosis {
  const { symptoms, causes, checks, setups } = dataset;
  return {
    grades: GRADES,
    unlisted_weight: UNLISTED_WEIGHT,
    symptoms: [...symptoms.values()].map(({ value }) => ({
      id: value.id,
      power_off: value.power_off,
      causes: priorsOf(value),
    })),
    causes: [...causes.values()].map(({ value: { id, name, applies_to } }) => ({
      id,
      ...bothLanguages({ name }),
      applies_to: composeConditions(applies_to),
    })),
    checks: [...checks.values()].map(({ value }) => ({
      id: value.id,
      about: value.about,
      ...bothLanguages({ instructions: value.do }),
      minutes: value.minutes,
      cost: value.cost,
      interrupts: value.stops,
      power_off: value.power_off ?? false,
      symptoms: symptomsOf(dataset, value),
      applies_to: composeConditions(value.applies_to),
      statement_group: value.told ?? null,
      is_question: value.asked ?? true,
      outcomes: value.outcomes.map(({ id, text, statement, in_vain = [], more, less }) => ({
        id,
        ...bothLanguages({ text, statement }),
        failed_fixes: in_vain,
        effects: effectsOf(more, less),
      })),
      ...bothLanguages({ reason: value.why }),
      sources: value.sources ?? [],
    })),
    setups: setups.value.map(({ id, when, profile = [], more, less, symptoms: often = [], why, sources = [] }) => ({
      id,
      when: composeConditions(when),
      profile: profile.map(({ setting, min = null, max = null, values = null }) => {
        const entry = dataset.settings.get(setting)?.value;
        if (!entry) throw new Error(`${id}: no setting ${setting}`);
        return { setting, record_field: entry.record_field ?? null, unit: entry.unit, min, max, values };
      }),
      effects: effectsOf(more, less),
      symptoms: often,
      ...bothLanguages({ reason: why }),
      sources,
    })),
  };
}

/** The prior weights of a symptom's causes; causes of the same likelihood keep their order. */
function priorsOf({ causes }: SymptomSource): Diagnosis['symptoms'][number]['causes'] {
  return causes.map(({ cause, likelihood, cases }, place) => ({
    cause,
    weight: Number((LIKELIHOODS[likelihood] * NEXT_OF_LIKELIHOOD ** place).toFixed(3)),
    basis: cases ? 'cases' : 'editorial',
  }));
}

/**
 * The symptoms under which a check is asked: those that it names, or all with a cause that an outcome clearly supports.
 * A side effect alone does not justify a check, or nearly every check would appear under nearly every symptom. Checks
 * that need no look at the printer may be asked for weaker effects too.
 */
export function symptomsOf({ symptoms }: Dataset, check: CheckSource): string[] {
  if (check.symptoms) return check.symptoms.toSorted();
  const spoken = check.outcomes.flatMap(({ more }) => [...(more?.decisively ?? []), ...(more?.clearly ?? [])]);
  const meant = check.about === 'history' ? raisedBy(check) : new Set(spoken);
  return [...symptoms.values()]
    .filter(({ value }) => value.causes.some(({ cause }) => meant.has(cause)))
    .map(({ value }) => value.id);
}

/** The causes that an outcome of a check makes more likely. */
export function raisedBy({ outcomes }: CheckSource): Set<string> {
  return new Set(outcomes.flatMap(({ more }) => LEVELS.flatMap((grade) => more?.[grade] ?? [])));
}

function effectsOf(more: EffectsSource | undefined, less: EffectsSource | undefined): Effects {
  const of = (change: 'more' | 'less', effects: EffectsSource | undefined) =>
    LEVELS.flatMap((grade) => (effects?.[grade] ?? []).map((cause) => ({ cause, change, grade })));
  return [...of('more', more), ...of('less', less)];
}
