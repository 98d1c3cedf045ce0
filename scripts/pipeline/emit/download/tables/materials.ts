import { recordSchema } from '../../../../shared/schemas/read.js';
import { EVEN_NAMES } from '../../../../shared/schemas/uneven-names.js';
import type { Records } from '../../../compose/records.js';
import { cellsOf, column, fieldColumns, itemSchema, recordTable, required, type Table, toId } from '../table.js';

/** Aliases of ranges, omitted because the columns of the plain names contain the same minimum and maximum. */
const RANGES = Object.values(EVEN_NAMES);

export function materialTable({ materials }: Records): Table {
  const columns = fieldColumns(recordSchema('material'), {
    omit: ['identifiers', 'notes', 'warnings', 'provenance', ...RANGES],
  });
  return {
    name: 'materials',
    description: 'One row per material.',
    description_zh: '每行一种耗材。',
    parts: ['figures', 'texts'],
    columns: [
      ...columns,
      column('notes', 'list', 'Notes, English.', '说明（英文）。', { required: true }),
      column('notes_zh', 'list', 'Notes, Chinese.', '说明。', { required: true }),
    ],
    key: ['id'],
    rows: materials.map((material) => [
      ...cellsOf(material, columns),
      material.notes.map(({ en }) => en),
      material.notes.map(({ zh }) => zh),
    ]),
  };
}

export function filamentTables(records: Records): Table[] {
  return [brands(records), products(records), colours(records), sizes(records)];
}

function brands({ filamentBrands }: Records): Table {
  return {
    name: 'filament_brands',
    description: 'One row per filament brand.',
    description_zh: '每行一个耗材品牌。',
    parts: ['figures'],
    ...recordTable(filamentBrands, recordSchema('filament-brand'), { omit: ['file'] }),
  };
}

function products({ filaments }: Records): Table {
  return {
    name: 'filaments',
    description: 'One row per branded filament. The source of each value is in the JSON lines.',
    description_zh: '每行一款品牌耗材。各数值的来源见逐行 JSON。',
    parts: ['figures'],
    ...recordTable(filaments, recordSchema('filament'), {
      omit: ['colours', 'warnings', 'provenance.fields', 'provenance.others', 'provenance.corrected', ...RANGES],
      whole: ['identifiers'],
    }),
    foreign: [toId('brand_id', 'filament_brands'), toId('material', 'materials')],
    indexes: [['material']],
    repeated: ['brand', 'printers', 'sources', 'templates'],
  };
}

const product = () => required('filament', 'Id of the product.', '产品标识。');

function colours({ filaments }: Records): Table {
  const columns = fieldColumns(itemSchema('filament', 'colours'), { omit: ['sizes', 'identifiers'] });
  return {
    name: 'filament_colours',
    description: 'One row per colour of a branded filament.',
    description_zh: '每行一款品牌耗材的一种颜色。',
    parts: ['figures'],
    columns: [product(), ...columns],
    key: ['filament', 'name'],
    foreign: [toId('filament', 'filaments')],
    repeated: ['traits'],
    rows: filaments.flatMap(({ id, colours: own }) => own.map((colour) => [id, ...cellsOf(colour, columns)])),
  };
}

function sizes({ filaments }: Records): Table {
  const columns = fieldColumns(itemSchema('filament', 'colours', 'sizes'));
  return {
    name: 'filament_sizes',
    description: 'One row per size in which a colour of a branded filament is sold.',
    description_zh: '每行一款品牌耗材某种颜色的一种销售规格。',
    parts: ['figures'],
    columns: [product(), required('colour', 'Name of the colour.', '颜色名称。'), ...columns],
    key: [],
    foreign: [toId('filament', 'filaments')],
    // No index by product and colour: it would be as large as the table, and a full scan takes milliseconds.
    indexes: [['gtin']],
    repeated: ['filament', 'colour'],
    rows: filaments.flatMap(({ id, colours: own }) =>
      own.flatMap(({ name, sizes: all }) => all.map((size) => [id, name, ...cellsOf(size, columns)])),
    ),
  };
}
