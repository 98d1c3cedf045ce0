/** The value of a cell. Lists and other values of JSON are written as each format writes them. */
export type Cell = string | number | boolean | null | readonly (string | number)[] | object;

export type CellKind = 'text' | 'integer' | 'number' | 'boolean' | 'list' | 'json';

export interface Column {
  name: string;
  kind: CellKind;
  description: string;
  description_zh: string;
  unit: string | null;
  required: boolean;
  /** All values that there can be, where that is a closed list. */
  values: readonly string[] | null;
}

/** Columns whose values are those of the key of another table. */
export interface ForeignKey {
  columns: readonly string[];
  table: string;
  to: readonly string[];
}

/** Which licence a table is under: figures and mappings, or written texts, or both. */
export type LicensedPart = 'figures' | 'texts';

export interface Table {
  name: string;
  description: string;
  description_zh: string;
  parts: readonly LicensedPart[];
  columns: readonly Column[];
  /** Columns that tell rows apart; none where nothing does. */
  key: readonly string[];
  foreign?: readonly ForeignKey[];
  /** Columns that people look rows up by, beside the key. */
  indexes?: readonly (readonly string[])[];
  /** Columns whose texts repeat over and over: the database stores each text once. No index has one of them; a key may. */
  repeated?: readonly string[];
  /** In a fixed order; each row has a cell for every column. */
  rows: Iterable<readonly Cell[]>;
}

/** A foreign key of one column, which leads to the `id` of a table. */
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

/** A column of texts that every row has; `values` where they are a closed list. */
export function required(
  name: string,
  description: string,
  description_zh: string,
  values: readonly string[] | null = null,
): Column {
  return column(name, 'text', description, description_zh, { required: true, values });
}
