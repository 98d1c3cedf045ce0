import { sourceSchema, valuesSchema } from '../../shared/schemas/read.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';

export interface SchemaField {
  schema: JsonObject;
  description: string | undefined;
  choices: string[];
}

/** The schema of a kind of source file at a path of field names; `*` matches any field or item. */
export function schemaAt(kind: string, path: readonly string[]): SchemaField {
  let schema: JsonObject = sourceSchema(kind);
  for (const step of path) {
    const below = step === '*' ? (schema.items ?? schema.additionalProperties) : propertiesOf(schema)[step];
    if (!isObject(below)) throw new Error(`the schema of ${kind} has no ${path.join('.')}`);
    schema = below;
  }
  const items = isObject(schema.items) ? schema.items : schema;
  const description = typeof schema.description === 'string' ? schema.description : undefined;
  return { schema, description, choices: choicesOf(items.enum) };
}

/** The texts of a closed list; empty if there is none. */
export function choicesOf(list: Json | undefined): string[] {
  return Array.isArray(list) ? list.filter((value) => typeof value === 'string') : [];
}

function propertiesOf({ properties }: JsonObject): { [key: string]: Json } {
  return isObject(properties) ? properties : {};
}

/** Every fact of a material with the schema of its value: the range or the number as published. */
export function materialFacts(): [field: string, schema: JsonObject][] {
  const figures = valuesSchema('material-facts').properties as JsonObject;
  return Object.entries(schemaAt('material', ['facts']).schema.properties as JsonObject).map(([field, stated]) => {
    const { value } = (stated as JsonObject).properties as JsonObject;
    return [field, (figures[field] ?? value) as JsonObject];
  });
}
