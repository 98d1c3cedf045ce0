import { isObject, type Json, type JsonObject } from '../../shared/tree.js';

/** A change that breaks the compatibility of v1. */
export interface BreakingChange {
  /** Schema and path in it, operation, or record. */
  where: string;
  what: string;
  allowed: string;
}

export function breaking(where: string, what: string, allowed: string): BreakingChange {
  return { where, what, allowed };
}

/** `schemas/printer.json model: the field is gone (allowed: …)` */
export function formatBreakingChange({ where, what, allowed }: BreakingChange): string {
  return `${where}: ${what} (allowed: ${allowed})`;
}

/** A schema with the targets of its references. */
export interface Shape {
  schema: Json;
  components: Components;
}

export interface CompatibilityOptions {
  /** Whether a new value of a closed list is allowed: announced by the previous release, or part of an open list. */
  isAllowedValue: (value: Json, where: string) => boolean;
}

const KEEP = 'v1 keeps every field with its name, type and unit; new fields can be added';

/**
 * Changes of an answer's shape that break existing clients, each with its path. New fields, narrower types and other
 * bounds do not.
 */
export function schemaBreaks(
  before: Shape,
  after: Shape,
  where: string,
  { isAllowedValue }: CompatibilityOptions,
): BreakingChange[] {
  /** Pairs already visited: shapes can be recursive, and refer to each other many times. */
  const seen = new Map<unknown, Set<unknown>>();
  return compare(before.schema, after.schema, where);

  function compare(old: Json, now: Json, at: string): BreakingChange[] {
    if (hasSeen(old, now)) return [];
    const [was, is] = [alternativesOf(old, before.components, at), alternativesOf(now, after.components, at)];
    const nodes = (all: readonly Alternative[], type: string) =>
      all.filter((one) => one.type === type).map(({ node }) => node);
    const of = (type: string): Nodes => [nodes(was, type), nodes(is, type)];
    return [
      ...unitBreaks(old, now, at),
      ...typeBreaks(was, is, at),
      ...objectBreaks(of('object'), at),
      ...listBreaks(of('array'), at),
      ...choiceBreaks(of('string'), at),
    ];
  }

  function hasSeen(before: Json, after: Json): boolean {
    if (!isObject(before) || !isObject(after)) return false;
    // A reference is identified by its target, any other node by its object identity.
    const [old, now] = [before, after].map((node) => (typeof node.$ref === 'string' ? node.$ref : node));
    const others = seen.get(old) ?? new Set();
    seen.set(old, others);
    if (others.has(now)) return true;
    others.add(now);
    return false;
  }

  /** Each possible object must be known to a client: compared with the most similar of several. */
  function objectBreaks([old, now]: Nodes, at: string): BreakingChange[] {
    if (old.length === 0) return [];
    return now.flatMap((after) => {
      const named = old.filter(({ title }) => title !== undefined && title === after.title);
      const tried = (named.length > 0 ? named : old).map((before) => fieldBreaks(before, after, at));
      return tried.reduce((best, breaks) => (breaks.length < best.length ? breaks : best));
    });
  }

  function fieldBreaks(before: JsonObject, after: JsonObject, at: string): BreakingChange[] {
    const fields = (node: JsonObject) => (isObject(node.properties) ? node.properties : {});
    const needed = (node: JsonObject) => new Set(Array.isArray(node.required) ? node.required : []);
    const [old, now] = [needed(before), needed(after)];
    const breaks = Object.entries(fields(before)).flatMap(([name, field]): BreakingChange[] => {
      const where = at.endsWith('.json') || at.endsWith(' ') ? `${at.trim()} ${name}` : `${at}.${name}`;
      const is = fields(after)[name];
      if (is === undefined) return [breaking(where, 'the field is gone', KEEP)];
      const breaks = compare(field, is, where);
      return old.has(name) && !now.has(name)
        ? [breaking(where, 'may be missing now', 'a field that was always present stays present'), ...breaks]
        : breaks;
    });
    const maps = [before.additionalProperties, after.additionalProperties];
    if (isObject(maps[0])) breaks.push(...compare(maps[0], maps[1] ?? true, `${at}.*`));
    return breaks;
  }

  function listBreaks([[old], [now]]: Nodes, at: string): BreakingChange[] {
    return old?.items === undefined || !now ? [] : compare(old.items, now.items ?? true, `${at}[]`);
  }

  function choiceBreaks([old, now]: Nodes, where: string): BreakingChange[] {
    const all = (nodes: readonly JsonObject[]) =>
      nodes.some((node) => choicesOf(node) === null) ? null : nodes.flatMap((node) => choicesOf(node) ?? []);
    const [before, after] = [all(old), all(now)];
    if (before === null || before.length === 0 || now.length === 0) return [];
    if (after === null) return [breaking(where, 'can be any text now', `the closed list ${before.join(', ')}`)];
    const gone = before.filter((value) => !after.includes(value));
    const come = after.filter((value) => !before.includes(value) && !isAllowedValue(value, where));
    const stay = 'a value of a closed list stays in it, even if no record has it';
    const announced = (value: Json) =>
      `a value that CHANGELOG.md of the previous release names, as \`${value}\`; the values ${before.join(', ')}`;
    return [
      ...gone.map((value) => breaking(where, `the value "${value}" is gone`, stay)),
      ...come.map((value) => breaking(where, `the value "${value}" is new and was not announced`, announced(value))),
    ];
  }
}

/** The alternatives of one type in the previous and the new schema. */
type Nodes = readonly [old: readonly JsonObject[], now: readonly JsonObject[]];

function unitBreaks(before: Json, after: Json, where: string): BreakingChange[] {
  const [old, now] = [before, after].map((node) => (isObject(node) ? spelledUnit(node['x-unit'] ?? null) : null));
  return old === null || old === now ? [] : [breaking(where, `the unit was ${old} and is ${now}`, KEEP)];
}

function typeBreaks(old: readonly Alternative[], now: readonly Alternative[], where: string): BreakingChange[] {
  const known = new Set(old.map(({ type }) => type));
  if (known.has('any')) return [];
  const fits = (type: string) => known.has(type) || (type === 'integer' && known.has('number'));
  const more = [...new Set(now.map(({ type }) => type))].filter((type) => !fits(type));
  const types = [...known].join(' or ');
  const breaks = more.map((type) =>
    type === 'null'
      ? breaking(where, 'may be null now', `${types}: a value that could not be null stays so`)
      : breaking(where, `may be of type ${type} now, was ${types} only`, KEEP),
  );
  const emptied = [...known].filter((type) => type !== 'null').length > 0 && now.every(({ type }) => type === 'null');
  return emptied ? [...breaks, breaking(where, `is always null now, was ${types}`, KEEP)] : breaks;
}

/** A unit in this project's spelling: `g/cm3` becomes g/cm³, and a plain count has none. */
function spelledUnit(unit: Json): Json {
  return unit === '1' ? null : typeof unit === 'string' ? unit.replace(/(?<=m)3\b/, '³') : unit;
}

/** A schema of a single JSON type: one alternative of a value. */
export interface Alternative {
  type: string;
  node: JsonObject;
}

/** Keywords that annotate or bound a value: values can be corrected, so bounds can change. */
const NO_SHAPE =
  /^(\$id|\$schema|title|description|default|examples?|format|pattern|not|(exclusive)?(minimum|maximum)|(min|max)(Length|Items|Properties|imum)|uniqueItems|x-.*)$/i;

const SHAPE = /^(\$ref|type|enum|const|anyOf|oneOf|properties|required|additionalProperties|items)$/;

/** Targets of a document's references, by name; `#` is the schema itself. */
export type Components = Readonly<Record<string, JsonObject>>;

/**
 * Splits a schema into alternatives of one type each: resolves type lists, `anyOf`, `oneOf` and references.
 *
 * @throws on an unknown keyword: a schema that cannot be judged must not pass
 */
export function alternativesOf(node: Json, components: Components, at: string): Alternative[] {
  if (!isObject(node)) return [{ type: 'any', node: {} }];
  const strange = Object.keys(node).find((key) => !NO_SHAPE.test(key) && !SHAPE.test(key));
  if (strange !== undefined)
    throw new Error(
      `${at}: the compatibility check does not know "${strange}": add it in scripts/release/compatibility`,
    );
  if (typeof node.$ref === 'string') {
    const name = node.$ref.replace('#/components/schemas/', '');
    const target = components[name];
    if (!target) throw new Error(`${at}: refers to ${node.$ref}, which is not there`);
    return alternativesOf(target, components, at);
  }
  const either = node.anyOf ?? node.oneOf;
  if (Array.isArray(either)) {
    const { anyOf: _, oneOf: __, ...beside } = node;
    const more = Object.keys(beside).length > 0;
    return either.flatMap((one) =>
      alternativesOf(more && isObject(one) && !one.$ref ? { ...beside, ...one } : one, components, at),
    );
  }
  return typesOf(node).map((type) => ({ type, node }));
}

function typesOf({ type, enum: choices, const: only }: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type as string[];
  const values = Array.isArray(choices) ? choices : only === undefined ? null : [only];
  return values === null ? ['any'] : [...new Set(values.map(typeOf))];
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Values of a closed list, except null, which is a separate type; null if the list is open. */
export function choicesOf({ enum: choices, const: only }: JsonObject): Json[] | null {
  if (Array.isArray(choices)) return choices.filter((value) => value !== null);
  return only === undefined || only === null ? null : [only];
}
