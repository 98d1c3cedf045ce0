import type { BriefIndex, ListedMaterial, ListedRule } from '../../schemas/generated/record.js';

export type { BriefIndex, ListedMaterial, ListedRule };

/** What a symptom is recognised and found by: the fields of its rule that `brief/troubleshoot.json` holds. */
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
] as const satisfies readonly (keyof ListedRule)[];

/** What a material is found by: its fields that `brief/materials.json` holds. */
export const LISTED_MATERIAL_FIELDS = [
  'id',
  'name',
  'name_zh',
  'family',
  'aliases',
] as const satisfies readonly (keyof ListedMaterial)[];
