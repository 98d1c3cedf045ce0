import { recordSchema } from '../../../shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';

/** Value of a cell. Each format has its own way of writing lists and other JSON values. */
export type Cell = string | number | boolean | null | readonly (string | number)[] | object;

export type CellKind = 'text' | 'integer' | 'number' | 'boolean' | 'list' | 'json';

export interface Column {
  name: string;
  kind: CellKind;
  description: string;
  description_zh: string;
  unit: string | null;
  required: boolean;
  /** All possible values, if the list is closed. */
  values: readonly string[] | null;
}

/** Columns whose values refer to the key of another table. */
export interface ForeignKey {
  columns: readonly string[];
  table: string;
  to: readonly string[];
}

/** The licences of a table follow from its parts: figures and mappings, written texts, or both. */
export type LicensedPart = 'figures' | 'texts';

export interface Table {
  name: string;
  description: string;
  description_zh: string;
  parts: readonly LicensedPart[];
  columns: readonly Column[];
  /** Columns that identify a row; empty if none do. */
  key: readonly string[];
  foreign?: readonly ForeignKey[];
  /** Columns by which users look up rows, in addition to the key. */
  indexes?: readonly (readonly string[])[];
  /** Columns with repetitive texts: the database stores each text once. They can be in the key, but not in an index. */
  repeated?: readonly string[];
  /** In a fixed order; each row has a cell per column. */
  rows: Iterable<readonly Cell[]>;
}

/** A foreign key of one column to the `id` of a table. */
export function toId(column: string, table: string): ForeignKey {
  return { columns: [column], table, to: ['id'] };
}

export function column(
  name: string,
  kind: CellKind,
  description: string,
  description_zh: string,
  { required = false, unit = null as string | null, values = null as readonly string[] | null } = {},
): Column {
  return { name, kind, description, description_zh, unit, required, values };
}

/** A text column without nulls; `values` if the list is closed. */
export function required(
  name: string,
  description: string,
  description_zh: string,
  values: readonly string[] | null = null,
): Column {
  return column(name, 'text', description, description_zh, { required: true, values });
}

export interface FieldColumn extends Column {
  /** Property names that lead from the record to the field. */
  path: readonly string[];
}

/** Selects which fields become columns. */
export interface Choice {
  /** Fields to omit together with everything below them; dotted paths. */
  omit?: readonly string[];
  /** Fields to keep whole, as JSON; dotted paths. */
  whole?: readonly string[];
}

/** Reserved words of SQL: a column of this name gets a trailing underscore, so that it needs no quotes. */
const RESERVED = new Set([
  ...['check', 'default', 'references', 'when', 'where', 'commit', 'to', 'from', 'order', 'group', 'right'],
]);

/** Name of a column: the path of its field with `_` for `.`, without a leading `provenance`. */
export function columnName(path: readonly string[]): string {
  const name = path.join('_').replace(/^provenance_/, '');
  return RESERVED.has(name) ? `${name}_` : name;
}

/**
 * The columns of a record according to its schema: objects are flattened, lists of values stay lists. Lists of objects
 * need a table of their own: name them in `omit`, or keep them `whole`.
 *
 * @throws on a list of objects that is neither
 */
export function fieldColumns(schema: JsonObject, choice: Choice = {}): FieldColumn[] {
  return [...walk(schema, [], [], choice)];
}

function* walk(
  node: JsonObject,
  path: readonly string[],
  above: readonly JsonObject[],
  choice: Choice,
): Iterable<FieldColumn> {
  const dotted = path.join('.');
  if (choice.omit?.includes(dotted)) return;
  const described = path.length > 0 ? [...above, node] : above;
  if (isObject(node.properties) && !choice.whole?.includes(dotted)) {
    for (const [name, child] of Object.entries(node.properties))
      yield* walk(child as JsonObject, [...path, name], described, choice);
    return;
  }
  yield {
    path,
    name: columnName(path),
    kind: choice.whole?.includes(dotted) ? 'json' : kindOf(node, dotted),
    description: sentences(described, 'description', ' '),
    description_zh: sentences(described, 'x-zh', ''),
    unit: typeof node['x-unit'] === 'string' ? node['x-unit'] : null,
    required: !described.some(mayBeNull) && !above.some((parent) => parent['x-optional'] === true),
    values: Array.isArray(node.enum) ? node.enum.filter((value) => typeof value === 'string') : null,
  };
}

/** Descriptions of the nested fields, from outer to inner: `Build volume. Width.` */
function sentences(nodes: readonly JsonObject[], keyword: string, between: string): string {
  return nodes
    .map((node) => node[keyword])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(between);
}

function typesOf({ type }: JsonObject): unknown[] {
  return Array.isArray(type) ? type : [type];
}

function mayBeNull(node: JsonObject): boolean {
  return Array.isArray(node.enum) ? node.enum.includes(null) : typesOf(node).includes('null');
}

function kindOf(node: JsonObject, dotted: string): CellKind {
  if (Array.isArray(node.enum)) return 'text';
  const types = typesOf(node).filter((type) => type !== 'null');
  if (types.includes('array')) {
    if (isObject(node.items) && isObject(node.items.properties))
      throw new Error(`${dotted}: a list of objects cannot be a column`);
    return 'list';
  }
  const [type] = types;
  if (types.length > 1) return 'json';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return 'text';
}

/** The cells of a record in column order; everything below null is null. */
export function cellsOf(record: object, columns: readonly FieldColumn[]): Cell[] {
  return columns.map(({ path }) => {
    let value: unknown = record;
    for (const name of path) {
      if (value === null || value === undefined) return null;
      value = (value as Record<string, unknown>)[name];
    }
    return (value ?? null) as Cell;
  });
}

/** Schema of the items of a nested list: `itemSchema('rule', 'causes', 'fixes')`. @throws when there is no such list */
export function itemSchema(record: string, ...lists: readonly string[]): JsonObject {
  return lists.reduce<JsonObject>((schema, list) => {
    const { items } = ((schema.properties as JsonObject | undefined)?.[list] ?? {}) as { items?: JsonObject };
    if (!items) throw new Error(`${record}: ${lists.join('.')} is not a list in the schema`);
    return items;
  }, recordSchema(record));
}

/** The columns and rows of a table with one row per record, identified by its id. */
export function recordTable(
  records: readonly { id: string }[],
  schema: JsonObject,
  choice: Choice = {},
): Pick<Table, 'columns' | 'key' | 'rows'> {
  const columns = fieldColumns(schema, choice);
  return { columns, key: ['id'], rows: records.map((record) => cellsOf(record, columns)) };
}
