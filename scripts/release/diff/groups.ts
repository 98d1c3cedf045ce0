import type { ReleaseKind } from '../../../core/contract/changes.js';
import type { FieldChange, FieldGroup, RecordGroup, ValueGroup } from '../../../schemas/generated/record.js';
import type { Json, JsonObject } from '../../shared/tree.js';
import { eachField, fieldTemplate } from './differences.js';

/** Maximum length of a value shown in a group, characters of JSON; longer ones are in the record's own entry. */
const SHORT = 100;

/** Number of example records per group. */
const EXAMPLES = 3;

/** Counts the values of a field over many records. */
class Tally<T> {
  private readonly counts = new Map<string, { value: T; records: number; examples: string[] }>();

  add(value: T, id: string): void {
    const key = JSON.stringify(value);
    const entry = this.counts.get(key);
    if (!entry) this.counts.set(key, { value, records: 1, examples: [id] });
    else {
      entry.records++;
      if (entry.examples.length < EXAMPLES) entry.examples.push(id);
    }
  }

  get distinct(): number {
    return this.counts.size;
  }

  values(): T[] {
    return [...this.counts.values()].map(({ value }) => value);
  }

  /** The most frequent short values; ties in order of their text. */
  top(most: number): { value: T; records: number; examples: string[] }[] {
    return [...this.counts]
      .filter(([key]) => key.length <= SHORT)
      .sort(([a, { records: x }], [b, { records: y }]) => y - x || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([, entry]) => entry);
  }
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
  const fields = new Map<string, { values: Tally<Json>; records: Set<string> }>();
  for (const [id, record] of records) {
    eachField(record, (path, value) => {
      const field = fieldTemplate(path);
      if (known.has(field)) return;
      const group = fields.get(field) ?? { values: new Tally<Json>(), records: new Set<string>() };
      fields.set(field, group);
      if (value === null) return;
      group.values.add(value, id);
      group.records.add(id);
    });
  }
  // A list that is empty in some records and has named items in others is listed by item.
  const outermost = [...fields].filter(
    ([field]) => ![...fields.keys()].some((other) => other.startsWith(`${field}[]`)),
  );
  return outermost.map(([field, group]) => ({
    kind,
    change,
    field,
    records: group.records.size,
    unknown: records.size - group.records.size,
    range: rangeOf(group.values.values()),
    distinct: group.values.distinct,
    values: group.values.top(VALUES).map(({ value, records: count }) => ({ value, records: count })),
  }));
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
  changed: readonly { id: string; fields: readonly FieldChange[] }[],
): ValueGroup[] {
  const groups = new Map<string, { ids: Set<string>; known: number; unknown: number; steps: Tally<[Json, Json]> }>();
  for (const { id, fields } of changed) {
    for (const { field, before, after } of fields) {
      const template = fieldTemplate(field);
      const group = groups.get(template) ?? { ids: new Set(), known: 0, unknown: 0, steps: new Tally<[Json, Json]>() };
      groups.set(template, group);
      group.ids.add(id);
      if (before === null) group.known++;
      if (after === null) group.unknown++;
      group.steps.add(stepOf(before as Json, after as Json), id);
    }
  }
  return [...groups].map(([field, { ids, known, unknown, steps }]) => ({
    kind,
    change: 'changed',
    field,
    records: ids.size,
    became_known: known,
    became_unknown: unknown,
    distinct: steps.distinct,
    values: steps
      .top(STEPS)
      .map(({ value: [before, after], records, examples }) => ({ before, after, records, examples })),
    examples: [...ids].slice(0, EXAMPLES),
  }));
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
  const groups = new Map<string, RecordGroup>();
  for (const [id, record] of records) {
    for (const [by, name] of belongs(record)) {
      const key = `${by} ${name}`;
      const group = groups.get(key) ?? { kind, change, by, name, records: 0, examples: [] };
      groups.set(key, group);
      group.records++;
      if (group.examples.length < EXAMPLES) group.examples.push(id);
    }
  }
  return [...groups.values()];
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
