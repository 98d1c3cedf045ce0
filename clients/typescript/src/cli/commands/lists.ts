import type { ListedRule } from '../../../../../core/contract/brief.js';
import { FILES } from '../../../../../core/contract/paths.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { MEANINGS, meaningOf } from '../../../../../core/words/meanings.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Material, Printer } from '../../../../../schemas/generated/record.js';
import type { Command, Context, Option } from '../command.js';
import { EXIT } from '../exit.js';
import { wrongUse } from '../failure.js';

const NOTHING = { min: 0, max: 0 } as const;

const BRAND: Option = {
  type: 'string',
  value: 'NAME',
  help: { en: 'only those of one brand', zh: '只列某个品牌' },
};

/** `brands`. */
export const brands: Command = {
  name: 'brands',
  summary: { en: 'list all printer brands', zh: '全部打印机品牌' },
  usage: ['brands'],
  examples: ['brands'],
  options: {},
  args: NOTHING,
  async run({ data, output, signal, say }) {
    const list = await data().brands.list({ signal });
    output.answer(list, (paper) =>
      paper.table({ head: [say('Brand', '品牌'), 'id'], rows: list.map(({ id, name }) => [name, id]) }),
    );
    return EXIT.found;
  },
};

/** `printers`. */
export const printers: Command = {
  name: 'printers',
  summary: { en: 'list all printers, or those of a brand', zh: '全部打印机，或某个品牌的打印机' },
  usage: ['printers [BRAND]'],
  examples: ['printers bambu lab'],
  options: { brand: BRAND },
  args: { min: 0, max: Number.POSITIVE_INFINITY },
  async run({ args, data, option, output, signal, say, language }) {
    if (args.length > 0 && option('brand') !== undefined)
      throw wrongUse(
        'too_many_arguments',
        {
          en: `The brand is already given: "${args.join(' ')}".`,
          zh: `已用 --brand 指定品牌，多余的参数：“${args.join(' ')}”。`,
        },
        { where: 'printers', value: args.join(' ') },
      );
    const brand = args.length > 0 ? args.join(' ') : option('brand');
    const list = await data()
      .printers.list({ ...(brand === undefined ? {} : { brand }), signal })
      .all();
    const writer = writerIn(language);
    const unknown = say('unknown', '未知');
    const nozzle = (one: Printer) => {
      const most = writer.any(one.max_nozzle_temperature_c, '°C') ?? unknown;
      const meaning = meaningOf(one, 'max_nozzle_temperature_c');
      const words = meaning && MEANINGS[meaning];
      return words ? say(`${most} (${words.en})`, `${most}（${words.zh}）`) : most;
    };
    const row = (one: Printer) => {
      const { x, y, z } = one.build_volume_mm;
      const sides = [x, y, z].map((side) => side ?? '?').join(' × ');
      return [printerName(one), one.id, `${sides} mm`, nozzle(one)];
    };
    output.answer(list, (paper) =>
      paper.table({
        head: [say('Printer', '打印机'), 'id', say('Build volume', '打印体积'), say('Max nozzle', '喷嘴最高')],
        rows: list.map(row),
      }),
    );
    return EXIT.found;
  },
};

/** `materials`. */
export const materials: Command = {
  name: 'materials',
  summary: { en: 'list all materials', zh: '全部耗材' },
  usage: ['materials'],
  examples: ['materials'],
  options: {},
  args: NOTHING,
  async run({ data, output, signal, say, language }) {
    const list = await data().materials.list({ signal }).all();
    const writer = writerIn(language);
    const unknown = say('unknown', '未知');
    const span = ({ min, max }: Material['bed_temperature_c']) => writer.range(min, max, '°C') ?? unknown;
    output.answer(list, (paper) =>
      paper.table({
        head: [say('Material', '耗材'), 'id', say('Nozzle', '喷嘴'), say('Bed', '热床'), say('Enclosure', '封闭机箱')],
        rows: list.map((one) => [
          one.name,
          one.id,
          span(one.nozzle_temperature_c),
          span(one.bed_temperature_c),
          writer.any(one.enclosure) ?? unknown,
        ]),
      }),
    );
    return EXIT.found;
  },
};

/** `symptoms`. */
export const symptoms: Command = {
  name: 'symptoms',
  summary: { en: 'list all symptoms that the data covers', zh: '全部可处理的故障现象' },
  usage: ['symptoms'],
  examples: ['symptoms'],
  options: {},
  args: NOTHING,
  async run({ data, output, signal, say }) {
    const { data: list } = await data().json<{ data: ListedRule[] }>(FILES.briefRules, { signal });
    output.answer(list, (paper) =>
      paper.table({
        head: [say('Symptom', '现象'), 'id', say('Description', '表现')],
        rows: list.map((one) => [say(one.name, one.name_zh), one.id, say(one.description, one.description_zh)]),
      }),
    );
    return EXIT.found;
  },
};

/** `settings`. */
export const settings: Command = {
  name: 'settings',
  summary: { en: 'list all settings, with their names in the slicers', zh: '全部已收录的切片设置' },
  usage: ['settings'],
  examples: ['settings'],
  options: {},
  args: NOTHING,
  async run({ data, output, signal, say, language }: Context) {
    const list = await data().settings.list({ signal }).all();
    const writer = writerIn(language);
    output.answer(list, (paper) =>
      paper.table({
        head: [say('Setting', '设置'), 'id', say('Unit', '单位'), say('Preset', '所属')],
        rows: list.map((one) => [
          say(one.name, one.name_zh),
          one.id,
          writer.withUnit('', one.unit).trim(),
          { filament: say('filament', '耗材'), process: say('process', '工艺'), printer: say('printer', '打印机') }[
            one.scope
          ],
        ]),
      }),
    );
    return EXIT.found;
  },
};
