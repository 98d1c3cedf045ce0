import { SLICERS } from '../../../../../core/words/slicers.js';
import { recordSchema } from '../../../../shared/schemas/read.js';
import { composeFits } from '../../../compose/fits.js';
import type { Records } from '../../../compose/records.js';
import { brandsOf } from '../../index-document.js';
import { cellsOf, column, fieldColumns, itemSchema, recordTable, required, type Table, toId } from '../table.js';
import type { ProcessIds } from './profiles.js';

/** Brands, printers, nozzles, and the likely values of printers. */
export function printerTables(records: Records, processes: ProcessIds): Table[] {
  return [brands(records), printers(records), nozzles(records, processes), likely(records)];
}

function brands(records: Records): Table {
  return {
    name: 'brands',
    description: 'Brands with printers in the data.',
    description_zh: '有打印机收录的品牌。',
    parts: ['figures'],
    columns: [required('id', 'Id of the brand.', '品牌标识。'), required('name', 'Name.', '名称。')],
    key: ['id'],
    rows: brandsOf(records).map(({ id, name }) => [id, name]),
  };
}

function printers({ printers }: Records): Table {
  const omit = [
    ...['identifiers', 'nozzles', 'likely', 'warnings'],
    ...SLICERS.map((slicer) => `presets.${slicer}`),
    // Details of the source, which has its own table, and fields that are in the provenance table.
    ...[
      'source_name',
      'repository',
      'commit',
      'licence',
      'curated',
      'corrected',
      'others',
      'not_found',
      'withheld',
    ].map((name) => `provenance.${name}`),
  ];
  return {
    name: 'printers',
    description: 'One row per printer. Temperatures and volumes as in the records of the service.',
    description_zh: '每行一台打印机，温度和体积的含义与接口记录相同。',
    parts: ['figures'],
    ...recordTable(printers, recordSchema('printer'), { omit }),
    foreign: [
      toId('brand_id', 'brands'),
      toId('variant_of', 'printers'),
      toId('configuration_of', 'printers'),
      toId('rebrand_of', 'printers'),
      toId('source', 'sources'),
    ],
    indexes: [['brand_id']],
  };
}

function nozzles({ printers, profiles }: Records, processes: ProcessIds): Table {
  const columns = fieldColumns(itemSchema('printer', 'nozzles'));
  const used = new Map(profiles.map((profile) => [`${profile.printer} ${profile.nozzle.variant}`, profile]));
  return {
    name: 'nozzles',
    description:
      'Nozzles of the printers, with the presets that their profiles are based on. Process and presets are empty if the nozzle has no profile.',
    description_zh: '打印机的喷嘴及其配置所读取的预设；喷嘴没有配置时，工艺和预设为空。',
    parts: ['figures'],
    columns: [
      required('printer', 'Id of the printer.', '打印机标识。'),
      ...columns,
      column('process', 'text', 'Process of its profiles, in `processes`.', '其配置所用的工艺，见 `processes`。'),
      column('printer_preset', 'text', 'Machine preset.', '机器预设。'),
      column('process_preset', 'text', 'Process preset.', '工艺预设。'),
      column(
        'process_choice',
        'text',
        'default: the machine preset names it; inferred: the nearest standard process.',
        'default 表示机器预设指定；inferred 表示取最接近的标准工艺。',
        { values: ['default', 'inferred'] },
      ),
    ],
    key: ['printer', 'variant'],
    foreign: [toId('printer', 'printers'), toId('process', 'processes')],
    rows: printers.flatMap(({ id, nozzles }) =>
      nozzles.map((nozzle) => {
        const profile = used.get(`${id} ${nozzle.variant}`);
        const { printer_preset = null, process_preset = null, process_choice = null } = profile?.provenance ?? {};
        const process = (profile && processes.get(profile.process)) ?? null;
        return [id, ...cellsOf(nozzle, columns), process, printer_preset, process_preset, process_choice];
      }),
    ),
  };
}

function likely({ printers }: Records): Table {
  const columns = fieldColumns(itemSchema('printer', 'likely'), { whole: ['value'] });
  return {
    name: 'likely',
    description: 'Properties of printers that are likely but not known: the fields themselves are empty in `printers`.',
    description_zh: '打印机可能但尚未确认的特性：`printers` 中对应字段为空。',
    parts: ['figures', 'texts'],
    columns: [required('printer', 'Id of the printer.', '打印机标识。'), ...columns],
    key: ['printer', 'field'],
    foreign: [toId('printer', 'printers')],
    rows: printers.flatMap(({ id, likely }) => likely.map((one) => [id, ...cellsOf(one, columns)])),
  };
}

/** Presets shipped by slicers for printer nozzles: a row per slicer and nozzle. Filament presets are in `profiles`. */
export function presetTable({ printers }: Records): Table {
  return {
    name: 'presets',
    description:
      'Machine and process presets that slicers ship for a printer, in the newest release that was read. The filament presets are in `profiles`.',
    description_zh: '各切片软件最新版本中打印机的机器预设和工艺预设；耗材预设见 `profiles`。',
    parts: ['figures'],
    columns: [
      required('printer', 'Id of the printer.', '打印机标识。'),
      required('slicer', 'Slicer that ships them.', '自带这些预设的切片软件。', SLICERS),
      required('nozzle', 'Nozzle variant.', '喷嘴规格。'),
      required('machine', 'Machine preset; in Cura the definition.', '机器预设；Cura 中为机器定义。'),
      column('process', 'text', 'Process preset; in Cura the quality type.', '工艺预设；Cura 中为质量类型。'),
    ],
    key: ['printer', 'slicer', 'nozzle'],
    foreign: [
      toId('printer', 'printers'),
      { columns: ['printer', 'nozzle'], table: 'nozzles', to: ['printer', 'variant'] },
    ],
    rows: printers.flatMap(({ id, presets }) =>
      SLICERS.flatMap((slicer) =>
        presets[slicer].map(({ nozzle, machine, process }) => [id, slicer, nozzle, machine, process]),
      ),
    ),
  };
}

/** Whether a printer prints a material: one row per pair. Unknown verdicts, two fifths of all pairs, have no row. */
export function fitTable(records: Records): Table {
  const columns = fieldColumns(recordSchema('fit'), { omit: ['message', 'message_zh', 'reasons', 'profile'] });
  return {
    name: 'fit',
    description: 'Whether a printer can print a material: one row per printer and material; no row if it is not known.',
    description_zh: '打印机能否打印某种耗材：每台打印机与每种耗材各一行，未知的不列出。',
    parts: ['figures'],
    columns: [
      required('printer', 'Id of the printer.', '打印机标识。'),
      ...columns,
      column('reasons', 'list', 'Codes of the reasons against it.', '不利理由的代码。', { required: true }),
    ],
    key: ['printer', 'material'],
    foreign: [toId('printer', 'printers'), toId('material', 'materials')],
    repeated: ['printer', 'material', 'verdict', 'reasons'],
    rows: [...composeFits(records)].flatMap(({ printer, fits }) =>
      fits
        .filter(({ verdict }) => verdict !== 'unknown')
        .map(({ material, verdict, reasons }) => [printer.id, material.id, verdict, reasons.map(({ code }) => code)]),
    ),
  };
}
