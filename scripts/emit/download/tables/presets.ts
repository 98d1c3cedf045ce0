import { SLICERS } from '../../../../core/slicers.js';
import type { Records } from '../../../compose/records.js';
import { column, type Table, toId } from '../table.js';

/** What slicers ship for the nozzles of printers: one row a slicer and nozzle. The filament presets are in `profiles`. */
export function presetTable({ printers }: Records): Table {
  return {
    name: 'presets',
    description:
      'Machine and process presets that slicers ship for a printer, in the newest release that was read. The filament presets stand in `profiles`.',
    description_zh: '各切片软件最新版本中打印机的机器预设和工艺预设；耗材预设见 `profiles`。',
    parts: ['figures'],
    columns: [
      column('printer', 'text', 'Id of the printer.', '打印机标识。', { required: true }),
      column('slicer', 'text', 'Slicer that ships them.', '自带这些预设的切片软件。', {
        required: true,
        values: SLICERS,
      }),
      column('nozzle', 'text', 'Nozzle variant.', '喷嘴规格。', { required: true }),
      column('machine', 'text', 'Machine preset; in Cura the definition.', '机器预设；Cura 中为机器定义。', {
        required: true,
      }),
      column('process', 'text', 'Process preset; in Cura the quality type.', '工艺预设；Cura 中为质量类型。'),
    ],
    key: ['printer', 'slicer', 'nozzle'],
    foreign: [
      toId('printer', 'printers'),
      { columns: ['printer', 'nozzle'], table: 'nozzles', to: ['printer', 'variant'] },
    ],
    indexes: [],
    rows: printers.flatMap(({ id, presets }) =>
      SLICERS.flatMap((slicer) =>
        presets[slicer].map(({ nozzle, machine, process }) => [id, slicer, nozzle, machine, process]),
      ),
    ),
  };
}
