import stringify from 'json-stringify-pretty-compact';
import { isObject, type Json, type JsonObject } from '../tree.js';
import { OWN_KEYWORDS, recordSchema, schemaNames, sourceSchema } from './read.js';

export const EDITOR_SCHEMAS = 'schemas/generated/editor';

/**
 * The schemas of source files for editors, by file. An editor shows one description, so each contains both languages;
 * references are inlined because editors differ in their handling of keywords beside `$ref`.
 */
export function editorSchemas(): Map<string, string> {
  return new Map(
    schemaNames('source').map((name) => {
      const file = `${EDITOR_SCHEMAS}/${name}.schema.json`;
      const schema = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `/${file}`,
        ...editorSchema(name),
      };
      return [file, `${stringify(schema, { maxLength: 120 })}\n`];
    }),
  );
}

/** Objects of source files keyed by record paths: fields without a description inherit that of the record. */
const FIELDS: Readonly<Record<string, readonly string[]>> = { printer: ['curated', 'searched'], material: ['facts'] };

/** A source file schema with inlined references and bilingual descriptions. */
export function editorSchema(name: string): JsonObject {
  const schema = sourceSchema(name);
  const properties = { ...(schema.properties as JsonObject) };
  for (const holder of FIELDS[name] ?? []) {
    const own = properties[holder] as JsonObject;
    const fields = Object.entries(own.properties as JsonObject).map(([path, field]) => [
      path,
      asRecord(recordSchema(name), path, field as JsonObject),
    ]);
    properties[holder] = { ...own, properties: Object.fromEntries(fields) };
  }
  return bilingual({ ...schema, ...(schema.properties ? { properties } : {}) }) as JsonObject;
}

/** Adds the record field's description to a field of a source file, and its constraints if the field has none. */
function asRecord(record: JsonObject, path: string, field: JsonObject): JsonObject {
  const way: JsonObject[] = [];
  for (const key of path.split('.')) {
    const below = ((way.at(-1) ?? record).properties as JsonObject | undefined)?.[key] ?? null;
    if (!isObject(below)) throw new Error(`the record has no ${path}`);
    way.push(below);
  }
  const words = Object.fromEntries(
    ['description', 'x-zh'].map((key) => [key, way.map((node) => node[key] as string).join(key === 'x-zh' ? '' : ' ')]),
  );
  const { value } = (field.properties ?? {}) as { value?: JsonObject };
  if (value === undefined || Object.keys(value).some((key) => key !== 'description' && key !== 'x-zh'))
    return { ...words, ...field };
  const allowed = { ...way.at(-1), ...value };
  return { ...words, ...field, properties: { ...(field.properties as JsonObject), value: allowed } };
}

function bilingual(node: Json): Json {
  if (Array.isArray(node)) return node.map(bilingual);
  if (!isObject(node)) return node;
  const { description, 'x-zh': zh, 'x-unit': unit } = node;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(node)) if (!OWN_KEYWORDS.includes(key)) result[key] = bilingual(value);
  if (typeof description === 'string') {
    const said = [description, ...(typeof zh === 'string' ? [zh] : [])].join('\n\n');
    result.description = typeof unit === 'string' ? `${said}\n\n${unit}` : said;
  }
  return result;
}
