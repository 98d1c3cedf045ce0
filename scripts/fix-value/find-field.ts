import { nearest } from '../../core/nearest.js';
import { isObject, type JsonObject } from '../shared/tree.js';

/**
 * The schema of a field by its name.
 *
 * @param of what has the fields, such as `profile`
 * @throws naming the nearest fields
 */
export function findField(of: string, field: string, known: ReadonlyMap<string, JsonObject>): JsonObject {
  const schema = known.get(field);
  if (!schema) {
    // Who says the last part alone means one of the fields that end so.
    const ends = [...known.keys()].filter((name) => name.endsWith(`.${field}`));
    const meant = ends.length > 0 ? ends : nearest(field, known.keys()).map(({ name }) => name);
    throw new Error(
      `a ${of} has no field "${field}" that can be changed${meant.length > 0 ? ` (nearest: ${meant.slice(0, 3).join(', ')})` : ''}`,
    );
  }
  return schema;
}

/** @throws naming the parts of a field that is not a value itself */
export function refuseWhole(schema: JsonObject, field: string): void {
  if (!isObject(schema.properties)) return;
  const parts = Object.keys(schema.properties).map((part) => `${field}.${part}`);
  throw new Error(`${field} has parts, each with its own value: ${parts.join(', ')}`);
}
