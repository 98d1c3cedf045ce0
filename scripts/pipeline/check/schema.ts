import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Fault, type FieldProblem, fault, faultAt, type Problem } from '../../shared/problem.js';
import { sourceSchemaId } from '../../shared/schemas/read.js';
import type { JsonObject } from '../../shared/tree.js';
import type { SourceFile, SourceKind } from '../load/source-file.js';
import { suggest } from './unknown-id.js';
import { ajv, nearestForms } from './validator.js';
import { type Bounds, explainSlip } from './wrong-units.js';

/** Rule of impossible figures that a source states: we correct or withhold them, but do not edit them. */
export const UPSTREAM = 'bounds';

const compiled = new Map<JsonObject, ValidateFunction>();

/**
 * Validates a value against a schema with resolved references; null if valid. `path` is within the value, empty for the
 * value itself.
 */
export function valueProblem(schema: JsonObject, value: unknown): FieldProblem | null {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return null;
  return (
    nearestForms(validate.errors ?? [])
      .map((error) => toProblem('', error))
      .find((problem) => problem !== null) ?? null
  );
}

/**
 * Checks a source file against the schema of its kind and reports all problems. Out-of-range figures of imported files
 * get the rule {@link UPSTREAM}.
 */
export function checkSchema({ kind, file, value }: Omit<SourceFile, 'digest'>): Problem[] {
  if (kind === 'drawing') return []; // it has no schema: the lint judges it
  const validate = validatorOf(kind);
  if (validate(value)) return [];
  const problems = new Map<string, Problem>();
  const judged = new Set<string>();
  for (const error of withoutRenamed(nearestForms(validate.errors ?? []))) {
    const problem = toProblem(file, error);
    if (!problem) continue;
    // Two schemas may apply to one value: if both fail, report one.
    if (OF_ONE_VALUE.has(error.keyword) && !isOutOfRange(error)) {
      if (judged.has(problem.path)) continue;
      judged.add(problem.path);
    }
    if (kind.startsWith('imported-') && isOutOfRange(error)) problem.rule = UPSTREAM;
    problems.set(JSON.stringify([problem.path, problem.code, problem.message, problem.allowed]), problem);
  }
  return [...problems.values()];
}

/** The paths, as lists of keys, of out-of-range figures in a value of a kind of source file. */
export function outOfBounds(kind: SourceKind, value: unknown): string[][] {
  const validate = validatorOf(kind);
  if (validate(value)) return [];
  const places = (validate.errors ?? []).filter(isOutOfRange).map(({ instancePath }) => instancePath);
  return [...new Set(places)].map((place) => keysOf(place));
}

function validatorOf(kind: SourceKind): ValidateFunction {
  const validate = ajv.getSchema(sourceSchemaId(kind));
  if (!validate) throw new Error(`there is no schema of ${kind}`);
  return validate;
}

function keysOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const OF_ONE_VALUE = new Set(['type', 'pattern', 'format', 'enum', 'const', 'minLength', 'maxLength']);

/**
 * Drops errors about missing fields that are present under a misspelt or other name: if a map has one unknown field and
 * lacks one, that is one slip.
 */
function withoutRenamed(errors: readonly ErrorObject[]): ErrorObject[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  const renamed = new Set(
    unknown.flatMap(({ instancePath, params, parentSchema }) => {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const [near] = suggest(String(params.additionalProperty), known);
      const others = unknown.filter((other) => other.instancePath === instancePath);
      const lacking = missing.filter((other) => other.instancePath === instancePath);
      const name = near ?? (others.length === 1 && lacking.length === 1 ? lacking[0]?.params.missingProperty : null);
      if (near === undefined && name !== null) params.instead = name;
      return name === null ? [] : [`${instancePath} ${name}`];
    }),
  );
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' || !renamed.has(`${instancePath} ${params.missingProperty}`),
  );
}

/** Null for errors that only summarise others. */
function toProblem(file: string, error: ErrorObject): Problem | null {
  const found = faultOf(error);
  if (found === null) return null;
  const { below, ...fault } = found;
  const steps = keysOf(error.instancePath);
  // An error about a key is reported at that key.
  if (error.propertyName !== undefined) steps.push(error.propertyName);
  const path = error.instancePath === '' ? (error.propertyName ?? '') : steps.join('.');
  return {
    ...fault,
    file,
    path: below === undefined ? path : path === '' ? below : `${path}.${below}`,
    rule: 'schema',
  };
}

/** Converts a validator error; `below` is the key or index within the value that it is about, if any. */
function faultOf(error: ErrorObject): (Fault & { below?: string }) | null {
  if (isOutOfRange(error)) return outOfRange(error);
  const { params, parentSchema, data: value } = error;
  const limit = Number(params.limit);
  const means = describe(parentSchema);
  const because = parentSchema?.$comment as string | undefined;
  const only = (allowed: string) => `allowed: ${[allowed, params.forms ?? because ?? []].flat().join('; ')}`;
  switch (error.keyword) {
    case 'required': {
      const field = String(params.missingProperty);
      const either = (params.either as string[][] | undefined) ?? [[field]];
      return fault('missing_field', [
        `misses ${either.map(fields).join(' or ')}`,
        describe(parentSchema?.properties?.[field]) ?? because ?? 'add it',
      ]);
    }
    case 'additionalProperties': {
      const field = String(params.additionalProperty);
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const [near] = suggest(field, known);
      return faultAt({ below: field }, 'unknown_field', [
        `has no field "${field}"${params.instead === undefined ? '' : `, and misses "${params.instead}"`}`,
        known.length > 0 ? `${near === undefined ? '' : `nearest: ${near}; `}allowed: ${known.join(', ')}` : undefined,
      ]);
    }
    case 'enum':
    case 'const': {
      const allowed = (params.allowedValues ?? [params.allowedValue]) as unknown[];
      return fault('not_in_list', [`${json(value)} is not allowed`, only(allowed.map(json).join(', '))]);
    }
    case 'type': {
      const types = [params.type].flat() as string[];
      // An empty value, above all an empty file, is reported as empty.
      return value === null
        ? fault('empty_value', ['is empty', typesOf(types)])
        : fault('wrong_type', [`${json(value)} is not ${typesOf(types)}`, means]);
    }
    case 'pattern':
      return fault('wrong_form', [
        `${json(value)} has the wrong form`,
        FORMS[params.pattern] ?? means ?? `must match ${params.pattern}`,
      ]);
    case 'uniqueItems': {
      const [i, j] = [Number(params.i), Number(params.j)];
      return faultAt({ below: String(Math.max(i, j)) }, 'listed_twice', [
        `lists ${json((value as unknown[])[i])} twice`,
        'each item once',
      ]);
    }
    case 'minLength':
      return fault('too_short', [`${json(value)} is too short`, `at least ${limit} characters`]);
    case 'maxLength':
      return fault('too_long', [`${json(value)} is too long`, `at most ${limit} characters`]);
    case 'minItems':
      return fault('few_items', [
        'is a list with too few items',
        `at least ${limit}; ${because ?? 'leave the field out if there is none'}`,
      ]);
    case 'maxItems':
      return fault('many_items', ['is a list with too many items', `at most ${limit}`]);
    case 'minProperties':
      return fault('few_fields', ['is empty', `at least ${limit}; leave the field out if there is none`]);
    case 'maxProperties':
      return fault('many_fields', ['is a map with too many entries', `at most ${limit}`]);
    case 'not': {
      const [field = ''] = ((error.schema as JsonObject).required ?? []) as string[];
      return faultAt({ below: field }, 'field_beside_another', [
        `has "${field}", which cannot be combined with the other fields`,
        because ?? 'leave it out',
      ]);
    }
    case 'format':
      return fault('wrong_format', [
        `${json(value)} is not ${FORMATS[params.format] ?? `of the form ${params.format}`}`,
        means,
      ]);
    case 'dependentRequired':
      return fault('missing_beside', [`misses "${params.missingProperty}", which "${params.property}" requires`]);
    case 'anyOf':
    case 'oneOf': {
      const forms = ((params.passingSchemas ?? []) as number[]).map((at) => requiredBy(parentSchema?.oneOf?.[at]));
      return forms.length > 0 && forms.every((names) => names.length > 0)
        ? fault('both_forms', [`has ${forms.map(fields).join(' and ')}`, 'one of the two, not both'])
        : fault('no_form', [`${json(value)} is not ${formsOf(parentSchema)}`, means]);
    }
    case 'if':
    case 'propertyNames':
      return null;
    default:
      return fault('other_keyword', [error.message ?? error.keyword]);
  }
}

/** The allowed types and enum values. */
function formsOf(schema: ErrorObject['parentSchema']): string {
  const forms = (schema?.oneOf ?? schema?.anyOf ?? []) as { type?: string | string[]; enum?: unknown[] }[];
  const each = forms.map(({ type, enum: words }) =>
    type === undefined ? words?.map(json).join(' or ') : typesOf([type].flat()),
  );
  return each.length > 0 && each.every((form) => form !== undefined)
    ? [...new Set(each)].join(' or ')
    : 'of one of the allowed forms';
}

function requiredBy(form: unknown): string[] {
  return ((form as JsonObject | undefined)?.required ?? []) as string[];
}

function describe(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'description' in schema
    ? String(schema.description)
    : undefined;
}

function fields(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

export function json(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** JSON types in everyday words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of fields and values',
  null: 'null',
};

function typesOf(types: readonly string[]): string {
  return types.map((type) => TYPES[type] ?? type).join(' or ');
}

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'an address that starts with https://',
  date: 'a day, written as "2026-01-31"',
};

/** Descriptions of common patterns; other patterns are shown as they are. */
const FORMS: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'an id: lower-case letters and digits in parts, joined by "-"',
  '^[a-z0-9]+(_[a-z0-9]+)*$': 'an id: lower-case letters and digits in parts, joined by "_"',
  '^https?://': 'an address that starts with https://',
  '^https://': 'an address that starts with https://',
  '^[0-9a-f]{64}$': 'a SHA-256: 64 hexadecimal digits',
  '^#[0-9A-F]{6}$': 'a colour such as "#FF8000"',
  '^[0-9a-f]{3,40}$': 'the SHA-1 of a commit, 40 hexadecimal digits: a branch changes',
  '^[0-9A-Z]{3}$': 'the first three letters or digits that all its serial numbers share, such as 01P',
  '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$': 'a host or service name: letters, digits and hyphens, no spaces',
  '^[A-Za-z0-9][A-Za-z0-9.+-]*$': 'the SPDX identifier of a licence, such as AGPL-3.0',
  '^((gist\\.)?github\\.com/[A-Za-z0-9-]+(/[A-Za-z0-9._-]+)?|[a-z0-9-]+(\\.[a-z0-9-]+)+)$':
    'a site such as example.org, or a repository such as github.com/owner/name, without https://',
  '^(((printers|processes|filaments|presets|preset-values)/[a-z0-9]+(-[a-z0-9]+)*)|bases|filament-presets|machine-names)\\.json$':
    'the path of a file below the folder of the source, such as printers/prusa-mk4.json',
};

/** Keywords that limit a number. */
const RANGE = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'not']);

/** Whether an error is about the size of a number, not its type. */
function isOutOfRange({ keyword, params, data }: ErrorObject): boolean {
  if (typeof data !== 'number') return false;
  return RANGE.has(keyword) || (keyword === 'type' && String(params.type).includes('integer'));
}

/** The fault of an out-of-range figure: the likely slip, and the bounds. */
function outOfRange({ keyword, params, data, parentSchema }: ErrorObject): Fault {
  const { gap, ...bounds } = boundsOf((parentSchema ?? {}) as Record<string, unknown>);
  const value = data as number;
  const { unit, min, max } = bounds;
  const of = unit === undefined ? '' : ` ${unit}`;
  const like = explainSlip(value, { ...bounds, gap });
  if (keyword === 'type')
    return fault('not_whole', [`${value} is not a whole number${like}`, `a whole number from ${min} to ${max}${of}`]);
  if (gap && keyword === 'not')
    return fault('within_gap', [
      `${value} is out of range${like}`,
      `nothing between ${gap.above} and ${gap.below}${of}`,
    ]);
  const { comparison, limit } = params as { comparison: string; limit: number };
  return fault('out_of_range', [`${value} is out of range${like}`, `must be ${comparison} ${limit}${of}`]);
}

function boundsOf(schema: Readonly<Record<string, unknown>>): Bounds {
  const number = (...names: string[]) =>
    names.map((name) => schema[name]).find((value): value is number => typeof value === 'number');
  const not = schema.not as Record<string, number> | undefined;
  const above = not?.exclusiveMinimum;
  const below = not?.maximum ?? not?.exclusiveMaximum;
  return {
    unit: typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined,
    min: number('minimum', 'exclusiveMinimum') ?? Number.NEGATIVE_INFINITY,
    max: number('maximum', 'exclusiveMaximum') ?? Number.POSITIVE_INFINITY,
    gap: above === undefined || below === undefined ? undefined : { above, below, closed: not?.maximum !== undefined },
    whole: String(schema.type).includes('integer'),
  };
}
