import { isObject, type JsonObject } from '../../../shared/tree.js';
import { fields } from '../overrides/fields.js';

/** A value of a profile that something is printed with. */
export interface PrintField {
  /** In the unit of the record; null for words, switches and names. */
  unit: string | null;
  kind: 'number' | 'switch' | 'name';
  /** Words that it may have; null for a name, which is the source's own. */
  words: readonly string[] | null;
}

/** Every value of a profile that something is printed with, by its path in the record. */
export function printFields(): ReadonlyMap<string, PrintField> {
  const nozzle: PrintField = { unit: 'mm', kind: 'number', words: null };
  return new Map([...leaves('profile', ''), ...leaves('process', 'process.'), ['nozzle.diameter_mm', nozzle]]);
}

function leaves(kind: 'profile' | 'process', prefix: string): [path: string, field: PrintField][] {
  return [...fields(kind)]
    .filter(([, schema]) => !isObject(schema.properties ?? null))
    .map(([path, schema]) => [`${prefix}${path}`, fieldOf(schema)]);
}

function fieldOf(schema: JsonObject): PrintField {
  const types = [schema.type ?? []].flat();
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : null;
  if (types.includes('number') || types.includes('integer')) return { unit, kind: 'number', words: null };
  if (types.includes('boolean')) return { unit: null, kind: 'switch', words: ['true', 'false'] };
  const words = Array.isArray(schema.enum) ? schema.enum.filter((word) => typeof word === 'string') : null;
  return { unit: null, kind: 'name', words };
}
