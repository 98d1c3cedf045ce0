import type { Records } from '../../../compose/records.js';
import { type Cell, column, type Table } from '../table.js';

/** Tables whose rows other systems have names for. */
const KINDS = ['printers', 'materials'] as const;

/** What other systems call a printer or a material: one row an identifier. */
export function identifierTable(records: Records): Table {
  return {
    name: 'identifiers',
    description: 'What slicers, machines and other databases call a printer or a material, spelled as they do.',
    description_zh: '切片软件、机器和其他数据库对打印机或耗材的称呼，拼写与其一致。',
    parts: ['figures'],
    columns: [
      column('kind', 'text', 'Table of the record.', '记录所在的表。', { required: true, values: [...KINDS] }),
      column('id', 'text', 'Id of the record.', '记录标识。', { required: true }),
      column('system', 'text', 'System that calls it so.', '使用该称呼的系统。', { required: true }),
      column('identifier', 'text', 'What it is called there.', '在该系统中的称呼。', { required: true }),
    ],
    key: ['kind', 'id', 'system', 'identifier'],
    foreign: [],
    indexes: [['identifier']],
    rows: KINDS.flatMap((kind) => records[kind].flatMap(({ id, identifiers }) => rowsOf(kind, id, identifiers))),
  };
}

function rowsOf(kind: string, id: string, identifiers: object): Cell[][] {
  return (Object.entries(identifiers) as [string, string[]][]).flatMap(([system, own]) =>
    own.map((identifier) => [kind, id, system, identifier]),
  );
}
