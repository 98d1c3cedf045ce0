import { type ColumnSource, parquetWriteBuffer, type SchemaElement } from 'hyparquet-writer';
import type { Cell, CellKind, Column, Table } from './table.js';

/**
 * Tables also published as Parquet: those used for statistics, and the ones that their ids refer to. The others are
 * small, and every program that reads Parquet also reads CSV.
 */
export const PARQUET_TABLES: readonly string[] = [
  ...['brands', 'printers', 'materials', 'profiles', 'processes', 'filaments', 'fit', 'provenance', 'sources'],
];

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

const TYPES: Readonly<Record<Exclude<CellKind, 'list'>, Pick<SchemaElement, 'type' | 'converted_type'>>> = {
  text: TEXT,
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

/**
 * Encodes a table as Parquet: typed columns, native lists, null for unknown; dictionaries, statistics and Snappy
 * compression. The same table gives the same bytes.
 *
 * @param about metadata of the file, in addition to its columns
 */
export function parquet({ columns, rows, description }: Table, about: Readonly<Record<string, string>>): Uint8Array {
  const all = Array.from(rows);
  const columnData = columns.map((column, place): ColumnSource => {
    const data = all.map((row) => cellValue(row[place] ?? null, column.kind));
    return { name: column.name, data };
  });
  const schema = [
    { name: 'root', num_children: columns.length },
    ...columns.flatMap((column, place) => elementsOf(column, place, all)),
  ];
  const kvMetadata = Object.entries({ ...about, description }).map(([key, value]) => ({ key, value }));
  return new Uint8Array(parquetWriteBuffer({ columnData, schema, kvMetadata, createdBy: about.name ?? '' }));
}

/** The schema elements of a column; a list takes three levels. */
function elementsOf({ name, kind }: Column, place: number, rows: readonly (readonly Cell[])[]) {
  const optional = { repetition_type: 'OPTIONAL' } as const;
  if (kind !== 'list') return [{ name, ...optional, ...TYPES[kind] }];
  const items = rows.flatMap((row) => row[place] ?? []);
  const isNumbers = items.length > 0 && items.every((item) => typeof item === 'number');
  return [
    { name, ...optional, converted_type: 'LIST' as const, num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED' as const, num_children: 1 },
    { name: 'element', ...optional, ...(isNumbers ? TYPES.number : TEXT) },
  ];
}

function cellValue(cell: Cell, kind: CellKind): unknown {
  if (cell === null) return null;
  if (kind === 'integer') return BigInt(cell as number);
  if (kind === 'text') return String(cell);
  return cell;
}
