import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Problem } from '../../shared/problem.js';
import { sourceDocuments, sourceSchemaId } from '../../shared/schemas/read.js';
import type { JsonObject } from '../../shared/tree.js';
import type { SourceFile, SourceKind } from '../load/source-file.js';
import { Branches } from './branches.js';
import { describeOutOfRange, isOutOfRange } from './out-of-range.js';
import { suggest } from './unknown-id.js';

/** The rule of figures that a source states and that cannot be: they are not ours to change, but to correct or withhold. */
export const UPSTREAM = 'bounds';

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  keywords: ['x-zh', 'x-unit', 'x-ref', 'x-optional', 'x-computed'],
  // A small data set: what compiling the schemas costs outweighs what a faster validator would win.
  inlineRefs: false,
  code: { optimize: false },
  // A test holds the schemas against the meta-schema; each build need not.
  validateSchema: false,
});
addFormats.default(ajv);
for (const schema of sourceDocuments()) ajv.addSchema(schema);

/** Made when something is wrong: most runs need none. */
let made: Branches | undefined;
const nearest = (errors: readonly ErrorObject[]) => {
  made ??= new Branches(sourceDocuments());
  return made.nearest(errors);
};

const compiled = new Map<JsonObject, ValidateFunction>();

/**
 * What is wrong with a value that a schema describes, its references put in; null when nothing is. `path` is where in the
 * value, empty for the value itself.
 */
export function valueProblem(schema: JsonObject, value: unknown): Pick<Problem, 'path' | 'message' | 'allowed'> | null {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return null;
  return (
    nearest(validate.errors ?? [])
      .map((error) => toProblem('', error))
      .find((problem) => problem !== null) ?? null
  );
}

/**
 * Checks a source file against the schema of its kind; every problem at once. A figure out of its bounds in an imported
 * file is of the rule {@link UPSTREAM}.
 */
export function checkSchema({ kind, file, value }: Omit<SourceFile, 'digest'>): Problem[] {
  if (kind === 'drawing') return []; // it has no schema: the lint judges it
  const validate = ajv.getSchema(sourceSchemaId(kind));
  if (!validate) throw new Error(`there is no schema of ${kind}`);
  if (validate(value)) return [];
  const problems = new Map<string, Problem>();
  const judged = new Set<string>();
  for (const error of withoutRenamed(nearest(validate.errors ?? []))) {
    const problem = toProblem(file, error);
    if (!problem) continue;
    // Two schemas may apply to one value: a failure of both is reported once.
    if (OF_ONE_VALUE.has(error.keyword) && !isOutOfRange(error)) {
      if (judged.has(problem.path)) continue;
      judged.add(problem.path);
    }
    if (kind.startsWith('imported-') && isOutOfRange(error)) problem.rule = UPSTREAM;
    problems.set(`${problem.path}\0${problem.message}`, problem);
  }
  return [...problems.values()];
}

/** Where a value of a kind of source file has figures that cannot be: for each the keys that lead to it. */
export function outOfBounds(kind: SourceKind, value: unknown): string[][] {
  const validate = ajv.getSchema(sourceSchemaId(kind));
  if (!validate) throw new Error(`there is no schema of ${kind}`);
  if (validate(value)) return [];
  const places = (validate.errors ?? []).filter(isOutOfRange).map(({ instancePath }) => instancePath);
  return [...new Set(places)].map((place) => keysOf(place));
}

/** The keys of a JSON pointer. */
function keysOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Keywords about what a value is. */
const OF_ONE_VALUE = new Set(['type', 'pattern', 'format', 'enum', 'const', 'minLength', 'maxLength']);

/**
 * Errors without those of fields that are missing because they stand there under a name with a slip, or under another
 * one: where a map has one field that it does not know, and misses one, that is one slip.
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

/** Null for errors that only sum up others. */
function toProblem(file: string, error: ErrorObject): Problem | null {
  const steps = keysOf(error.instancePath);
  // A problem of a key is reported at the key.
  if (error.propertyName !== undefined) steps.push(error.propertyName);
  const path = error.instancePath === '' ? (error.propertyName ?? '') : steps.join('.');
  const problem = (message: string, allowed?: string, below?: string): Problem => ({
    file,
    path: below === undefined ? path : path === '' ? below : `${path}.${below}`,
    message,
    allowed,
    rule: 'schema',
    cause: { code: 'schema', keyword: error.keyword },
  });
  const { params, parentSchema, data } = error;
  if (isOutOfRange(error)) {
    const { message, allowed } = describeOutOfRange(error);
    return problem(message, allowed);
  }
  switch (error.keyword) {
    case 'required':
      return problem(
        `misses ${(params.either as string[] | undefined)?.join(' or ') ?? `"${params.missingProperty}"`}`,
        describe(parentSchema?.properties?.[params.missingProperty]) ?? 'add it',
      );
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const [near] = suggest(String(params.additionalProperty), known);
      return problem(
        `has no field "${params.additionalProperty}"${params.instead === undefined ? '' : `, and misses "${params.instead}"`}`,
        known.length > 0 ? `${near === undefined ? '' : `nearest: ${near}; `}allowed: ${known.join(', ')}` : undefined,
        params.additionalProperty as string,
      );
    }
    case 'enum':
      return problem(
        `${show(data)} is not allowed`,
        `allowed: ${(params.allowedValues as unknown[]).map(show).join(', ')}${params.forms ? `; ${params.forms}` : ''}`,
      );
    case 'const':
      return problem(`${show(data)} is not allowed`, `allowed: ${show(params.allowedValue)}`);
    case 'type':
      // An empty value is reported as empty, above all an empty file.
      if (data === null) return problem('is empty', describeTypes(params.type));
      return problem(`${show(data)} is not ${describeTypes(params.type)}`, describe(parentSchema));
    case 'pattern':
      return problem(
        `${show(data)} has the wrong form`,
        FORMS[String(params.pattern)] ?? describe(parentSchema) ?? `must match ${params.pattern}`,
      );
    case 'uniqueItems':
      return problem(
        `lists ${show((data as unknown[])[Number(params.i)])} twice`,
        'each item once',
        String(Math.max(Number(params.i), Number(params.j))),
      );
    case 'minLength':
      return problem(`${show(data)} is too short`, `at least ${params.limit} characters`);
    case 'maxLength':
      return problem(`${show(data)} is too long`, `at most ${params.limit} characters`);
    case 'minItems':
      return problem('is a list of too few', `at least ${params.limit}; leave the field out where there is none`);
    case 'maxItems':
      return problem('is a list of too many', `at most ${params.limit}`);
    case 'minProperties':
      return problem('has nothing in it', `at least ${params.limit}; leave the field out where there is none`);
    case 'maxProperties':
      return problem('is a map of too many', `at most ${params.limit}`);
    case 'not': {
      const [name = ''] = ((error.schema as JsonObject).required ?? []) as string[];
      return problem(`has "${name}", which does not go with what stands beside it`, 'leave it out', name);
    }
    case 'format':
      return problem(
        `${show(data)} is not ${FORMATS[String(params.format)] ?? `of the form ${params.format}`}`,
        describe(parentSchema),
      );
    case 'dependentRequired':
      return problem(`misses "${params.missingProperty}", which "${params.property}" needs`);
    case 'anyOf':
    case 'oneOf': {
      const both = ((params.passingSchemas ?? []) as number[]).map((at) => requiredBy(parentSchema?.oneOf?.[at]));
      if (both.length > 0 && both.every((names) => names !== ''))
        return problem(`has ${both.join(' and ')}`, `one of the two, not both`);
      return problem(`${show(data)} is not ${formsOf(parentSchema)}`, describe(parentSchema));
    }
    case 'if':
    case 'propertyNames':
      return null;
    default:
      return problem(error.message ?? error.keyword);
  }
}

/** What YAML calls a type, as people do. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of fields and values',
  null: 'null',
};

function describeTypes(types: unknown): string {
  return [types]
    .flat()
    .map((type) => TYPES[String(type)] ?? String(type))
    .join(' or ');
}

/** The types of the forms that a value may have. */
function formsOf(schema: ErrorObject['parentSchema']): string {
  const forms = ((schema?.oneOf ?? schema?.anyOf ?? []) as { type?: unknown; enum?: unknown[] }[]).map((form) =>
    form.type === undefined ? form.enum?.map(show).join(' or ') : describeTypes(form.type),
  );
  return forms.length > 0 && forms.every((form) => form !== undefined)
    ? [...new Set(forms)].join(' or ')
    : 'of one of the allowed forms';
}

/** What values of a format are. */
const FORMATS: Readonly<Record<string, string>> = {
  uri: 'an address that begins with https://',
  date: 'a day, written as "2026-01-31"',
};

/** Descriptions of patterns that fields share; other patterns are shown as they are. */
const FORMS: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'an id: lower-case letters and digits, its parts joined by "-"',
  '^[a-z0-9]+(_[a-z0-9]+)*$': 'an id: lower-case letters and digits, its parts joined by "_"',
  '^https?://': 'an address that begins with https://',
  '^https://': 'an address that begins with https://',
  '^[0-9a-f]{64}$': 'a SHA-256: 64 hexadecimal digits',
  '^#[0-9A-F]{6}$': 'a colour such as "#FF8000"',
  '^[0-9a-f]{3,40}$': 'a commit by its SHA-1, 40 hexadecimal digits: a branch goes on',
  '^[0-9A-Z]{3}$': 'the first three letters or digits that all its serial numbers share, such as 01P',
  '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$': 'a name of a host or a service: letters, digits and hyphens, no blanks',
  '^[A-Za-z0-9][A-Za-z0-9.+-]*$': 'the SPDX identifier of a licence, such as AGPL-3.0',
  '^((gist\\.)?github\\.com/[A-Za-z0-9-]+(/[A-Za-z0-9._-]+)?|[a-z0-9-]+(\\.[a-z0-9-]+)+)$':
    'a site such as example.org, or a repository such as github.com/owner/name, without https://',
  '^(((printers|processes|filaments|presets|preset-values)/[a-z0-9]+(-[a-z0-9]+)*)|bases|filament-presets|machine-names)\\.json$':
    'the path of a file below the folder of the source, such as printers/prusa-mk4.json',
};

/** The required fields of an object, as the message lists them. */
function requiredBy(form: unknown): string {
  const names = ((form as JsonObject | undefined)?.required ?? []) as string[];
  return names.map((name) => `"${name}"`).join(', ');
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function describe(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'description' in schema
    ? String(schema.description)
    : undefined;
}
