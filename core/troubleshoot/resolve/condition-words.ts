import type { Range } from '../../profiles/range.js';
import { CONDITION_VALUES } from '../../words/enumerations.js';
import type { Enumeration, Say } from '../../words/language.js';
import { SLICER_NAMES, type SlicerId } from '../../words/slicers.js';
import type { Applies, Condition, ConditionField } from './conditions.js';

export const FIELD_WORDS: Enumeration<ConditionField> = {
  materials: ['material', '耗材'],
  material_traits: ['material', '耗材'],
  extruder_types: ['extruder', '挤出机'],
  structures: ['printer', '打印机'],
  equipment: ['equipment', '配备'],
  nozzle_materials: ['nozzle', '喷嘴'],
  nozzle_diameters_mm: ['nozzle', '喷嘴'],
  firmwares: ['firmware', '固件'],
  slicers: ['slicer', '切片软件'],
  brands: ['brand', '品牌'],
};

export interface RecordNames {
  material(id: string): string;
  brand(id: string): string;
}

/** Uses ids as names. */
const IDS: RecordNames = { material: (id) => id, brand: (id) => id };

/** Describes a condition, such as `extruder: direct drive`. */
export function describeCondition({ field, allowed }: Condition, say: Say, names = IDS): string {
  const what = isList(allowed) ? listWords(allowed, field, say, names) : rangeWords(allowed);
  return say(...FIELD_WORDS[field]) + say(': ', '：') + what;
}

/** Describes conditions that must all hold; empty: none. */
export function describeConditions(conditions: readonly Condition[], say: Say, names = IDS): string {
  return conditions.map((one) => describeCondition(one, say, names)).join(say('; ', '；'));
}

/** Describes the conditions that the setup leaves open and the assumptions made; empty: it certainly applies. */
export function describeApplies(
  { verdict, unknown_conditions: open, assumptions: likely }: Applies,
  say: Say,
  names = IDS,
): string {
  const condition = verdict === 'if' ? say('only for ', '仅限') + describeConditions(open, say, names) : '';
  return [condition, describeGuesses(likely, say)].filter((part) => part !== '').join(say('; ', '；'));
}

/** Describes facts that no source states and that were assumed. */
export function describeGuesses(likely: Applies['assumptions'], say: Say): string {
  return likely.map(({ reason, reason_zh }) => say(`likely: ${reason}`, `推测：${reason_zh}`)).join(say('; ', '；'));
}

/** Long lists of ids are truncated; the condition itself has all of them. */
function listWords(allowed: readonly string[], field: ConditionField, say: Say, names: RecordNames): string {
  const shown = names === IDS ? allowed.slice(0, MOST_IDS) : allowed;
  const words = shown.map((one) => valueWord(field, one, say, names));
  return [...words, ...(allowed.length > shown.length ? ['…'] : [])].join(' / ');
}

const MOST_IDS = 6;

function valueWord(field: ConditionField, id: string, say: Say, names: RecordNames): string {
  if (field === 'materials') return names.material(id);
  if (field === 'brands') return names.brand(id);
  if (field === 'slicers') return SLICER_NAMES[id as SlicerId] ?? id;
  return (CONDITION_VALUES[id] && say(...CONDITION_VALUES[id])) ?? id;
}

function isList(allowed: readonly string[] | Range): allowed is readonly string[] {
  return Array.isArray(allowed);
}

function rangeWords({ min, max }: Range): string {
  if (min != null && max != null) return min === max ? `${min} mm` : `${min}–${max} mm`;
  return min != null ? `≥ ${min} mm` : `≤ ${max} mm`;
}
