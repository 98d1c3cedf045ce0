import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type Json, type JsonObject, merge } from '../tree.js';

/** Folder of the schemas. */
export const SCHEMAS = path.resolve(import.meta.dirname, '../../../schemas');

const documents = new Map<string, JsonObject>();

function document(file: string): JsonObject {
  let schema = documents.get(file);
  if (!schema) {
    schema = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    documents.set(file, schema);
  }
  return schema;
}

/** The schemas of source files and of the values in them, as they are written, references and all. */
export function sourceDocuments(): JsonObject[] {
  return ['source', 'values'].flatMap((folder) =>
    readdirSync(path.join(SCHEMAS, folder))
      .sort()
      .map((file) => document(path.join(SCHEMAS, folder, file))),
  );
}

/**
 * What a schema of source files is called in {@link sourceDocuments}: its path in the repository, as its `$id`. A path is
 * right wherever the repository lies, and its relative references lead to the same schema by `$id` and by file, as
 * editors follow them; against a URN they would lead nowhere, and a domain may be somebody else's tomorrow.
 */
export function sourceSchemaId(name: string): string {
  return String(document(path.join(SCHEMAS, 'source', `${name}.schema.json`)).$id);
}

/**
 * How references are put in. `described` keeps what stands beside a `$ref` (its description in that place);
 * `shared` leaves it out, so that one target stays one object and becomes one type.
 */
export type ReferenceMode = 'described' | 'shared';

/** A schema of a source file, its references put in. */
export function sourceSchema(name: string, resolution: ReferenceMode = 'described'): JsonObject {
  return new Resolver(resolution).read('source', name);
}

/**
 * A schema of a published record, its references put in and every property required: a source file may leave
 * out what it does not know, a record says null.
 */
export function recordSchema(name: string, resolution: ReferenceMode = 'described'): JsonObject {
  return complete(new Resolver(resolution).read('record', name)) as JsonObject;
}

/** A schema of values that source files and records share, its references put in. */
export function valuesSchema(name: string): JsonObject {
  return new Resolver('described').read('values', name);
}

/** The identifiers that records of a kind may have, by system. */
export function identifierSchema(kind: 'printer' | 'material' | 'filament' | 'colour'): JsonObject {
  return new Resolver('described').read('values', 'identifiers', `/$defs/${kind}`);
}

/** Names of the schemas of a folder. */
export function schemaNames(folder: 'source' | 'record'): string[] {
  return readdirSync(path.join(SCHEMAS, folder))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => path.basename(file, '.schema.json'))
    .sort();
}

/** One target gives one object for each way of resolving. */
const targets = { described: new Map<string, JsonObject>(), shared: new Map<string, JsonObject>() };

class Resolver {
  constructor(private readonly resolution: ReferenceMode) {}

  read(folder: string, name: string, pointer = ''): JsonObject {
    const file = path.join(SCHEMAS, folder, `${name}.schema.json`);
    return this.target(file, pointer);
  }

  private target(file: string, pointer: string): JsonObject {
    const key = `${file}#${pointer}`;
    const known = targets[this.resolution].get(key);
    if (known) return known;
    let found: Json = document(file);
    for (const part of pointer.split('/').slice(1)) found = (found as JsonObject)[part] ?? null;
    if (!isObject(found)) throw new Error(`${path.relative(SCHEMAS, file)}#${pointer} points nowhere`);
    const holder: JsonObject = {};
    targets[this.resolution].set(key, holder); // before walking it, for a schema that refers to itself
    return Object.assign(holder, this.walk(found, file));
  }

  private walk(node: Json, file: string): Json {
    if (Array.isArray(node)) return node.map((item) => this.walk(item, file));
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') {
      // A schema that holds itself is written out as a whole: it goes on naming itself.
      if (node.$ref === '#' && this.resolution === 'described') return node;
      const [relative = '', pointer = ''] = node.$ref.split('#');
      const target = this.target(relative === '' ? file : path.resolve(path.dirname(file), relative), pointer);
      const { $ref, ...beside } = node;
      if (this.resolution === 'shared' || Object.keys(beside).length === 0) return target;
      return merge(target, this.walk(beside, file) as JsonObject);
    }
    const entries = Object.entries(node).filter(([key]) => key !== '$defs' && key !== '$id' && key !== '$schema');
    return Object.fromEntries(entries.map(([key, value]) => [key, LITERAL.has(key) ? value : this.walk(value, file)]));
  }
}

/** Keywords whose value is data, not a schema. */
const LITERAL = new Set(['enum', 'const', 'default', 'examples']);

const completed = new Map<JsonObject, JsonObject>();

function complete(node: Json): Json {
  if (Array.isArray(node)) return node.map(complete);
  if (!isObject(node)) return node;
  const known = completed.get(node);
  if (known) return known;
  const result: JsonObject = {};
  completed.set(node, result);
  for (const [key, value] of Object.entries(node)) result[key] = LITERAL.has(key) ? value : complete(value);
  if (node.type === 'object' && isObject(node.properties) && node['x-optional'] !== true)
    result.required = Object.keys(node.properties);
  return result;
}
