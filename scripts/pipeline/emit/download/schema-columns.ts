import { recordSchema } from '../../../shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';
import type { Cell, CellKind, Column } from './table.js';

export interface FieldColumn extends Column {
  /** Names that lead to the field, from the record. */
  path: readonly string[];
}

/** Which fields become columns. */
export interface Choice {
  /** Fields that are left out, with what is below them; dotted. */
  omit?: readonly string[];
  /** Fields that are kept whole, as JSON; dotted. */
  whole?: readonly string[];
}

/** Words that SQL keeps for itself: a column of this name has an underscore behind it, so that nobody needs quotes. */
const RESERVED = new Set([
  'check',
  'default',
  'references',
  'when',
  'where',
  'commit',
  'to',
  'from',
  'order',
  'group',
  'right',
]);

/** A column is called after the path of its field, `.` as `_`, without a leading `provenance`. */
export function columnName(path: readonly string[]): string {
  const name = path.join('_').replace(/^provenance_/, '');
  return RESERVED.has(name) ? `${name}_` : name;
}

/**
 * The columns of a record by its schema: objects are laid flat, lists of values stay lists. Lists of objects need a
 * table of their own: they are named in `omit`, or kept `whole`.
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

/** The description of a field from the outside in: `Build volume. Width.` */
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

/** The cells of a record in the order of its columns; below what is null everything is null. */
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

/** The schema of what a list of a record holds: `itemSchema('rule', 'causes', 'fixes')`. @throws when there is no such list */
export function itemSchema(record: string, ...lists: readonly string[]): JsonObject {
  return lists.reduce<JsonObject>((schema, list) => {
    const { items } = ((schema.properties as JsonObject | undefined)?.[list] ?? {}) as { items?: JsonObject };
    if (!items) throw new Error(`${record}: ${lists.join('.')} is not a list in the schema`);
    return items;
  }, recordSchema(record));
}
