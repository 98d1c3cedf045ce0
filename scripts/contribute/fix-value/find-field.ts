import { nearest } from '../../../core/names/nearest.js';
import { isObject, type JsonObject } from '../../shared/tree.js';

/**
 * The schema of a field by its name.
 *
 * @param of the owner of the fields, such as `profile`
 * @throws naming the nearest fields
 */
export function findField(of: string, field: string, fields: ReadonlyMap<string, JsonObject>): JsonObject {
  const schema = fields.get(field);
  if (!schema) {
    // The last part of a path matches every field that ends with it.
    const ends = [...fields.keys()].filter((name) => name.endsWith(`.${field}`));
    const candidates = ends.length > 0 ? ends : nearest(field, fields.keys()).map(({ name }) => name);
    throw new Error(
      `a ${of} has no field "${field}" that can be changed${candidates.length > 0 ? ` (nearest: ${candidates.slice(0, 3).join(', ')})` : ''}`,
    );
  }
  return schema;
}

/** @throws if a field is an object, naming its parts */
export function rejectObjectField(schema: JsonObject, field: string): void {
  if (!isObject(schema.properties)) return;
  const parts = Object.keys(schema.properties).map((part) => `${field}.${part}`);
  throw new Error(`${field} consists of parts with their own values: ${parts.join(', ')}`);
}
