import { writerIn } from '../../../../../core/words/record-words.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { wrongUse } from '../failure.js';

/** `profiles`: all that a printer prints, or all printers that print a material. */
export const profiles: Command = {
  name: 'profiles',
  summary: { en: 'all profiles of a printer, or for a material', zh: '某台打印机或某种耗材的全部配置' },
  usage: ['profiles --printer NAME', 'profiles --material NAME'],
  examples: ['profiles --printer p1s'],
  options: {
    printer: { type: 'string', value: 'NAME', help: { en: 'of this printer', zh: '该打印机的配置' } },
    material: { type: 'string', value: 'NAME', help: { en: 'for this material', zh: '该耗材的配置' } },
  },
  args: { min: 0, max: 0 },
  async run({ data, option, output, signal, say, language }) {
    const printer = option('printer');
    const material = option('material');
    if (printer === undefined && material === undefined)
      throw wrongUse(
        'missing_option',
        { en: 'profiles needs --printer or --material.', zh: 'profiles 需要 --printer 或 --material。' },
        { where: 'profiles' },
      );
    const list = await data()
      .profiles.list({
        ...(printer === undefined ? {} : { printer }),
        ...(material === undefined ? {} : { material }),
        signal,
      })
      .all();
    const writer = writerIn(language);
    const unknown = say('unknown', '未知');
    output.answer(list, (paper) => {
      if (list.length === 0) return paper.text(say('There is no such profile.', '没有这样的配置。'));
      return paper.table({
        head: [
          ...[say('Printer', '打印机'), say('Material', '耗材'), say('Nozzle', '喷嘴')],
          ...[say('Hotend', '热端'), say('Bed', '热床'), say('Max flow', '最大流量')],
        ],
        rows: list.map((one) => [
          one.printer,
          one.material,
          `${one.nozzle.variant} mm`,
          writer.any(one.nozzle_temperature_c.other_layers, '°C') ?? unknown,
          writer.any(one.bed_temperature_c.other_layers, '°C') ?? unknown,
          writer.any(one.max_volumetric_speed_mm3_s, 'mm³/s') ?? unknown,
        ]),
      });
    });
    return list.length > 0 ? EXIT.found : EXIT.notFound;
  },
};
