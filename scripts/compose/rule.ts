import type {
  Adjustment,
  ConditionalQuantity,
  Fix,
  Rule,
  RuleConditions,
  RuleQuantity,
  Setting,
} from '../../schemas/generated/record.js';
import type { Conditions, FixSource, Quantity, SymptomSource, Text } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { referencesOf } from './references.js';
import { composeSetting } from './setting.js';

/** Names of the categories, in both languages. */
export const CATEGORIES: Readonly<Record<SymptomSource['category'], Text>> = {
  'first-layer': { en: 'First layer and adhesion', zh: '首层与附着' },
  extrusion: { en: 'Extrusion', zh: '挤出' },
  surface: { en: 'Surface quality', zh: '表面质量' },
  material: { en: 'Filament condition', zh: '耗材状态' },
  dimensional: { en: 'Dimensional accuracy', zh: '尺寸精度' },
  mechanical: { en: 'Motion and mechanics', zh: '运动与机械' },
  structural: { en: 'Strength and bonding', zh: '强度与层间结合' },
  'bridging-overhang': { en: 'Bridges, overhangs and cooling', zh: '桥接、悬垂与冷却' },
  support: { en: 'Supports', zh: '支撑' },
  model: { en: 'Model and slicing', zh: '模型与切片' },
  failure: { en: 'Failed prints', zh: '打印失败' },
  electronics: { en: 'Electronics and firmware', zh: '电气与固件' },
  'multi-material': { en: 'Several materials', zh: '多色多料' },
};

/** A troubleshooting rule as it is published: complete on its own, its causes and fixes put in. */
export function composeRule(dataset: Dataset, symptom: SymptomSource, fixOf: (id: string) => Fix): Rule {
  const causes = symptom.causes.map(({ cause: id, likelihood, fixes }) => {
    const cause = dataset.causes.get(id)?.value;
    if (!cause) throw new Error(`${symptom.id}: no cause ${id}`);
    return {
      id,
      name: cause.name.en,
      name_zh: cause.name.zh,
      likelihood,
      check: cause.check.en,
      check_zh: cause.check.zh,
      applies_to: conditions(cause.applies_to),
      fixes: fixes.map(fixOf),
      sources: cause.sources,
    };
  });
  const category = CATEGORIES[symptom.category];
  const cited = [
    ...symptom.references,
    ...causes.flatMap(({ sources, fixes }) => [...sources, ...fixes.flatMap(citedBy)]),
  ];
  return {
    id: symptom.id,
    symptom: symptom.id,
    name: symptom.name.en,
    name_zh: symptom.name.zh,
    aliases: [...symptom.aliases.en, ...symptom.aliases.zh],
    category: symptom.category,
    category_name: category.en,
    category_name_zh: category.zh,
    severity: symptom.severity,
    stop_print: symptom.stop_print,
    description: symptom.description.en,
    description_zh: symptom.description.zh,
    applies_to: conditions(symptom.applies_to),
    causes,
    related: symptom.related,
    references: referencesOf(dataset, cited),
  };
}

/** Gives the fixes of a dataset as they are published. Each is worked out once: many rules share one. */
export function fixComposer(dataset: Dataset): (id: string) => Fix {
  const composed = new Map<string, Fix>();
  return (id) => {
    const source = dataset.fixes.get(id)?.value;
    if (!source) throw new Error(`no fix ${id}`);
    const fix = composed.get(id) ?? composeFix(dataset, id, source);
    composed.set(id, fix);
    return fix;
  };
}

function composeFix(dataset: Dataset, id: string, source: FixSource): Fix {
  return {
    id,
    action: source.action.en,
    action_zh: source.action.zh,
    instructions: source.instructions.en,
    instructions_zh: source.instructions.zh,
    kind: source.kind,
    cost: source.cost,
    minutes: source.minutes,
    applies_to: conditions(source.applies_to),
    adjustment: source.adjustment ? composeAdjustment(dataset, source.adjustment) : null,
    figures: (source.figures ?? []).map(({ what, when, quantity: figure }) => ({
      what: what.en,
      what_zh: what.zh,
      when: conditions(when),
      quantity: quantity(figure),
    })),
    hazards: source.hazards ?? [],
    caution: source.caution?.en ?? null,
    caution_zh: source.caution?.zh ?? null,
    sources: source.sources,
  };
}

type SourceAdjustment = NonNullable<FixSource['adjustment']>;

function composeAdjustment(dataset: Dataset, source: SourceAdjustment): Adjustment {
  const entry = dataset.settings.get(source.setting)?.value;
  if (!entry) throw new Error(`no setting ${source.setting}`);
  const setting = composeSetting(entry);
  const { target, safe_range: safe } = source;
  return {
    setting: setting.id,
    setting_name: setting.name,
    setting_name_zh: setting.name_zh,
    unit: setting.unit,
    direction: source.direction,
    target: target
      ? 'option' in target
        ? { quantity: null, option: target.option.en, option_zh: target.option.zh }
        : { quantity: quantity(target as Quantity), option: null, option_zh: null }
      : null,
    steps: (source.steps ?? []).map(conditionalQuantity),
    safe_range: safe && !('material_range' in safe) ? quantity(safe as Quantity) : null,
    safe_range_by_material: safe && 'material_range' in safe ? materialRanges(dataset, safe.material_range) : null,
    recommendations: (source.recommendations ?? []).map(conditionalQuantity),
    slicers: {
      orcaslicer: slicerKey(setting.slicers.orcaslicer),
      bambu_studio: slicerKey(setting.slicers.bambu_studio),
      prusaslicer: slicerKey(setting.slicers.prusaslicer),
      cura: slicerKey(setting.slicers.cura),
    },
  };
}

type MaterialRangeField = Extract<
  NonNullable<SourceAdjustment['safe_range']>,
  { material_range: unknown }
>['material_range'];

/** Each material's own range, where it is known. */
function materialRanges(
  dataset: Dataset,
  field: MaterialRangeField,
): NonNullable<NonNullable<Adjustment>['safe_range_by_material']> {
  return [...dataset.materials.values()].flatMap(({ value: { id, facts } }) => {
    const range = facts[field];
    return range
      ? [{ material: id, min: range.min ?? null, max: range.max ?? null, unit: field === 'fan_percent' ? '%' : '°C' }]
      : [];
  });
}

function slicerKey({ key, label, label_zh, how, how_zh }: Setting['slicers']['cura']) {
  return { key, label, label_zh, how, how_zh };
}

function conditionalQuantity({
  when,
  note,
  quantity: figure,
}: {
  when?: Conditions;
  note?: Text;
  quantity: Quantity;
}): ConditionalQuantity {
  return { when: conditions(when), note: note?.en ?? null, note_zh: note?.zh ?? null, quantity: quantity(figure) };
}

function quantity({ value, min, max, unit, sources }: Quantity): RuleQuantity {
  return { value: value ?? null, min: min ?? null, max: max ?? null, unit, sources };
}

function conditions(when: Conditions | undefined): RuleConditions {
  if (!when) return null;
  const { nozzle_diameters_mm: diameters } = when;
  return {
    materials: when.materials ?? null,
    extruder_types: when.extruder_types ?? null,
    structures: when.structures ?? null,
    nozzle_materials: when.nozzle_materials ?? null,
    nozzle_diameters_mm: diameters ? { min: diameters.min ?? null, max: diameters.max ?? null } : null,
    firmwares: when.firmwares ?? null,
    slicers: when.slicers ?? null,
    brands: when.brands ?? null,
  };
}

function citedBy({ sources, adjustment, figures }: Fix): string[] {
  const quantities = [
    ...figures.map((figure) => figure.quantity),
    ...(adjustment ? [...adjustment.steps, ...adjustment.recommendations].map((item) => item.quantity) : []),
  ];
  if (adjustment?.safe_range) quantities.push(adjustment.safe_range);
  if (adjustment?.target?.quantity) quantities.push(adjustment.target.quantity);
  return [...sources, ...quantities.flatMap((item) => item.sources ?? [])];
}
