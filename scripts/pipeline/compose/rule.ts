import { picturePath } from '../../../core/contract/paths.js';
import { CATEGORIES } from '../../../core/words/enumerations.js';
import type { Fix, Rule } from '../../../schemas/generated/record.js';
import type { SymptomSource } from '../../../schemas/generated/source.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { briefPaths, composeConditions, referencesOf } from './common-fields.js';
import { raisedBy, symptomsOf } from './diagnosis.js';

/** A troubleshooting rule in published form, with its causes and fixes embedded. */
export function composeRule(dataset: Dataset, symptom: SymptomSource, fixOf: (id: string) => Fix): Rule {
  const checks = [...dataset.checks.values()]
    .filter(({ value }) => value.asked !== false && symptomsOf(dataset, value).includes(symptom.id))
    .map(({ value }) => ({ id: value.id, raises: raisedBy(value) }));
  const causes = symptom.causes.map(({ cause: id, likelihood, cases, fixes }) => {
    const cause = dataset.causes.get(id)?.value;
    if (!cause) throw new Error(`${symptom.id}: no cause ${id}`);
    return {
      id,
      ...bothLanguages({ name: cause.name }),
      likelihood,
      basis: basisOf(dataset, cases),
      ...bothLanguages({ check: cause.check }),
      checks: checks.filter(({ raises }) => raises.has(id)).map((check) => check.id),
      applies_to: composeConditions(cause.applies_to),
      fixes: fixes.map(fixOf),
      sources: cause.sources,
    };
  });
  const [category, categoryZh] = CATEGORIES[symptom.category];
  const cited = [
    ...symptom.references,
    ...causes.flatMap(({ sources, fixes }) => [...sources, ...fixes.flatMap(citedBy)]),
  ];
  return {
    id: symptom.id,
    symptom: symptom.id,
    ...bothLanguages({ name: symptom.name }),
    aliases: [...symptom.aliases.en, ...symptom.aliases.zh],
    category: symptom.category,
    category_name: category,
    category_name_zh: categoryZh,
    where: symptom.where,
    when: symptom.when,
    appearance: symptom.looks,
    severity: symptom.severity,
    stop_print: symptom.stop_print !== null,
    power_off: symptom.power_off,
    ...bothLanguages({ description: symptom.description, solved: symptom.solved }),
    applies_to: composeConditions(symptom.applies_to),
    causes,
    related: symptom.related,
    pictures: picturesOf(symptom),
    references: referencesOf(dataset, cited),
    brief: briefPaths('troubleshoot', symptom.id),
  };
}

/** The basis of a likelihood: the URLs of solved cases, or editorial judgement. */
function basisOf(dataset: Dataset, cases: readonly string[] | undefined): Rule['causes'][number]['basis'] {
  if (!cases) return { kind: 'editorial', cases: [] };
  return {
    kind: 'cases',
    cases: cases.map((id) => {
      const solved = dataset.cases.get(id)?.value;
      if (!solved) throw new Error(`no case ${id}`);
      return solved.source;
    }),
  };
}

/** The drawing of a symptom; empty if it has none yet. */
function picturesOf({ id, alt }: SymptomSource): Rule['pictures'] {
  return alt ? [{ path: picturePath(id), alt: alt.en, alt_zh: alt.zh }] : [];
}

function citedBy({ sources, adjustment, figures }: Fix): string[] {
  const quantities = [
    ...figures.map((figure) => figure.quantity),
    ...(adjustment
      ? [...adjustment.steps, ...adjustment.conditional_limits, ...adjustment.recommendations].map(
          (item) => item.quantity,
        )
      : []),
  ];
  if (adjustment?.safe_range) quantities.push(adjustment.safe_range);
  if (adjustment?.target?.quantity) quantities.push(adjustment.target.quantity);
  return [...sources, ...quantities.flatMap((item) => item.sources ?? [])];
}
