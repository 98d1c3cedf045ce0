import { idsOf } from '../../../core/names/resolve.js';
import type { NameKind, Names } from '../../../core/names/spellings.js';
import { suggest } from '../../../core/names/suggest.js';
import { convert, unitOf } from '../../../core/words/units.js';
import { valueProblem } from '../../pipeline/check/schema.js';
import { parseYaml } from '../../pipeline/load/yaml.js';
import { sentenceOf } from '../../shared/problem.js';
import { sourceSchema, valuesSchema } from '../../shared/schemas/read.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';

/** A parsed value, or what is wrong with it. */
export type ParsedValue = { value: Json } | { problem: string };

const MESSAGES: Readonly<Record<string, Json>> = { yes: true, no: false, unknown: null };

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;

/**
 * Parses the value of a field: numbers with or without its unit, `yes` and `no`, enum values, `220x220x250` for axes,
 * `190-230` for a range, and objects as YAML.
 *
 * @param schema of the field, with references resolved
 */
export function parseTypedValue(typed: string, schema: JsonObject): ParsedValue {
  const text = typed.trim();
  if (schema.type === 'string') return validated(text, schema);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const parts = parseParts(text, Object.keys(properties));
  if (parts !== null) return validated(parts, schema);
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined;
  const [, figure, writtenUnit = ''] = new RegExp(`^(${NUMBER})\\s*([^\\d\\s.].*)?$`, 's').exec(text) ?? [];
  if (figure !== undefined && unit !== undefined) return convertFigure(Number(figure), writtenUnit, unit, schema);
  if (Object.hasOwn(MESSAGES, text) && !allows(schema, text)) return validated(MESSAGES[text] ?? null, schema);
  return validated(plain(text), schema);
}

/** Parses `220x220x250 mm` or `190-230` if the field has exactly those parts; otherwise null. */
function parseParts(text: string, keys: readonly string[]): JsonObject | null {
  const axes =
    keys.includes('x') &&
    new RegExp(`^(${NUMBER})\\s*[x×*]\\s*(${NUMBER})\\s*[x×*]\\s*(${NUMBER})(?:\\s*mm)?$`).exec(text);
  if (axes) return { x: Number(axes[1]), y: Number(axes[2]), z: Number(axes[3]) };
  const range = keys.includes('min') && new RegExp(`^(${NUMBER})\\s*(?:-|–|\\.\\.|to)\\s*(${NUMBER})$`).exec(text);
  return range ? { min: Number(range[1]), max: Number(range[2]) } : null;
}

function convertFigure(figure: number, writtenUnit: string, unit: string, schema: JsonObject): ParsedValue {
  const own = writtenUnit === '' ? unit : unitOf(writtenUnit);
  if (writtenUnit.trim() === unit || own === unit) return validated(figure, schema);
  const converted = own === null ? null : convert(figure, own, unit);
  return {
    problem:
      converted === null
        ? `"${figure} ${writtenUnit}" has no unit that fits the field (its unit is ${unit})`
        : `the unit of the field is ${unit}: ${figure} ${own} is ${Number(converted.toPrecision(4))}`,
  };
}

function plain(text: string): Json {
  try {
    return parseYaml(text) as Json;
  } catch {
    return text;
  }
}

function allows({ enum: choices }: JsonObject, text: string): boolean {
  return Array.isArray(choices) && choices.includes(text);
}

function validated(value: Json, schema: JsonObject): ParsedValue {
  const problem = valueProblem(schema, value);
  if (!problem) return { value };
  return { problem: `${problem.path ? `${problem.path}: ` : ''}${sentenceOf(problem)}` };
}

/** The schema of a kind of source file at a path of field names; `*` matches any field or item. */
export function schemaAt(kind: string, path: readonly string[]) {
  let schema: JsonObject = sourceSchema(kind);
  for (const step of path) {
    const below =
      step === '*'
        ? (schema.items ?? schema.additionalProperties)
        : (schema.properties as JsonObject | undefined)?.[step];
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

/** Every fact of a material with the schema of its value: the range or the number as published. */
export function materialFacts(): [field: string, schema: JsonObject][] {
  const figures = valuesSchema('material-facts').properties as JsonObject;
  return Object.entries(schemaAt('material', ['facts']).schema.properties as JsonObject).map(([field, stated]) => {
    const { value } = (stated as JsonObject).properties as JsonObject;
    return [field, (figures[field] ?? value) as JsonObject];
  });
}

/** The id of the record with this name. @throws with the nearest names if there is none */
export function namedId(names: Names, kind: NameKind, name: string): string {
  const [id] = idsOf(names, kind, name);
  if (id !== undefined) return id;
  const near = suggest(names, kind, name);
  throw new Error(
    `no ${kind.slice(0, -1)} is called "${name}"${near.length > 0 ? ` (nearest: ${near.join(', ')})` : ''}`,
  );
}
