import { isObject, type Json, type JsonObject, ownValue } from '../tree.js';
import { sourceSchema } from './read.js';

/** Kinds of records that source files can refer to: the values of `x-ref` in schemas/source. */
export const REFERENT_KINDS = [
  'brand',
  'calibration',
  'case',
  'cause',
  'check',
  'code_system',
  'fix',
  'material',
  'polymer',
  'printer',
  'reference',
  'setting',
  'source',
  'symptom',
] as const;

export type ReferentKind = (typeof REFERENT_KINDS)[number];

/** An id in a source file that refers to something else. */
export interface Reference {
  /** Dotted path of the id, or of the key if the key is the id. */
  path: string;
  kind: ReferentKind;
  id: string;
}

type Visit = (reference: Reference) => void;

/**
 * Calls `visit` for every reference in a source file that has passed its schema.
 *
 * @param kind the name of its schema
 */
export function visitReferences(kind: string, value: unknown, visit: Visit): void {
  walk(sourceSchema(kind), value, '', visit);
}

function walk(schema: Json | undefined, value: unknown, path: string, visit: Visit): void {
  if (schema === undefined || !isObject(schema) || !canRefer(schema)) return;
  const kind = referentOf(schema);
  if (kind !== null && typeof value === 'string') visit({ path, kind, id: value });
  // A value matches one of the forms; walking the others as well is harmless.
  for (const form of formsOf(schema)) walk(form, value, path, visit);
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(schema.items, item, at(index), visit);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const named = (schema.properties ?? {}) as JsonObject;
  const keys = referentOf(schema.propertyNames);
  for (const [key, inner] of Object.entries(value)) {
    const own = ownValue(named, key);
    if (own === undefined && keys !== null) visit({ path: at(key), kind: keys, id: key });
    walk(own ?? schema.additionalProperties, inner, at(key), visit);
  }
}

/** Cache by schema: the values of most need not be searched. */
const referring = new Map<JsonObject, boolean>();

/** Whether values of a schema can contain a reference. */
function canRefer(schema: JsonObject): boolean {
  const known = referring.get(schema);
  if (known !== undefined) return known;
  referring.set(schema, true); // a recursive schema ends here
  const { items, properties, additionalProperties, propertyNames } = schema;
  const parts = [...formsOf(schema), items, additionalProperties, ...Object.values((properties ?? {}) as JsonObject)];
  const can =
    referentOf(schema) !== null ||
    referentOf(propertyNames) !== null ||
    parts.some((part) => part !== undefined && isObject(part) && canRefer(part));
  referring.set(schema, can);
  return can;
}

function formsOf({ oneOf, anyOf, allOf }: JsonObject): Json[] {
  return [oneOf, anyOf, allOf].flatMap((forms) => (Array.isArray(forms) ? forms : []));
}

/** @throws for an unknown kind */
function referentOf(schema: Json | undefined): ReferentKind | null {
  const kind = schema !== undefined && isObject(schema) ? schema['x-ref'] : undefined;
  if (kind === undefined) return null;
  const known = REFERENT_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`x-ref ${JSON.stringify(kind)} is none of ${REFERENT_KINDS.join(', ')}`);
  return known;
}
