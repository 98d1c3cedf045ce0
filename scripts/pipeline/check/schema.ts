import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldProblem, Problem } from '../../shared/problem.js';
import type { Fault } from '../../shared/problem-messages/messages.js';
import type { ValueForm } from '../../shared/problem-messages/schema.js';
import { sourceDocuments, sourceSchemaId } from '../../shared/schemas/read.js';
import type { JsonObject } from '../../shared/tree.js';
import type { SourceFile, SourceKind } from '../load/source-file.js';
import { Branches } from './branches.js';
import { isOutOfRange, outOfRange } from './out-of-range.js';
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
export function valueProblem(schema: JsonObject, value: unknown): FieldProblem | null {
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
    problems.set(JSON.stringify([problem.path, problem.code, problem.parameters]), problem);
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
  const found = faultOf(error);
  if (found === null) return null;
  const { below, ...fault } = found;
  const steps = keysOf(error.instancePath);
  // A problem of a key is reported at the key.
  if (error.propertyName !== undefined) steps.push(error.propertyName);
  const path = error.instancePath === '' ? (error.propertyName ?? '') : steps.join('.');
  return {
    ...fault,
    file,
    path: below === undefined ? path : path === '' ? below : `${path}.${below}`,
    rule: 'schema',
  };
}

/** What an error of the validator says; `below` is the key or place that it is about, where that is one in the value. */
function faultOf(error: ErrorObject): (Fault & { below?: string }) | null {
  if (isOutOfRange(error)) return outOfRange(error);
  const { params, parentSchema, data: value } = error;
  const limit = Number(params.limit);
  const means = describe(parentSchema);
  switch (error.keyword) {
    case 'required': {
      const field = String(params.missingProperty);
      const either = (params.either as string[][] | undefined) ?? [[field]];
      return { code: 'missing_field', parameters: { either, means: describe(parentSchema?.properties?.[field]) } };
    }
    case 'additionalProperties': {
      const field = String(params.additionalProperty);
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const [near] = suggest(field, known);
      return { code: 'unknown_field', parameters: { field, instead: params.instead, near, known }, below: field };
    }
    case 'enum': {
      const allowed = params.allowedValues as unknown[];
      return { code: 'not_in_list', parameters: { value, allowed, forms: params.forms } };
    }
    case 'const':
      return { code: 'not_in_list', parameters: { value, allowed: [params.allowedValue] } };
    case 'type': {
      const types = [params.type].flat() as string[];
      // An empty value is reported as empty, above all an empty file.
      return value === null
        ? { code: 'empty_value', parameters: { types } }
        : { code: 'wrong_type', parameters: { value, types, means } };
    }
    case 'pattern':
      return { code: 'wrong_form', parameters: { value, pattern: String(params.pattern), means } };
    case 'uniqueItems': {
      const [i, j] = [Number(params.i), Number(params.j)];
      return { code: 'listed_twice', parameters: { item: (value as unknown[])[i] }, below: String(Math.max(i, j)) };
    }
    case 'minLength':
      return { code: 'too_short', parameters: { value, limit } };
    case 'maxLength':
      return { code: 'too_long', parameters: { value, limit } };
    case 'minItems':
      return { code: 'few_items', parameters: { limit } };
    case 'maxItems':
      return { code: 'many_items', parameters: { limit } };
    case 'minProperties':
      return { code: 'few_fields', parameters: { limit } };
    case 'maxProperties':
      return { code: 'many_fields', parameters: { limit } };
    case 'not': {
      const [field = ''] = ((error.schema as JsonObject).required ?? []) as string[];
      return { code: 'field_beside_another', parameters: { field }, below: field };
    }
    case 'format':
      return { code: 'wrong_format', parameters: { value, format: String(params.format), means } };
    case 'dependentRequired': {
      const parameters = { field: String(params.missingProperty), needed_by: String(params.property) };
      return { code: 'missing_beside', parameters };
    }
    case 'anyOf':
    case 'oneOf': {
      const forms = ((params.passingSchemas ?? []) as number[]).map((at) => requiredBy(parentSchema?.oneOf?.[at]));
      return forms.length > 0 && forms.every((names) => names.length > 0)
        ? { code: 'both_forms', parameters: { forms } }
        : { code: 'no_form', parameters: { value, forms: formsOf(parentSchema), means } };
    }
    case 'if':
    case 'propertyNames':
      return null;
    default:
      return { code: 'other_keyword', parameters: { reason: error.message ?? error.keyword } };
  }
}

/** The forms that a value may have. */
function formsOf(schema: ErrorObject['parentSchema']): ValueForm[] {
  const forms = (schema?.oneOf ?? schema?.anyOf ?? []) as { type?: string | string[]; enum?: unknown[] }[];
  return forms.map((form) => ({ types: form.type === undefined ? undefined : [form.type].flat(), words: form.enum }));
}

/** The required fields of an object. */
function requiredBy(form: unknown): string[] {
  return ((form as JsonObject | undefined)?.required ?? []) as string[];
}

function describe(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'description' in schema
    ? String(schema.description)
    : undefined;
}
