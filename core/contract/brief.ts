import type { BriefIndex, ListedMaterial, ListedRule } from '../../schemas/generated/record.js';

export type { BriefIndex, ListedMaterial, ListedRule };

/** Fields of a rule in `brief/troubleshoot.json`: enough to recognise and find a symptom. */
export const LISTED_RULE_FIELDS = [
  'id',
  'name',
  'name_zh',
  'aliases',
  'category',
  'category_name',
  'category_name_zh',
  'description',
  'description_zh',
  'stop_print',
  'power_off',
  'related',
] as const satisfies readonly (keyof ListedRule)[];

/** Fields of a material in `brief/materials.json`: enough to find it. */
export const LISTED_MATERIAL_FIELDS = [
  'id',
  'name',
  'name_zh',
  'family',
  'aliases',
] as const satisfies readonly (keyof ListedMaterial)[];
