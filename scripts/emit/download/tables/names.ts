import { allNamed } from '../../../compose/names.js';
import type { Records } from '../../../compose/records.js';
import type { Dataset } from '../../../load/dataset.js';
import { column, type Table } from '../table.js';

/** Tables whose rows have names. */
const NAMED = ['brands', 'printers', 'materials', 'rules', 'settings', 'causes', 'fixes'];

/** Everything that a record is called: what the full-text search looks through. */
export function nameTable(dataset: Dataset, records: Records): Table {
  return {
    name: 'names',
    description: 'Everything that a record is called, in both languages: its id, names and aliases.',
    description_zh: '记录的所有称呼（中英文）：标识、名称和别名。',
    parts: ['figures'],
    columns: [
      column('kind', 'text', 'Table of the record.', '记录所在的表。', { required: true, values: NAMED }),
      column('id', 'text', 'Id of the record.', '记录标识。', { required: true }),
      column(
        'position',
        'integer',
        'The id itself is 1, then names, then aliases.',
        '1 为标识本身，其后为名称和别名。',
        {
          required: true,
        },
      ),
      column('name', 'text', 'What it is called.', '称呼。', { required: true }),
    ],
    key: ['kind', 'id', 'position'],
    foreign: [],
    indexes: [['name']],
    rows: [...named(dataset, records)].flatMap(({ kind, id, names }) =>
      [...new Set(names)].map((name, index) => [kind, id, index + 1, name]),
    ),
  };
}

function* named(dataset: Dataset, records: Records): Iterable<{ kind: string; id: string; names: readonly string[] }> {
  for (const { kind, id, names } of allNamed(dataset, records))
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
