import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isObject, type Json, type JsonObject } from '../tree.js';
import { recordSchema, schemaNames, sourceSchema } from './read.js';

const HEADER = '/* Generated from schemas/ by "npm run generate". Do not edit. */';

/** The TypeScript types of the schemas, as file -> text: one module for the source files, one for the published records. */
export async function generatedTypes(): Promise<Map<string, string>> {
  const of = (folder: 'source' | 'record', schemaOf: typeof sourceSchema) =>
    module(schemaNames(folder).map((name) => [name, schemaOf(name, 'shared')]));
  return new Map([
    ['schemas/generated/source.ts', await of('source', sourceSchema)],
    ['schemas/generated/record.ts', await of('record', recordSchema)],
  ]);
}

/** One module for many schemas: a wrapper refers to each, so that a shape they share is declared once. */
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

/** Leaves out alternatives that only say which properties must be there: a type cannot say it, and would grow unreadable. */
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
