import { hash } from 'node:crypto';
import type { Profile } from '../../../../schemas/generated/record.js';
import type { Records } from '../../../compose/records.js';
import { recordSchema } from '../../../schemas/read.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';
import { cellsOf, fieldColumns } from '../schema-columns.js';
import { column, type Table } from '../table.js';

/** Digits of a process's id: of a thousand processes, two get the same one in one release of two million. */
const DIGITS = 12;

/** The processes that profiles share: nine tenths of what a profile says, in a thirtieth of the rows. */
export class Processes {
  private readonly ids = new Map<object, string>();
  private readonly processes = new Map<string, Profile['process']>();

  constructor(profiles: Records['profiles']) {
    for (const { process } of profiles) {
      if (this.ids.has(process)) continue;
      // By its content: the id stays as long as the values do, whatever comes and goes beside it.
      const id = hash('sha256', JSON.stringify(process)).slice(0, DIGITS);
      this.ids.set(process, id);
      this.processes.set(id, process);
    }
  }

  idOf({ id, process }: Profile): string {
    const own = this.ids.get(process);
    if (own === undefined) throw new Error(`${id}: its process is not among those of the profiles`);
    return own;
  }

  table(): Table {
    const columns = fieldColumns(processSchema());
    const sorted = [...this.processes].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      name: 'processes',
      description:
        'Process settings. Nozzles of many printers have the same ones: each set stands once, and profiles name it.',
      description_zh: '工艺设置。许多打印机的喷嘴设置相同：每组只列一次，由配置引用。',
      parts: ['figures'],
      columns: [
        column(
          'id',
          'text',
          'Made from the values: the same values have the same id.',
          '由各值生成：值相同则标识相同。',
          {
            required: true,
          },
        ),
        ...columns,
      ],
      key: ['id'],
      foreign: [],
      indexes: [],
      rows: sorted.map(([id, process]) => [id, ...cellsOf(process, columns)]),
    };
  }
}

function processSchema(): JsonObject {
  const { process } = recordSchema('profile').properties as JsonObject;
  if (!isObject(process)) throw new Error('a profile has no process');
  const { description: _, 'x-zh': __, ...schema } = process;
  return schema;
}
