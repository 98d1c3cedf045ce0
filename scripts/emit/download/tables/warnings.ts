import type { Records } from '../../../compose/records.js';
import { cellsOf, fieldColumns } from '../schema-columns.js';
import { column, type Table } from '../table.js';
import { itemSchema } from './items.js';

/** What can harm and could not be settled, of every kind of record. */
export function warningTable({ printers, materials, profiles }: Records): Table {
  const columns = fieldColumns(itemSchema('profile', 'warnings'));
  const kinds = { printers, materials, profiles };
  return {
    name: 'warnings',
    description: 'What can harm and could not be settled.',
    description_zh: '可能造成损害且无法由数据确定的事项。',
    parts: ['texts'],
    columns: [
      column('kind', 'text', 'Table of the record.', '记录所在的表。', { required: true, values: Object.keys(kinds) }),
      column('id', 'text', 'Id of the record.', '记录标识。', { required: true }),
      ...columns,
    ],
    key: [],
    foreign: [],
    indexes: [['kind', 'id']],
    rows: Object.entries(kinds).flatMap(([kind, records]) =>
      records.flatMap(({ id, warnings }) => warnings.map((warning) => [kind, id, ...cellsOf(warning, columns)])),
    ),
  };
}
