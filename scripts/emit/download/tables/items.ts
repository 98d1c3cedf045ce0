import { recordSchema } from '../../../schemas/read.js';
import type { JsonObject } from '../../../shared/tree.js';

/** The schema of what a list of a record holds: `itemSchema('rule', 'causes', 'fixes')`. @throws when there is no such list */
export function itemSchema(record: string, ...lists: readonly string[]): JsonObject {
  return lists.reduce<JsonObject>((schema, list) => {
    const { items } = ((schema.properties as JsonObject | undefined)?.[list] ?? {}) as { items?: JsonObject };
    if (!items) throw new Error(`${record}: ${lists.join('.')} is no list of the schema`);
    return items;
  }, recordSchema(record));
}
