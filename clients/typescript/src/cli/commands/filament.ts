import { writerIn } from '../../../../../core/words/record-words.js';
import type { Filament } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { wrongUse } from '../failure.js';
import type { TextWriter } from '../text-writer.js';

/** `filament NAME`: what is known of a spool; `filament --brand NAME`: the products of a brand. */
export const filament: Command = {
  name: 'filament',
  summary: { en: 'a branded filament: the data on its spool', zh: '一款品牌耗材：料盘上所写的内容' },
  usage: ['filament NAME', 'filament --brand NAME'],
  examples: ['filament polymaker polyterra pla', 'filament --brand prusament'],
  options: {
    brand: {
      type: 'string',
      value: 'NAME',
      help: { en: 'list the products of a brand', zh: '列出某个品牌的产品' },
    },
  },
  args: { min: 0, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { args, data, option, output, signal, say } = context;
    const brand = option('brand');
    const name = args.join(' ');
    if ((brand === undefined) === (name === ''))
      throw wrongUse('missing_argument', { en: 'Give a name, or --brand.', zh: '请给出名称，或用 --brand。' });
    if (brand !== undefined) {
      const list = await data().filaments.list(brand, { signal });
      output.answer(list, (paper) =>
        paper.table({
          head: [say('Product', '产品'), 'id', say('Material', '耗材'), say('Colours', '颜色')],
          rows: list.map((one) => [one.name, one.id, one.material, String(one.colours.length)]),
        }),
      );
      return EXIT.found;
    }
    const record = await data().filaments.get(name, { signal });
    output.answer(record, (paper) => write(paper, record, context));
    return EXIT.found;
  },
};

function write(paper: TextWriter, record: Filament, { say, language }: Context): void {
  const writer = writerIn(language);
  const unknown = say('unknown', '未知');
  const range = (value: { min: number; max: number } | null, unit: string) =>
    (value && writer.range(value.min, value.max, unit)) ?? unknown;
  paper.title(`${record.brand} ${record.name}`);
  paper.text(record.id, { tone: 'quiet' });
  paper.facts(
    [
      [say('Material', '耗材'), record.material],
      [say('Nozzle', '喷嘴'), range(record.nozzle_temperature_c, '°C')],
      [say('Bed', '热床'), range(record.bed_temperature_c, '°C')],
      [say('Drying', '烘干'), writer.any(record.drying_temperature_c, '°C') ?? unknown],
      [say('Drying time', '烘干时间'), writer.any(record.drying_time_h, 'h') ?? unknown],
      [say('Max volumetric speed', '最大体积速度'), range(record.max_volumetric_speed_mm3_s, 'mm³/s')],
      [say('Density', '密度'), writer.any(record.density_g_cm3, 'g/cm³') ?? unknown],
      [say('Colours', '颜色'), record.colours.map(({ name }) => name).join(say(', ', '、')) || unknown],
      [say('Printers with a preset', '有专属预设的打印机'), String(record.printers.length)],
    ],
    2,
  );
  const { fields, templates } = record.provenance;
  const sources = [...new Set(Object.values(fields))].join(say(', ', '、'));
  paper.gap().text(say(`Sources: ${sources}`, `来源：${sources}`), { tone: 'quiet' });
  if (templates.length > 0)
    paper.text(
      say(
        `Left out, because the database gives the same value to every product of the type: ${templates.join(', ')}`,
        `因数据库对该类型一律给出相同的值而留空：${templates.join('、')}`,
      ),
      { tone: 'quiet' },
    );
}
