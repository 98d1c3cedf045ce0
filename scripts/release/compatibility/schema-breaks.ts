import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { type Alternative, alternativesOf, type Components, choicesOf } from './alternatives.js';
import type { BreakingChange } from './breaking-change.js';

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
  judging: CompatibilityOptions,
): BreakingChange[] {
  return new Comparison(before.components, after.components, judging).compare(before.schema, after.schema, where);
}

class Comparison {
  /** Pairs already visited: shapes can be recursive, and refer to each other many times. */
  private readonly seen = new Map<unknown, Set<unknown>>();

  constructor(
    private readonly old: Components,
    private readonly now: Components,
    private readonly options: CompatibilityOptions,
  ) {}

  compare(before: Json, after: Json, at: string): BreakingChange[] {
    if (this.hasSeen(before, after)) return [];
    const old = alternativesOf(before, this.old, at);
    const now = alternativesOf(after, this.now, at);
    return [...this.unit(before, after, at), ...this.types(old, now, at), ...this.inside(old, now, at)];
  }

  private hasSeen(before: Json, after: Json): boolean {
    if (!isObject(before) || !isObject(after)) return false;
    // A reference is identified by its target, any other node by its object identity.
    const [old, now] = [before, after].map((node) => (typeof node.$ref === 'string' ? node.$ref : node));
    const others = this.seen.get(old) ?? new Set();
    this.seen.set(old, others);
    if (others.has(now)) return true;
    others.add(now);
    return false;
  }

  private unit(before: Json, after: Json, where: string): BreakingChange[] {
    const [old, now] = [before, after].map((node) => (isObject(node) ? spelledUnit(node['x-unit'] ?? null) : null));
    return old === null || old === now ? [] : [{ where, what: `the unit was ${old} and is ${now}`, allowed: KEEP }];
  }

  private types(old: readonly Alternative[], now: readonly Alternative[], where: string): BreakingChange[] {
    const known = new Set(old.map(({ type }) => type));
    if (known.has('any')) return [];
    const fits = (type: string) => known.has(type) || (type === 'integer' && known.has('number'));
    const more = [...new Set(now.map(({ type }) => type))].filter((type) => !fits(type));
    const types = [...known].join(' or ');
    const breaks = more.map((type) => ({
      where,
      what: type === 'null' ? 'may be null now' : `may be of type ${type} now, was ${types} only`,
      allowed: type === 'null' ? `${types}: a value that could not be null stays so` : KEEP,
    }));
    const emptied = [...known].filter((type) => type !== 'null').length > 0 && now.every(({ type }) => type === 'null');
    return emptied ? [...breaks, { where, what: `is always null now, was ${types}`, allowed: KEEP }] : breaks;
  }

  /** Compares properties, list items and enum values. */
  private inside(old: readonly Alternative[], now: readonly Alternative[], where: string): BreakingChange[] {
    const of = (all: readonly Alternative[], type: string) =>
      all.filter((one) => one.type === type).map(({ node }) => node);
    return [
      ...this.objects(of(old, 'object'), of(now, 'object'), where),
      ...this.lists(of(old, 'array'), of(now, 'array'), where),
      ...this.choices(of(old, 'string'), of(now, 'string'), where),
    ];
  }

  /** Each possible object must be known to a client: compared with the most similar of several. */
  private objects(old: readonly JsonObject[], now: readonly JsonObject[], at: string): BreakingChange[] {
    if (old.length === 0 || now.length === 0) return [];
    const matched = now.map((after) => {
      const named = old.filter(({ title }) => title !== undefined && title === after.title);
      const tried = (named.length > 0 ? named : old).map((before) => this.fields(before, after, at));
      return tried.reduce((best, breaks) => (breaks.length < best.length ? breaks : best));
    });
    return matched.flat();
  }

  private fields(before: JsonObject, after: JsonObject, at: string): BreakingChange[] {
    const fields = (node: JsonObject) => (isObject(node.properties) ? node.properties : {});
    const needed = (node: JsonObject) => new Set(Array.isArray(node.required) ? node.required : []);
    const [old, now] = [needed(before), needed(after)];
    const breaks = Object.entries(fields(before)).flatMap(([name, field]): BreakingChange[] => {
      const where = at.endsWith('.json') || at.endsWith(' ') ? `${at.trim()} ${name}` : `${at}.${name}`;
      const is = fields(after)[name];
      if (is === undefined) return [{ where, what: 'the field is gone', allowed: KEEP }];
      const missing: BreakingChange[] =
        old.has(name) && !now.has(name)
          ? [{ where, what: 'may be missing now', allowed: 'a field that was always present stays present' }]
          : [];
      return [...missing, ...this.compare(field, is, where)];
    });
    const maps = [before.additionalProperties, after.additionalProperties];
    if (isObject(maps[0])) breaks.push(...this.compare(maps[0], maps[1] ?? true, `${at}.*`));
    return breaks;
  }

  private lists(old: readonly JsonObject[], now: readonly JsonObject[], at: string): BreakingChange[] {
    const [before, after] = [old[0]?.items, now[0]?.items];
    return before === undefined || now.length === 0 ? [] : this.compare(before, after ?? true, `${at}[]`);
  }

  private choices(old: readonly JsonObject[], now: readonly JsonObject[], where: string): BreakingChange[] {
    const all = (nodes: readonly JsonObject[]) =>
      nodes.some((node) => choicesOf(node) === null) ? null : nodes.flatMap((node) => choicesOf(node) ?? []);
    const [before, after] = [all(old), all(now)];
    if (before === null || before.length === 0 || now.length === 0) return [];
    if (after === null)
      return [{ where, what: 'can be any text now', allowed: `the closed list ${before.join(', ')}` }];
    const gone = before.filter((value) => !after.includes(value));
    const come = after.filter((value) => !before.includes(value) && !this.options.isAllowedValue(value, where));
    return [
      ...gone.map((value) => ({
        where,
        what: `the value "${value}" is gone`,
        allowed: 'a value of a closed list stays in it, even if no record has it',
      })),
      ...come.map((value) => ({
        where,
        what: `the value "${value}" is new and was not announced`,
        allowed: `a value that CHANGELOG.md of the previous release names, as \`${value}\`; the values ${before.join(', ')}`,
      })),
    ];
  }
}

/** A unit in this project's spelling: `g/cm3` becomes g/cm³, and a plain count has none. */
function spelledUnit(unit: Json): Json {
  return unit === '1' ? null : typeof unit === 'string' ? unit.replace(/(?<=m)3\b/, '³') : unit;
}
