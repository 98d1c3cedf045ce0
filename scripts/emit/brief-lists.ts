import { type BriefIndex, LISTED_MATERIAL_FIELDS, LISTED_RULE_FIELDS } from '../../core/brief.js';
import { writeAnswer } from '../../core/envelope.js';
import { importedSources } from '../compose/origins.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { brandsOf } from './index-document.js';

/** `/api/v1/brief/troubleshoot.json`: every rule without its causes, in one page. */
export function briefRules({ rules }: Records): string {
  return brief(rules, LISTED_RULE_FIELDS);
}

/** `/api/v1/brief/materials.json`: every material by its names, in one page. */
export function briefMaterials({ materials }: Records): string {
  return brief(materials, LISTED_MATERIAL_FIELDS);
}

/** `/api/v1/brief/index.json`. */
export function briefIndex(version: string, dataset: Dataset, records: Records): BriefIndex {
  const sources = Object.entries(importedSources(dataset, records)).map(
    ([id, { name, repository }]) => [id, { name, repository }] as const,
  );
  return { version, brands: brandsOf(records), sources: Object.fromEntries(sources) };
}

function brief<T extends object>(records: readonly T[], fields: readonly (keyof T)[]): string {
  const lines = records.map((record) => JSON.stringify(record, [...fields] as string[]));
  return writeAnswer(lines, { total: lines.length, page: 1, limit: Math.max(lines.length, 1) });
}
