import { recordSchema } from '../../../../shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../../shared/tree.js';
import type { Records } from '../../../compose/records.js';
import { cellsOf, fieldColumns, recordTable, required, type Table, toId } from '../table.js';

/** Slicer settings, and their name in each slicer. */
export function settingTables({ settings }: Records): Table[] {
  const inSlicer = fieldColumns(slicerSchema(), { whole: ['plates', 'workarounds', 'requires'] });
  return [
    {
      name: 'settings',
      description: 'One row per slicer setting.',
      description_zh: '每行一项切片设置。',
      parts: ['figures', 'texts'],
      ...recordTable(settings, recordSchema('setting'), { omit: ['slicers'] }),
    },
    {
      name: 'setting_slicers',
      description: 'Name, place and allowed values of a setting in each slicer.',
      description_zh: '各切片软件中该设置的名称、位置和取值范围。',
      parts: ['figures', 'texts'],
      columns: [
        required('setting', 'Id of the setting.', '设置标识。'),
        required('slicer', 'Id of the slicer.', '切片软件标识。', slicerIds()),
        ...inSlicer,
      ],
      key: ['setting', 'slicer'],
      foreign: [toId('setting', 'settings')],
      rows: settings.flatMap(({ id, slicers }) =>
        Object.entries(slicers).map(([slicer, own]) => [id, slicer, ...cellsOf(own, inSlicer)]),
      ),
    },
  ];
}

function slicersSchema(): JsonObject {
  const { slicers } = recordSchema('setting').properties as JsonObject;
  if (!isObject(slicers) || !isObject(slicers.properties)) throw new Error('a setting has no slicers');
  return slicers.properties;
}

function slicerIds(): string[] {
  return Object.keys(slicersSchema());
}

function slicerSchema(): JsonObject {
  const { description: _, 'x-zh': __, ...schema } = Object.values(slicersSchema())[0] as JsonObject;
  return schema;
}
