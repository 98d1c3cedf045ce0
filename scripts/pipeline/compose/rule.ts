import { picturePath } from '../../../core/contract/paths.js';
import { CATEGORIES } from '../../../core/words/enumerations.js';
import type {
  Adjustment,
  ConditionalQuantity,
  Fix,
  MaterialRange,
  Rule,
  RuleQuantity,
  RuleSlicers,
  Setting,
} from '../../../schemas/generated/record.js';
import type {
  Conditions,
  FixSource,
  Quantity,
  SettingSource,
  SymptomSource,
  Text,
} from '../../../schemas/generated/source.js';
import { bothLanguages } from '../load/both-languages.js';
import type { Dataset } from '../load/dataset.js';
import { briefPaths, bySlicer, composeConditions, referencesOf } from './common-fields.js';
import { raisedBy, symptomsOf } from './diagnosis.js';
import type { MaterialRanges } from './ranges.js';
import { composeSetting } from './setting.js';

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

type Ranges = ReadonlyMap<string, MaterialRanges>;

/** Returns a function that composes fixes and caches them: many rules share one. */
export function fixComposer(dataset: Dataset, ranges: Ranges): (id: string) => Fix {
  const composed = new Map<string, Fix>();
  return (id) => {
    const source = dataset.fixes.get(id)?.value;
    if (!source) throw new Error(`no fix ${id}`);
    const fix = composed.get(id) ?? composeFix(dataset, ranges, id, source);
    composed.set(id, fix);
    return fix;
  };
}

function composeFix(dataset: Dataset, ranges: Ranges, id: string, source: FixSource): Fix {
  return {
    id,
    ...bothLanguages({ action: source.action, instructions: source.instructions }),
    additions: (source.additions ?? []).map(({ when, part, text }) => ({
      when: composeConditions(when),
      part,
      ...bothLanguages({ text }),
    })),
    check: source.check,
    finds: source.finds ?? null,
    effort: source.effort,
    kind: source.kind,
    cost: source.cost,
    minutes: source.minutes,
    applies_to: composeConditions(source.applies_to),
    adjustment: source.adjustment ? composeAdjustment(dataset, ranges, source.adjustment) : null,
    figures: (source.figures ?? []).map(({ what, when, quantity: figure, needed = false }) => ({
      ...bothLanguages({ label: what }),
      when: composeConditions(when),
      needed,
      quantity: quantity(figure),
    })),
    dries_filament: source.dries ?? false,
    power_off: source.power_off,
    hazards: source.hazards ?? [],
    ...bothLanguages({ caution: source.caution }),
    caution_level: source.caution_level ?? null,
    sources: source.sources,
  };
}

type SourceAdjustment = NonNullable<FixSource['adjustment']>;

function composeAdjustment(dataset: Dataset, ranges: Ranges, source: SourceAdjustment): Adjustment {
  const entry = settingOf(dataset, source.setting);
  const setting = composeSetting(entry, dataset);
  const { target, safe_range: safe } = source;
  return {
    setting: setting.id,
    setting_name: setting.name,
    setting_name_zh: setting.name_zh,
    unit: setting.unit,
    record_field: setting.record_field,
    direction: source.direction,
    target: target ? targetOf(target) : null,
    steps: (source.steps ?? []).map(conditionalQuantity),
    safe_range: safe && !('material_range' in safe) ? quantity(safe as Quantity) : null,
    safe_range_by_material:
      safe && 'material_range' in safe ? rangesByMaterial(dataset, ranges, safe.material_range) : null,
    conditional_limits: (source.stops ?? []).map(conditionalQuantity),
    recommendations: (source.recommendations ?? []).map(conditionalQuantity),
    slicers: slicersOf(setting),
    first_layer: entry.first_layer === undefined ? null : firstLayer(dataset, entry.first_layer),
  };
}

function settingOf(dataset: Dataset, id: string): SettingSource {
  const entry = dataset.settings.get(id)?.value;
  if (!entry) throw new Error(`no setting ${id}`);
  return entry;
}

function firstLayer(dataset: Dataset, id: string): NonNullable<NonNullable<Adjustment>['first_layer']> {
  const setting = composeSetting(settingOf(dataset, id), dataset);
  return {
    setting: id,
    setting_name: setting.name,
    setting_name_zh: setting.name_zh,
    record_field: setting.record_field,
    slicers: slicersOf(setting),
  };
}

function targetOf(target: NonNullable<SourceAdjustment['target']>): NonNullable<Adjustment>['target'] {
  if (!('option' in target))
    return { quantity: quantity(target as Quantity), option: null, option_zh: null, values: null };
  return { quantity: null, option: target.option.en, option_zh: target.option.zh, values: target.values ?? null };
}

type MaterialRangeField = Extract<
  NonNullable<SourceAdjustment['safe_range']>,
  { material_range: unknown }
>['material_range'];

/** The range of each material, if known. */
function rangesByMaterial(dataset: Dataset, ranges: Ranges, field: MaterialRangeField): MaterialRange[] {
  return [...dataset.materials.values()].flatMap(({ value: { id, facts } }) => {
    const { min = null, max = null } =
      (field === 'chamber_temperature_c' ? facts[field] : ranges.get(id)?.[field]) ?? {};
    if (min === null && max === null) return [];
    return [{ material: id, min, max, unit: field === 'fan_percent' ? '%' : '°C' }];
  });
}

function slicersOf({ slicers }: Setting): RuleSlicers {
  return bySlicer((slicer) => {
    const { default: _, note, note_zh, source, ...key } = slicers[slicer];
    return key;
  });
}

/** A figure with its conditions, in published form. */
function conditionalQuantity(stated: { when?: Conditions; note?: Text; quantity: Quantity }): ConditionalQuantity {
  const { when, note, quantity: figure } = stated;
  return { when: composeConditions(when), ...bothLanguages({ note }), quantity: quantity(figure) };
}

function quantity({ value, min, max, unit, sources }: Quantity): RuleQuantity {
  return { value: value ?? null, min: min ?? null, max: max ?? null, unit, sources };
}
