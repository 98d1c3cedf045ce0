import { isObject, type Json, type JsonObject } from '../tree.js';
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

/** Finds the references in a value of one schema. */
type Walk = (value: unknown, path: string, visit: Visit) => void;

/**
 * Calls `visit` for every reference in a source file that has passed its schema.
 *
 * @param kind the name of its schema
 */
export function visitReferences(kind: string, value: unknown, visit: Visit): void {
  walkOf(sourceSchema(kind))?.(value, '', visit);
}

/** Cache by schema; null if its values cannot contain a reference and need not be searched. */
const walks = new Map<JsonObject, Walk | null>();

function walkOf(schema: Json | undefined): Walk | null {
  if (!isObject(schema ?? null)) return null;
  const own = schema as JsonObject;
  const done = walks.get(own);
  if (done !== undefined) return done;
  // A recursive schema finds the walk once it is complete.
  walks.set(own, (value, path, visit) => walks.get(own)?.(value, path, visit));
  const parts = [id(own), ...alternatives(own), items(own), fields(own)].filter((walk) => walk !== null);
  const walk: Walk | null =
    parts.length === 0
      ? null
      : (value, path, visit) => {
          for (const part of parts) part(value, path, visit);
        };
  walks.set(own, walk);
  return walk;
}

function id(schema: JsonObject): Walk | null {
  const kind = referentOf(schema);
  if (kind === null) return null;
  return (value, path, visit) => {
    if (typeof value === 'string') visit({ path, kind, id: value });
  };
}

/** @throws for an unknown kind */
function referentOf(schema: Json | undefined): ReferentKind | null {
  const kind = isObject(schema ?? null) ? (schema as JsonObject)['x-ref'] : undefined;
  if (kind === undefined) return null;
  const known = REFERENT_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`x-ref ${JSON.stringify(kind)} is none of ${REFERENT_KINDS.join(', ')}`);
  return known;
}

/** A value matches one of the forms; walking the others as well is harmless. */
function alternatives({ oneOf, anyOf, allOf }: JsonObject): (Walk | null)[] {
  return [oneOf, anyOf, allOf].flatMap((forms) => (Array.isArray(forms) ? forms.map(walkOf) : []));
}

function items({ items: schema }: JsonObject): Walk | null {
  const walk = walkOf(schema);
  if (!walk) return null;
  return (value, path, visit) => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, join(path, index), visit);
  };
}

/** The fields of a map: those named by the schema, and the others, whose keys can be references. */
function fields({ properties, additionalProperties, propertyNames }: JsonObject): Walk | null {
  const named = new Map(Object.entries((properties ?? {}) as JsonObject).map(([key, schema]) => [key, walkOf(schema)]));
  const others = walkOf(additionalProperties);
  const keys = referentOf(propertyNames);
  if (!others && keys === null && [...named.values()].every((walk) => walk === null)) return null;
  return (value, path, visit) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const key of Object.keys(value)) {
      const walk = named.get(key) ?? null;
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (named.has(key)) walk?.(inner, join(path, key), visit);
      else {
        if (keys !== null) visit({ path: join(path, key), kind: keys, id: key });
        others?.(inner, join(path, key), visit);
      }
    }
  };
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}
