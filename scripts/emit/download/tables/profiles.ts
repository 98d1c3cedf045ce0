import { SLICERS } from '../../../../core/slicers.js';
import type { Records } from '../../../compose/records.js';
import { recordSchema } from '../../../schemas/read.js';
import { cellsOf, fieldColumns } from '../schema-columns.js';
import { column, type Table, toId } from '../table.js';
import type { Processes } from './processes.js';

/** What stands in `presets`: the same for every material. Cura alone prints each with a process of its own. */
const OF_NOZZLES = SLICERS.flatMap((slicer) =>
  ['machine', 'variants', ...(slicer === 'cura' ? [] : ['process'])].map((name) => `presets.${slicer}.${name}`),
);

/** One row a profile. What its nozzle has for every material is in `nozzles` and `processes`. */
export function profileTable({ profiles }: Records, processes: Processes): Table {
  const omitted = ['source', 'commit', 'printer_preset', 'process_preset', 'process_choice', 'corrected'];
  const columns = fieldColumns(recordSchema('profile'), {
    omit: ['process', 'warnings', ...OF_NOZZLES, ...omitted.map((name) => `provenance.${name}`)],
  });
  return {
    name: 'profiles',
    description: 'One row a profile: a printer, a nozzle of it and a material.',
    description_zh: '每行一个配置：打印机、喷嘴与耗材的组合。',
    parts: ['figures'],
    columns: [
      ...columns,
      column('process', 'text', 'Its process settings, in `processes`.', '工艺设置，见 `processes`。', {
        required: true,
      }),
    ],
    key: ['id'],
    foreign: [
      toId('printer', 'printers'),
      toId('material', 'materials'),
      { columns: ['printer', 'nozzle_variant'], table: 'nozzles', to: ['printer', 'variant'] },
      toId('process', 'processes'),
    ],
    indexes: [['printer', 'material'], ['material']],
    rows: profiles.map((profile) => [...cellsOf(profile, columns), processes.idOf(profile)]),
  };
}
