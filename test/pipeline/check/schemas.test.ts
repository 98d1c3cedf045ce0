import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { recordSchema, SCHEMAS, schemaNames, sourceDocuments } from '../../../scripts/shared/schemas/read.js';

/** The build compiles the schemas without this check. */
it.each([
  ...sourceDocuments().map((schema) => [String(schema.$id), schema] as const),
  ...schemaNames('record').map((name) => [name, recordSchema(name)] as const),
])('%s is a JSON Schema', (_, schema) => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
});

it.each(readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.schema.json')))(
  '%s has its path as $id, and refers only to existing schemas',
  (file) => {
    const text = readFileSync(path.join(SCHEMAS, file), 'utf8');
    const { $id } = JSON.parse(text) as { $id: string };
    expect($id).toBe(`/schemas/${file}`);
    for (const [, target = ''] of text.matchAll(/"\$ref": "([^"#]+)/g)) {
      const { pathname } = new URL(target, new URL($id, 'file:///'));
      expect(readdirSync(path.dirname(path.join(SCHEMAS, '..', pathname)))).toContain(path.basename(pathname));
    }
  },
);
