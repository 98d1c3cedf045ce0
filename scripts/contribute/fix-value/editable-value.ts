import { nearest } from '../../../core/names/nearest.js';
import type { Override } from '../../../schemas/generated/source.js';
import type { Records } from '../../pipeline/compose/records.js';
import { isObject, type Json, type JsonObject, sameLeaf } from '../../shared/tree.js';
import { addItem, addPair, replaceValue } from '../../shared/yaml-text.js';

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

/** The overrides that correct a value, and how they name it. */
interface Overrides {
  /** The existing ones; undefined if the file has none. */
  overrides: readonly Override[] | undefined;
  /** The field as overrides name it. */
  path: string;
  /** The current value of the source. */
  was: Json;
  /** The key of the file that contains the overrides. */
  list?: string;
  /** The first lines of a new file. */
  head?: string;
}

/** A value that is corrected with an override: an existing one of the field is updated, otherwise one is added. */
export function overridden(
  value: Omit<EditableValue, 'write'>,
  { overrides, path, was, list = 'overrides', head = '' }: Overrides,
): EditableValue {
  const write = (corrected: Json, { reason, source }: ValueChange, now: string): string => {
    const text = now || head;
    const entry = { field: path, was, value: corrected, reason, source };
    const at = overrides?.findIndex(({ field }) => field === path) ?? -1;
    if (at !== -1)
      return Object.entries(entry).reduce((done, [key, inner]) => replaceValue(done, [list, at, key], inner), text);
    return overrides ? addItem(text, [list], entry, undefined, 1) : addPair(text, [], [list, [entry]], undefined, 2);
  };
  return { ...value, write };
}

/** The keys of a stated fact in the order of the files. */
const KEYS = ['value', 'min', 'max', 'source', 'sources', 'read', 'note', 'others'];

/** The text of a file with the fact at `path` stated anew; what it said before is kept in `others`, if it can have any. */
export function restate(
  text: string,
  path: readonly string[],
  { others, ...before }: JsonObject,
  now: JsonObject,
  hasOthers = true,
): string {
  const changed = Object.entries(now).filter(([key, value]) => !sameLeaf(value, before[key] ?? null));
  const done = changed.reduce(
    (edited, [key, value]) =>
      Object.hasOwn(before, key)
        ? replaceValue(edited, [...path, key], value)
        : addPair(edited, path, [key, value], (there) => KEYS.indexOf(there) < KEYS.indexOf(key)),
    text,
  );
  if (!hasOthers) return done;
  return others === undefined ? addPair(done, path, ['others', [before]]) : addItem(done, [...path, 'others'], before);
}
