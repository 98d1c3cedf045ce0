import type { Writer } from '../../../core/show/values.js';
import type { RuleConditions } from '../../../schemas/generated/record.js';
import type { Texts } from './texts/en.js';

/** What names the words of conditions that are ids of records. */
export interface ConditionNames {
  material(id: string): string;
  brand(id: string): string;
}

/** What conditions ask for in words, one part for each condition; none when everything goes. */
export function conditionParts(
  when: RuleConditions,
  names: ConditionNames,
  { writer, texts }: { writer: Writer; texts: Pick<Texts, 'slicers' | 'nozzle'> },
): string[] {
  if (when === null) return [];
  const slicers: Record<string, string> = texts.slicers;
  const word = (id: string) => writer.word(id);
  const lists = [
    when.materials?.map(names.material),
    when.material_traits?.map(word),
    when.extruder_types?.map(word),
    when.structures?.map(word),
    when.equipment?.map(word),
    when.nozzle_materials?.map(word),
    when.firmwares?.map(word),
    when.slicers?.map((id) => slicers[id] ?? id),
    when.brands?.map(names.brand),
  ];
  const parts = lists.flatMap((list) => (list ? [list.join(writer.either)] : []));
  const nozzles = when.nozzle_diameters_mm;
  return nozzles ? [...parts, `${texts.nozzle} ${writer.range(nozzles.min, nozzles.max, 'mm')}`] : parts;
}
