import { recordSchema } from '../../../../shared/schemas/read.js';
import type { Records } from '../../../compose/records.js';
import { cellsOf, fieldColumns } from '../schema-columns.js';
import type { Table } from '../table.js';

/** What machines report, and what it points to. */
export function codeTable({ codes }: Records): Table {
  const columns = fieldColumns(recordSchema('code'), { whole: ['only', 'symptoms', 'causes'] });
  return {
    name: 'codes',
    description: 'One row a code or message in which a machine reports a fault. How it is written is in `codes.json`.',
    description_zh: '每行一条机器报错代码或信息，写法规则见 `codes.json`。',
    parts: ['figures', 'texts'],
    columns,
    key: ['id'],
    foreign: [],
    indexes: [['code']],
    repeated: ['system', 'module', 'explained', 'severity', 'recovery', 'no_symptom', 'no_symptom_zh', 'source'],
    rows: codes.map((code) => cellsOf(code, columns)),
  };
}
