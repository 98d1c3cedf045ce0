import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { recordSchema, schemaNames, sourceDocuments } from '../../scripts/schemas/read.js';

/** The build compiles the schemas without this check. */
it.each([
  ...sourceDocuments().map((schema) => [String(schema.$id), schema] as const),
  ...schemaNames('record').map((name) => [name, recordSchema(name)] as const),
])('%s is a JSON Schema', (_, schema) => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
});
