import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import {
  type BreakingChange,
  breaking,
  type CompatibilityOptions,
  type Components,
  schemaBreaks,
} from './schema-breaks.js';

const PATHS = 'every path of v1 stays, with its methods; a removal makes /api/v2';
const ACCEPTED = 'what was accepted before is still accepted';

/** Changes between two OpenAPI documents that break clients of the service. */
export function serviceBreaks(before: JsonObject, after: JsonObject, options: CompatibilityOptions): BreakingChange[] {
  const [old, now] = [describe(before), describe(after)];
  const ofOperations = [...old.operations].flatMap(([name, { parameters, responses }]) => {
    const is = now.operations.get(name);
    if (!is) return [breaking(name, 'is gone', PATHS)];
    const ofAnswers = [...responses].flatMap(([status, was]) => {
      const at = `${name} ${status}`;
      const answer = is.responses.get(status);
      if (!answer) return [breaking(at, 'is no longer an answer', 'statuses stay')];
      return answerBreaks(at, [was, old.schemas], [answer, now.schemas], options);
    });
    return [...parameterBreaks(name, parameters, is.parameters), ...ofAnswers];
  });
  const ofCodes = [...old.statuses].flatMap(([code, status]) => {
    const where = `error code ${code}`;
    const is = now.statuses.get(code);
    if (is === undefined) return [breaking(where, 'is gone', 'every error code stays')];
    return is === status ? [] : [breaking(where, `has status ${is}, had ${status}`, 'an error code keeps its status')];
  });
  return [...ofOperations, ...ofCodes];
}

/**
 * An OpenAPI document with resolved references: its operations by method and path (`GET /api/v1/printers`), its schemas,
 * and the statuses of error codes, from the examples.
 */
function describe(document: JsonObject) {
  const components = part(document, 'components');
  const follow = (node: Json): JsonObject => {
    if (!isObject(node) || typeof node.$ref !== 'string') return node as JsonObject;
    const [, , kind = '', name = ''] = node.$ref.split('/');
    return part(part(components, kind), name);
  };
  const operations = Object.entries(part(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(item as Record<string, JsonObject>).map(([method, operation]) => {
      const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []).map(follow);
      const responses = Object.entries(part(operation, 'responses'));
      const described = {
        parameters: new Map(parameters.map((one) => [`${one.in} parameter ${one.name}`, one])),
        responses: new Map(responses.map(([status, one]) => [status, follow(one)])),
      };
      return [`${method.toUpperCase()} ${path}`, described] as const;
    }),
  );
  const statuses = Object.entries(part(components, 'examples') as Record<string, JsonObject>)
    .map(([code, example]) => [code, example['x-status'] ?? null] as const)
    .filter(([, status]) => status !== 200);
  return {
    operations: new Map(operations),
    schemas: part(components, 'schemas') as Components,
    statuses: new Map(statuses),
  };
}

type Parameters = ReadonlyMap<string, JsonObject>;

function parameterBreaks(name: string, was: Parameters, is: Parameters): BreakingChange[] {
  const kept = [...was].flatMap(([parameter, one]) => {
    const where = `${name} ${parameter}`;
    const other = is.get(parameter);
    if (!other) return [breaking(where, 'is gone', 'every parameter stays')];
    return narrower(where, part(one, 'schema'), part(other, 'schema'));
  });
  const required = [...is]
    .filter(([parameter, one]) => one.required === true && was.get(parameter)?.required !== true)
    .map(([parameter]) =>
      breaking(`${name} ${parameter}`, 'is required now', 'requests without it must still be answered'),
    );
  return [...kept, ...required];
}

const isLower = (old: Json, now: Json) => old === null || Number(now) < Number(old);
const isHigher = (old: Json, now: Json) => old === null || Number(now) > Number(old);
const isOther = (old: Json, now: Json) => old !== now;

/** The keywords of a parameter's schema, and when a new value accepts less. */
const NARROWER = {
  maximum: isLower,
  maxLength: isLower,
  minimum: isHigher,
  minLength: isHigher,
  type: isOther,
  pattern: isOther,
};

function narrower(where: string, before: JsonObject, after: JsonObject): BreakingChange[] {
  const bounds = Object.entries(NARROWER).flatMap(([key, isNarrower]) => {
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    return now !== null && isNarrower(old, now)
      ? [breaking(where, `${key} is ${now}, was ${old ?? 'not stated'}`, ACCEPTED)]
      : [];
  });
  const usual =
    (before.default ?? null) === (after.default ?? null)
      ? []
      : [breaking(where, `default is ${after.default}, was ${before.default}`, 'a request keeps its meaning')];
  const [old, now] = [before.enum, after.enum];
  const gone = Array.isArray(old) && Array.isArray(now) ? old.filter((value) => !now.includes(value)) : [];
  return [...bounds, ...usual, ...gone.map((value) => breaking(where, `the value "${value}" is gone`, ACCEPTED))];
}

/** An answer, and the schemas that it refers to. */
type Answer = readonly [answer: JsonObject, schemas: Components];

function answerBreaks(
  at: string,
  [old, oldSchemas]: Answer,
  [now, nowSchemas]: Answer,
  options: CompatibilityOptions,
): BreakingChange[] {
  const lost = ['headers', 'content'].flatMap((kind) =>
    Object.keys(part(old, kind))
      .filter((key) => !Object.hasOwn(part(now, kind), key))
      .map((key) => breaking(at, `${key} is gone`, 'an answer keeps its headers and media types')),
  );
  const shapes = Object.entries(part(old, 'content')).flatMap(([type, content]) => {
    const other = part(now, 'content')[type];
    if (other === undefined) return [];
    const [before, after] = [content, other].map((one) => part(one as JsonObject, 'schema')) as [
      JsonObject,
      JsonObject,
    ];
    return schemaBreaks(
      { schema: before, components: oldSchemas },
      { schema: after, components: nowSchemas },
      `${at} `,
      options,
    );
  });
  return [...lost, ...shapes];
}

function part(node: JsonObject, key: string): JsonObject {
  const found = node[key];
  return isObject(found) ? found : {};
}
