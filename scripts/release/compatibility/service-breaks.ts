import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { type BreakingChange, type CompatibilityOptions, type Components, schemaBreaks } from './schema-breaks.js';

const PATHS = 'every path of v1 stays, with its methods; a removal makes /api/v2';

/** Changes between two OpenAPI documents that break clients of the service. */
export function serviceBreaks(before: JsonObject, after: JsonObject, options: CompatibilityOptions): BreakingChange[] {
  const documents = { old: new Described(before), now: new Described(after) };
  const breaks: BreakingChange[] = [];
  for (const [name, operation] of documents.old.operations()) {
    const now = documents.now.operations().get(name);
    if (!now) breaks.push({ where: name, what: 'is gone', allowed: PATHS });
    else
      breaks.push(
        ...parameterBreaks(name, documents, operation, now),
        ...answerBreaks(name, documents, operation, now, options),
      );
  }
  const [old, now] = [documents.old.statuses(), documents.now.statuses()];
  for (const [code, status] of old) {
    const where = `error code ${code}`;
    const is = now.get(code);
    if (is === undefined) breaks.push({ where, what: 'is gone', allowed: 'every error code stays' });
    else if (is !== status)
      breaks.push({ where, what: `has status ${is}, had ${status}`, allowed: 'an error code keeps its status' });
  }
  return breaks;
}

/** An OpenAPI document with resolved references. */
class Described {
  readonly schemas: Components;
  private readonly components: JsonObject;

  constructor(private readonly document: JsonObject) {
    this.components = part(document, 'components');
    this.schemas = part(this.components, 'schemas') as Components;
  }

  /** By method and path: `GET /api/v1/printers`. */
  operations(): Map<string, JsonObject> {
    const methods = Object.entries(part(this.document, 'paths')).flatMap(([path, item]) =>
      Object.entries(item as JsonObject).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as JsonObject] as const,
      ),
    );
    return new Map(methods);
  }

  parameters(operation: JsonObject): Map<string, JsonObject> {
    const all = (Array.isArray(operation.parameters) ? operation.parameters : []).map((one) => this.follow(one));
    return new Map(all.map((one) => [`${one.in} parameter ${one.name}`, one]));
  }

  responses(operation: JsonObject): Map<string, JsonObject> {
    return new Map(Object.entries(part(operation, 'responses')).map(([status, one]) => [status, this.follow(one)]));
  }

  /** Statuses by error code, from the examples. */
  statuses(): Map<string, Json> {
    const examples = Object.entries(part(this.components, 'examples')) as [string, JsonObject][];
    return new Map(
      examples.filter(([, one]) => one['x-status'] !== 200).map(([code, one]) => [code, one['x-status'] ?? null]),
    );
  }

  private follow(node: Json): JsonObject {
    if (!isObject(node) || typeof node.$ref !== 'string') return node as JsonObject;
    const [, , kind = '', name = ''] = node.$ref.split('/');
    return part(part(this.components, kind), name);
  }
}

type Both = { old: Described; now: Described };

function parameterBreaks(name: string, { old, now }: Both, before: JsonObject, after: JsonObject): BreakingChange[] {
  const [was, is] = [old.parameters(before), now.parameters(after)];
  const kept = [...was].flatMap(([parameter, one]): BreakingChange[] => {
    const where = `${name} ${parameter}`;
    const other = is.get(parameter);
    if (!other) return [{ where, what: 'is gone', allowed: 'every parameter stays' }];
    return [...requiredNow(where, one, other), ...narrower(where, part(one, 'schema'), part(other, 'schema'))];
  });
  const added = [...is].filter(([parameter]) => !was.has(parameter));
  return [...kept, ...added.flatMap(([parameter, one]) => requiredNow(`${name} ${parameter}`, {}, one))];
}

function requiredNow(where: string, before: JsonObject, after: JsonObject): BreakingChange[] {
  const now = after.required === true && before.required !== true;
  return now ? [{ where, what: 'is required now', allowed: 'requests without it must still be answered' }] : [];
}

function narrower(where: string, before: JsonObject, after: JsonObject): BreakingChange[] {
  const breaks: BreakingChange[] = [];
  const differ = (key: string, worse: (old: Json, now: Json) => boolean) => {
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    if (now !== null && worse(old, now))
      breaks.push({
        where,
        what: `${key} is ${now}, was ${old ?? 'not stated'}`,
        allowed: 'what was accepted before is still accepted',
      });
  };
  const lower = (old: Json, now: Json) => old === null || Number(now) < Number(old);
  const higher = (old: Json, now: Json) => old === null || Number(now) > Number(old);
  for (const key of ['maximum', 'maxLength']) differ(key, lower);
  for (const key of ['minimum', 'minLength']) differ(key, higher);
  for (const key of ['type', 'pattern']) differ(key, (old, now) => old !== now);
  if ((before.default ?? null) !== (after.default ?? null))
    breaks.push({
      where,
      what: `default is ${after.default}, was ${before.default}`,
      allowed: 'a request keeps its meaning',
    });
  for (const value of Array.isArray(before.enum) ? before.enum : [])
    if (Array.isArray(after.enum) && !after.enum.includes(value))
      breaks.push({
        where,
        what: `the value "${value}" is gone`,
        allowed: 'what was accepted before is still accepted',
      });
  return breaks;
}

function answerBreaks(
  name: string,
  both: Both,
  before: JsonObject,
  after: JsonObject,
  options: CompatibilityOptions,
): BreakingChange[] {
  const is = both.now.responses(after);
  return [...both.old.responses(before)].flatMap(([status, old]): BreakingChange[] => {
    const at = `${name} ${status}`;
    const now = is.get(status);
    if (!now) return [{ where: at, what: 'is no longer an answer', allowed: 'statuses stay' }];
    const gone = (kind: 'headers' | 'content') =>
      Object.keys(part(old, kind)).filter((key) => !Object.hasOwn(part(now, kind), key));
    const lost = [...gone('headers'), ...gone('content')].map((key) => ({
      where: at,
      what: `${key} is gone`,
      allowed: 'an answer keeps its headers and media types',
    }));
    const shapes = Object.entries(part(old, 'content')).flatMap(([type, content]) => {
      const other = part(now, 'content')[type];
      if (other === undefined) return [];
      const shape = (one: Json, { schemas }: Described) => ({
        schema: part(one as JsonObject, 'schema'),
        components: schemas,
      });
      return schemaBreaks(shape(content, both.old), shape(other, both.now), `${at} `, options);
    });
    return [...lost, ...shapes];
  });
}

function part(node: JsonObject, key: string): JsonObject {
  const found = node[key];
  return isObject(found) ? found : {};
}
