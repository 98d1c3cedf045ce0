import type { ReleaseKind } from '../../../core/contract/changes.js';
import type { FieldChange, FieldGroup, RecordGroup, ValueGroup } from '../../../schemas/generated/record.js';
import { isObject, type Json, type JsonObject, sameLeaf } from '../../shared/tree.js';

/** Maximum length of a value shown in a group, characters of JSON; longer ones are in the record's own entry. */
const SHORT = 100;

/** Number of example records per group. */
const EXAMPLES = 3;

/** A value of a record. */
interface Valued<T> {
  id: string;
  value: T;
}

/** The number of distinct values, and the most frequent short ones; ties in order of their text. */
function tally<T>(all: readonly Valued<T>[], most: number) {
  const distinct = [...Map.groupBy(all, ({ value }) => JSON.stringify(value))];
  const top = distinct
    .filter(([key]) => key.length <= SHORT)
    .sort(([a, { length: x }], [b, { length: y }]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([, same]) => ({ value: (same[0] as Valued<T>).value, records: same.length, examples: examplesOf(same) }));
  return { distinct: distinct.length, top };
}

function examplesOf(all: readonly { id: string }[]): string[] {
  return [...new Set(all.map(({ id }) => id))].slice(0, EXAMPLES);
}

/** Number of values and steps per group. */
const VALUES = 3;
const STEPS = 5;

/** The fields of `records` that are not in `known`, each with its values. */
export function fieldGroups(
  kind: ReleaseKind,
  change: FieldGroup['change'],
  records: ReadonlyMap<string, JsonObject>,
  known: RecordFields,
): FieldGroup[] {
  const fields = new Map<string, Valued<Json>[]>();
  for (const [id, record] of records) {
    eachField(record, (path, value) => {
      const field = fieldTemplate(path);
      if (known.has(field)) return;
      const values = fields.get(field) ?? [];
      fields.set(field, values);
      if (value !== null) values.push({ id, value });
    });
  }
  // A list that is empty in some records and has named items in others is listed by item.
  const outermost = [...fields].filter(
    ([field]) => ![...fields.keys()].some((other) => other.startsWith(`${field}[]`)),
  );
  return outermost.map(([field, values]) => {
    const having = new Set(values.map(({ id }) => id)).size;
    const { distinct, top } = tally(values, VALUES);
    return {
      ...{ kind, change, field, records: having, unknown: records.size - having },
      range: rangeOf(values.map(({ value }) => value)),
      distinct,
      values: top.map(({ value, records: count }) => ({ value, records: count })),
    };
  });
}

function rangeOf(values: readonly Json[]): [number, number] | null {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0 || numbers.length < values.length) return null;
  return numbers.reduce<[number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** The changed values of a kind, grouped by field. */
export function valueGroups(
  kind: ReleaseKind,
  changed: readonly { id: string; fields?: readonly FieldChange[] }[],
): ValueGroup[] {
  const steps = changed.flatMap(({ id, fields = [] }) =>
    fields.map(({ field, before, after }) => ({
      id,
      field: fieldTemplate(field),
      whole: [before, after],
      value: stepOf(before as Json, after as Json),
    })),
  );
  return [...Map.groupBy(steps, ({ field }) => field)].map(([field, own]) => {
    const { distinct, top } = tally(own, STEPS);
    return {
      ...{ kind, change: 'changed', field, records: new Set(own.map(({ id }) => id)).size },
      became_known: own.filter(({ whole: [before] }) => before === null).length,
      became_unknown: own.filter(({ whole: [, after] }) => after === null).length,
      distinct,
      values: top.map(({ value: [before, after], records, examples }) => ({ before, after, records, examples })),
      examples: examplesOf(own),
    };
  });
}

/** A change from one value to another; for lists of names, only the removed and added ones. */
function stepOf(before: Json, after: Json): [Json, Json] {
  if (!Array.isArray(before) || !Array.isArray(after) || [...before, ...after].some((item) => typeof item === 'object'))
    return [before, after];
  const gone = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  return gone.length + added.length === 0 ? [before, after] : [gone, added];
}

/** Added or removed records, counted by the group they belong to. */
export function recordGroups(
  kind: ReleaseKind,
  change: RecordGroup['change'],
  records: ReadonlyMap<string, JsonObject>,
  belongs: (record: JsonObject) => readonly (readonly [by: RecordGroup['by'], name: string])[],
): RecordGroup[] {
  const members = [...records].flatMap(([id, record]) => belongs(record).map(([by, name]) => ({ id, by, name })));
  return [...Map.groupBy(members, ({ by, name }) => `${by} ${name}`).values()].map((same) => {
    const { by, name } = same[0] as (typeof members)[number];
    return { kind, change, by, name, records: same.length, examples: examplesOf(same) };
  });
}

export class RecordFields {
  private readonly fields = new Set<string>();
  /** Containers of fields: `rated`, and lists of named items, `causes` and `causes[]`. */
  private readonly wholes = new Set<string>();
  private readonly answers = new Map<string, boolean>();

  constructor(records: ReadonlyMap<string, JsonObject>) {
    for (const record of records.values()) eachField(record, (path) => this.fields.add(fieldTemplate(path)));
    for (const field of this.fields) {
      for (const { index } of field.matchAll(/\[\]/g)) this.wholes.add(field.slice(0, index + 2));
      for (const holder of holdersOf(field)) this.wholes.add(holder);
    }
  }

  /** Whether a field or a part of it exists, or its container was null or empty: neither counts as a new field. */
  has(template: string): boolean {
    let answer = this.answers.get(template);
    if (answer === undefined) {
      answer = this.wholes.has(template) || [...holdersOf(template), template].some((field) => this.fields.has(field));
      this.answers.set(template, answer);
    }
    return answer;
  }
}

function holdersOf(template: string): string[] {
  return [...template.matchAll(/[.[]/g)].map(({ index }) => template.slice(0, index));
}

export function differences(before: JsonObject, after: JsonObject): FieldChange[] {
  const found: FieldChange[] = [];
  differ(before, after, '', found);
  return found;
}

/** Visits the leaves of a record with their paths; descends into lists of named items. */
export function eachField(value: Json, visit: (path: string, value: Json) => void, path = ''): void {
  if (isObject(value)) {
    for (const key of Object.keys(value)) eachField(value[key] ?? null, visit, below(path, key));
    return;
  }
  const items = itemsOf(value);
  if (items) for (const [name, item] of items) eachField(item, visit, `${path}[${name}]`);
  // An empty list can have named items in other records, so it is visited as a field.
  if (!items || items.size === 0) visit(path, value);
}

function differ(before: Json, after: Json, path: string, found: FieldChange[]): void {
  if (before === after) return;
  // A new object is listed field by field, with the field names of the documentation.
  if ((isObject(before) && (isObject(after) || after === null)) || (before === null && isObject(after))) {
    const [a, b] = [before ?? {}, (after ?? {}) as JsonObject];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      differ(a[key] ?? null, b[key] ?? null, below(path, key), found);
    return;
  }
  const [old, now] = [itemsOf(before), itemsOf(after)];
  if (old && now) differInItems(old, now, path, found);
  else if (!sameLeaf(before, after)) found.push({ field: path, before, after });
}

/** Lists an added or removed item as a whole. */
function differInItems(
  old: ReadonlyMap<string, Json>,
  now: ReadonlyMap<string, Json>,
  path: string,
  found: FieldChange[],
): void {
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(name), now.get(name)];
    const field = `${path}[${name}]`;
    if (before === undefined || after === undefined)
      found.push({ field, before: before ?? null, after: after ?? null });
    else differ(before, after, field, found);
  }
  const before = [...old.keys()].filter((name) => now.has(name));
  const after = [...now.keys()].filter((name) => old.has(name));
  if (!sameLeaf(before, after)) found.push({ field: `${path}[]`, before, after });
}

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const NONE: ReadonlyMap<string, Json> = new Map();

/** The items of a list by name, if each has a unique one; null for any other value. */
function itemsOf(value: Json): ReadonlyMap<string, Json> | null {
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return NONE;
  if (!value.every(isObject)) return null;
  for (const key of ['id', 'field']) {
    const items = new Map(value.map((item) => [item[key], item]));
    if (items.size === value.length && [...items.keys()].every((name) => typeof name === 'string'))
      return items as Map<string, Json>;
  }
  return null;
}

const templates = new Map<string, string>();

/** Path of a changed field without the parts that vary by record: item names, and sizes such as nozzle diameters. */
export function fieldTemplate(path: string): string {
  let template = templates.get(path);
  if (template === undefined) {
    template = path.replace(/\[[^\]]*\]/g, '[]').replace(/\.\d+(\.\d+)?(-[a-z-]+)?(?=[.[]|$)/g, '.*');
    templates.set(path, template);
  }
  return template;
}
