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
