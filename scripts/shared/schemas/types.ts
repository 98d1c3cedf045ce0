import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isObject, type Json, type JsonObject } from '../tree.js';
import { recordSchema, schemaNames, sourceSchema } from './read.js';

const HEADER = '/* Generated from schemas/ by "npm run generate". Do not edit. */';

/** The TypeScript types of the schemas, by file: one module for the source files, one for the published records. */
export async function generatedTypes(): Promise<Map<string, string>> {
  const of = (folder: 'source' | 'record', schemaOf: typeof sourceSchema) =>
    module(schemaNames(folder).map((name) => [name, schemaOf(name, 'shared')]));
  return new Map([
    ['schemas/generated/source.ts', await of('source', sourceSchema)],
    ['schemas/generated/record.ts', await of('record', recordSchema)],
  ]);
}

/** One module for several schemas: a wrapper refers to each, so that a shared shape is declared once. */
async function module(schemas: readonly (readonly [name: string, schema: JsonObject])[]): Promise<string> {
  const simple = new Map<JsonObject, JsonObject>();
  const properties = Object.fromEntries(
    schemas.map(([name, schema]) => [name, withoutConstraints(schema, simple) as JSONSchema]),
  );
  const wrapper: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    properties,
    required: Object.keys(properties),
  };
  return compile(wrapper, 'AllSchemas', {
    bannerComment: HEADER,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 140 },
  });
}

/** Removes alternatives that only require properties: a type cannot express them, and would be unreadable. */
function withoutConstraints(node: Json, done: Map<JsonObject, JsonObject>): Json {
  if (Array.isArray(node)) return node.map((item) => withoutConstraints(item, done));
  if (!isObject(node)) return node;
  const known = done.get(node);
  if (known) return known;
  const result: JsonObject = {};
  done.set(node, result);
  for (const [key, value] of Object.entries(node)) {
    const onlyRequired =
      key === 'anyOf' &&
      Array.isArray(value) &&
      value.every((item) => isObject(item) && Object.keys(item).join() === 'required');
    if (!onlyRequired) result[key] = withoutConstraints(value, done);
  }
  return result;
}
