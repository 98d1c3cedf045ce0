import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { SourceFile } from '../load/source-file.js';
import { sourceDocuments, sourceSchemaId } from '../schemas/read.js';
import type { Problem } from '../shared/problem.js';

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  keywords: ['x-zh', 'x-unit', 'x-optional'],
  // A small data set: what compiling the schemas costs outweighs what a faster validator would win.
  inlineRefs: false,
  code: { optimize: false },
  // A test holds the schemas against the meta-schema; each build need not.
  validateSchema: false,
});
addFormats.default(ajv);
for (const schema of sourceDocuments()) ajv.addSchema(schema);

/** Checks a source file against the schema of its kind; every problem at once. */
export function checkSchema({ kind, file, value }: SourceFile): Problem[] {
  const validate = ajv.getSchema(sourceSchemaId(kind));
  if (!validate) throw new Error(`there is no schema of ${kind}`);
  if (validate(value)) return [];
  const problems = new Map<string, Problem>();
  for (const error of validate.errors ?? []) {
    const problem = toProblem(file, error);
    if (problem) problems.set(`${problem.path}\0${problem.message}`, problem);
  }
  return [...problems.values()];
}

/** Null for errors that only sum up others. */
function toProblem(file: string, error: ErrorObject): Problem | null {
  const path = error.instancePath
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
  const problem = (message: string, allowed?: string, below?: string): Problem => ({
    file,
    path: below === undefined ? path : path === '' ? below : `${path}.${below}`,
    message,
    allowed,
    rule: 'schema',
  });
  const { params, parentSchema, data } = error;
  switch (error.keyword) {
    case 'required':
      return problem(
        `misses "${params.missingProperty}"`,
        describe(parentSchema?.properties?.[params.missingProperty]),
      );
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      return problem(
        `has no field "${params.additionalProperty}"`,
        known.length > 0 ? `allowed: ${known.join(', ')}` : undefined,
        params.additionalProperty as string,
      );
    }
    case 'enum':
      return problem(
        `${show(data)} is not allowed`,
        `allowed: ${(params.allowedValues as unknown[]).map(show).join(', ')}`,
      );
    case 'const':
      return problem(`must be ${show(params.allowedValue)}`);
    case 'type':
      return problem(`${show(data)} is not ${String(params.type).replaceAll(',', ' or ')}`, describe(parentSchema));
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return problem(
        `${show(data)} is out of range`,
        `must be ${params.comparison} ${params.limit}${unit(parentSchema)}`,
      );
    case 'pattern':
      return problem(`${show(data)} has the wrong form`, `must match ${params.pattern}`);
    case 'uniqueItems':
      return problem(`lists the same item twice (${params.j} and ${params.i})`);
    case 'dependentRequired':
      return problem(`misses "${params.missingProperty}", which "${params.property}" needs`);
    case 'anyOf':
    case 'oneOf':
      return problem('fits none of the allowed forms', describe(parentSchema));
    case 'if':
    case 'propertyNames':
      return null;
    default:
      return problem(error.message ?? error.keyword);
  }
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

function unit(schema: unknown): string {
  return typeof schema === 'object' && schema !== null && 'x-unit' in schema ? ` ${schema['x-unit']}` : '';
}
