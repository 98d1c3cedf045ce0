import { nearest } from '../../../core/names/nearest.js';
import type { Override } from '../../../schemas/generated/source.js';
import type { Records } from '../../pipeline/compose/records.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { addItem, addPair, inlineYaml, replaceValue } from '../edit/yaml-text.js';

export interface ValueChange {
  /** As typed: a field of a profile, a printer or a material. */
  field: string;
  value: string;
  source: string;
  reason: string;
}

/** A published value that a contributor can change. */
export interface EditableValue {
  field: string;
  schema: JsonObject;
  /** The published values, one per affected nozzle. */
  published: (records: Records) => readonly Json[];
  file: string;
  /** The text of the file with the value changed. */
  write: (value: Json, wish: ValueChange, text: string) => string;
}

export interface ProfileValueQuery {
  printer: string;
  material: string;
  /** Variant of the nozzle; undefined: all of them. */
  nozzle: string | undefined;
  field: string;
}

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

/** The keys of an override in the order of the file. */
const LINES = ['field', 'was', 'value', 'reason', 'source'] as const;

/**
 * The text of a file with an override added, or with the existing override of the field updated. The rest is unchanged.
 *
 * @param was the current value of the source
 * @param list the key of the file that contains the overrides
 */
export function writeOverride(
  text: string,
  overrides: readonly Override[] | undefined,
  { field, was, value }: { field: string; was: Json; value: Json },
  { reason, source }: ValueChange,
  list = 'overrides',
): string {
  const entry = { field, was, value, reason, source };
  const at = overrides?.findIndex((one) => one.field === field) ?? -1;
  if (at !== -1) return LINES.reduce((done, key) => replaceValue(done, [list, at, key], inlineYaml(entry[key])), text);
  const lines = LINES.map((key) => `${key}: ${inlineYaml(entry[key])}`).join('\n');
  if (overrides) return addItem(text, [list], lines);
  return addPair(text, [], [list, `\n  - ${lines.replaceAll('\n', '\n    ')}`]);
}
