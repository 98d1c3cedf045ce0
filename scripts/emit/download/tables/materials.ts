import type { Records } from '../../../compose/records.js';
import { recordSchema } from '../../../schemas/read.js';
import { cellsOf, fieldColumns } from '../schema-columns.js';
import { column, type Table } from '../table.js';

export function materialTable({ materials }: Records): Table {
  const columns = fieldColumns(recordSchema('material'), {
    omit: ['identifiers', 'notes', 'warnings', 'provenance'],
  });
  return {
    name: 'materials',
    description: 'One row a material.',
    description_zh: '每行一种耗材。',
    parts: ['figures', 'texts'],
    columns: [
      ...columns,
      column('notes', 'list', 'Notes, English.', '说明（英文）。', { required: true }),
      column('notes_zh', 'list', 'Notes, Chinese.', '说明。', { required: true }),
    ],
    key: ['id'],
    foreign: [],
    indexes: [],
    rows: materials.map((material) => [
      ...cellsOf(material, columns),
      material.notes.map(({ en }) => en),
      material.notes.map(({ zh }) => zh),
    ]),
  };
}
