import { isObject, type Json, type JsonObject } from '../shared/tree.js';

/** The value with its keys in the order in which the schema lists them, so that a file's text depends on its facts alone. */
export function orderBySchema(value: Json, schema: Json | undefined): Json {
  if (Array.isArray(value)) {
    const items = isObject(schema) ? schema.items : undefined;
    return value.map((item) => orderBySchema(item, items));
  }
  if (!isObject(value)) return value;
  const known = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const other = isObject(schema) ? schema.additionalProperties : undefined;
  const position = new Map(Object.keys(known).map((key, index) => [key, index]));
  const rank = (key: string) => position.get(key) ?? position.size;
  const keys = Object.keys(value).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0));
  const result: JsonObject = {};
  for (const key of keys) result[key] = orderBySchema(value[key] ?? null, known[key] ?? other);
  return result;
}
