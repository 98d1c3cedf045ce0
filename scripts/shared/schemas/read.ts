import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../core/names/nearest.js';
import { filesBelow } from '../files.js';
import { everyText, isObject, type Json, type JsonObject, merge, ownValue } from '../tree.js';

export const SCHEMAS = path.resolve(import.meta.dirname, '../../../schemas');

/** Folders of the hand-written schemas. */
const FOLDERS = ['source', 'values', 'record'];

/** Keywords of the hand-written schemas that JSON Schema does not have. */
export const OWN_KEYWORDS: readonly string[] = ['x-zh', 'x-label', 'x-unit', 'x-ref', 'x-optional', 'x-computed'];

const documents = new Map<string, JsonObject>();

function document(file: string): JsonObject {
  let schema = documents.get(file);
  if (!schema) {
    schema = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    documents.set(file, schema); // before looking at its references, for schemas that refer to each other
    checkTargets(schema, file);
  }
  return schema;
}

/** Checks that every reference resolves to a schema. @throws when one does not, with its place and the valid targets */
function checkTargets(schema: JsonObject, file: string): void {
  for (const [at, value] of everyText(schema)) {
    const fault = /(?:^|\.)\$ref$/.test(at) ? targetFault(value, file) : null;
    if (fault !== null) throw new Error(`${inRepository(file)}: ${at}: "${value}": ${fault}`);
  }
}

/** Why a reference does not resolve, and the closest valid ones; null if it does. */
function targetFault(reference: string, from: string): string | null {
  const { file, pointer } = targetOf(reference, from);
  if (!existsSync(file)) {
    const [written = ''] = reference.split('#');
    const files = FOLDERS.flatMap((folder) => filesBelow(SCHEMAS, `${folder}/*`));
    const paths = files.map((one) => path.relative(path.dirname(from), path.join(SCHEMAS, one)));
    return `there is no file ${inRepository(file)}; ${allowed(written, paths)}`;
  }
  let found: Json = document(file);
  for (const part of pointer.split('/').slice(1)) {
    const holder: JsonObject = isObject(found) ? found : {};
    const next = ownValue(holder, part);
    if (next === undefined)
      return `${inRepository(file)} has no "${part}" there; ${allowed(part, Object.keys(holder))}`;
    found = next;
  }
  return isObject(found) ? null : `${inRepository(file)} has no schema there`;
}

function allowed(written: string, names: readonly string[]): string {
  const near = nearest(written, names).map(({ name }) => name);
  return near.length > 0 ? `nearest: ${near.slice(0, 3).join(', ')}` : `allowed: ${names.join(', ') || 'nothing'}`;
}

function targetOf(reference: string, from: string): { file: string; pointer: string } {
  const [relative = '', pointer = ''] = reference.split('#');
  return { file: relative === '' ? from : path.resolve(path.dirname(from), relative), pointer };
}

const inRepository = (file: string) => path.relative(path.dirname(SCHEMAS), file);

/** The schemas of source files and of their values, as written, with unresolved references. */
export function sourceDocuments(): JsonObject[] {
  return ['source', 'values'].flatMap((folder) =>
    filesBelow(path.join(SCHEMAS, folder)).map((file) => document(path.join(SCHEMAS, folder, file))),
  );
}

/**
 * The `$id` of a source file schema: its path in the repository, so that relative references resolve to the same schema
 * by `$id` and by file, as in editors.
 */
export function sourceSchemaId(name: string): string {
  return String(document(path.join(SCHEMAS, 'source', `${name}.schema.json`)).$id);
}

/**
 * How references are inlined. `described` keeps the keywords beside a `$ref` (its description in that place); `shared`
 * drops them, so that a target stays one object and becomes one type.
 */
export type ReferenceMode = 'described' | 'shared';

export function sourceSchema(name: string, mode: ReferenceMode = 'described'): JsonObject {
  return resolved(path.join(SCHEMAS, 'source', `${name}.schema.json`), '', mode);
}

/**
 * Schema of a published record, with references inlined and every property required: source files omit unknown values,
 * records have null.
 */
export function recordSchema(name: string, mode: ReferenceMode = 'described'): JsonObject {
  return complete(resolved(path.join(SCHEMAS, 'record', `${name}.schema.json`), '', mode)) as JsonObject;
}

/** Schema of values shared by source files and records, with references inlined. */
export function valuesSchema(name: string, pointer = ''): JsonObject {
  return resolved(path.join(SCHEMAS, 'values', `${name}.schema.json`), pointer, 'described');
}

export function identifierSchema(kind: 'printer' | 'material' | 'filament' | 'colour'): JsonObject {
  return valuesSchema('identifiers', `/$defs/${kind}`);
}

export function schemaNames(folder: 'source' | 'record'): string[] {
  const files = filesBelow(path.join(SCHEMAS, folder), '*.schema.json');
  return files.map((file) => path.basename(file, '.schema.json')).sort();
}

/** Cache of resolved targets: one object per target and mode. */
const targets = { described: new Map<string, JsonObject>(), shared: new Map<string, JsonObject>() };

function resolved(file: string, pointer: string, mode: ReferenceMode): JsonObject {
  const key = `${file}#${pointer}`;
  const known = targets[mode].get(key);
  if (known) return known;
  let found: Json = document(file);
  for (const part of pointer.split('/').slice(1)) found = (found as JsonObject)[part] ?? null;
  const holder: JsonObject = {};
  targets[mode].set(key, holder); // before inlining it, for a schema that refers to itself
  return Object.assign(holder, inline(found, file, mode));
}

function inline(node: Json, file: string, mode: ReferenceMode): Json {
  if (Array.isArray(node)) return node.map((item) => inline(item, file, mode));
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') {
    // A reference of a schema to itself is kept.
    if (node.$ref === '#' && mode === 'described') return node;
    const to = targetOf(node.$ref, file);
    const target = resolved(to.file, to.pointer, mode);
    const { $ref, ...beside } = node;
    if (mode === 'shared' || Object.keys(beside).length === 0) return target;
    return merge(target, inline(beside, file, mode) as JsonObject);
  }
  const entries = Object.entries(node).filter(([key]) => key !== '$defs' && key !== '$id' && key !== '$schema');
  return Object.fromEntries(entries.map(([key, value]) => [key, LITERAL.has(key) ? value : inline(value, file, mode)]));
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
