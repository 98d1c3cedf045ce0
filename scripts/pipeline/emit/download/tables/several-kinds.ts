import { type IdentifiedKind, identifierEntries } from '../../../compose/identifiers.js';
import { namedRecords } from '../../../compose/named-records.js';
import type { Records } from '../../../compose/records.js';
import type { Dataset } from '../../../load/dataset.js';
import { type Cell, cellsOf, column, fieldColumns, itemSchema, required, type Table } from '../table.js';

// Tables whose rows refer to records of several kinds, by `kind` and `id`.

/** Tables whose rows have names. */
const NAMED = ['brands', 'printers', 'materials', 'rules', 'settings', 'causes', 'fixes'];

/** All names of every record, as indexed by the full-text search. */
export function nameTable(dataset: Dataset, records: Records): Table {
  return {
    name: 'names',
    description: 'All names of a record, in both languages: its id, names and aliases.',
    description_zh: '记录的所有称呼（中英文）：标识、名称和别名。',
    parts: ['figures'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', NAMED),
      required('id', 'Id of the record.', '记录标识。'),
      column(
        'position',
        'integer',
        '1 for the id, followed by names, then aliases.',
        '1 为标识本身，其后为名称和别名。',
        {
          required: true,
        },
      ),
      required('name', 'The name.', '称呼。'),
    ],
    key: ['kind', 'id', 'position'],
    indexes: [['name']],
    rows: [...named(dataset, records)].flatMap(({ kind, id, names }) =>
      [...new Set(names)].map((name, index) => [kind, id, index + 1, name]),
    ),
  };
}

function* named(dataset: Dataset, records: Records): Iterable<{ kind: string; id: string; names: readonly string[] }> {
  for (const { kind, id, names } of namedRecords(dataset, records))
    yield { kind: kind === 'symptoms' ? 'rules' : kind, id, names };
  for (const { id, name, name_zh, slicers } of records.settings) {
    const labels = Object.values(slicers).flatMap(({ label, label_zh, key }) => [label, label_zh, key]);
    yield { kind: 'settings', id, names: [id, name, name_zh, ...labels.filter((label) => label !== null)] };
  }
  for (const { value } of dataset.causes.values())
    yield { kind: 'causes', id: value.id, names: [value.id, value.name.en, value.name.zh] };
  for (const { value } of dataset.fixes.values())
    yield { kind: 'fixes', id: value.id, names: [value.id, value.action.en, value.action.zh] };
}

/** Tables whose rows have identifiers in other systems. */
const KINDS: readonly IdentifiedKind[] = ['printers', 'materials', 'filaments'];

/**
 * Identifiers of printers, materials and branded filaments in other systems: one row per identifier and record, with
 * the content of `identify.json`. An identifier of a product also stands for its material.
 */
export function identifierTable(records: Records): Table {
  return {
    name: 'identifiers',
    description:
      'Names that slicers, machines and other databases use for a printer, a material or a branded filament, in their spelling; the name of a product also stands for its material.',
    description_zh:
      '切片软件、机器和其他数据库对打印机、耗材或品牌耗材的称呼，拼写与其一致；产品的称呼同时指其所属耗材。',
    parts: ['figures'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', KINDS),
      required('id', 'Id of the record.', '记录标识。'),
      required('system', 'System that uses this name.', '使用该称呼的系统。'),
      required('identifier', 'The name in that system.', '在该系统中的称呼。'),
    ],
    // The key begins with the identifier because rows are looked up by it.
    key: ['identifier', 'system', 'kind', 'id'],
    repeated: ['kind', 'id', 'system'],
    rows: identifierRows(records),
  };
}

function identifierRows(records: Records): Cell[][] {
  const rows = new Map<string, string[]>();
  for (const { kind, id, system, identifier } of identifierEntries(records)) {
    const row = [kind, id, system, identifier];
    rows.set(row.join('\0'), row);
  }
  const byKind = Map.groupBy(rows.values(), ([kind]) => kind);
  return KINDS.flatMap((kind) => byKind.get(kind) ?? []);
}

export function warningTable({ printers, materials, profiles, filaments }: Records): Table {
  const columns = fieldColumns(itemSchema('profile', 'warnings'));
  const kinds = { printers, materials, profiles, filaments };
  return {
    name: 'warnings',
    description: 'Possible harm that could not be ruled out.',
    description_zh: '可能造成损害且无法由数据确定的事项。',
    parts: ['texts'],
    columns: [
      required('kind', 'Table of the record.', '记录所在的表。', Object.keys(kinds)),
      required('id', 'Id of the record.', '记录标识。'),
      ...columns,
    ],
    key: [],
    indexes: [['kind', 'id']],
    repeated: columns.map(({ name }) => name),
    rows: Object.entries(kinds).flatMap(([kind, records]) =>
      records.flatMap(({ id, warnings }) => warnings.map((warning) => [kind, id, ...cellsOf(warning, columns)])),
    ),
  };
}
