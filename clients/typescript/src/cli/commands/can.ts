import type { PairFit } from '../../../../../core/fit/fit.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { FIT_VERDICTS } from '../../../../../core/words/enumerations.js';
import type { Material } from '../../../../../schemas/generated/record.js';
import { type FitRecords, fitFor } from '../../parts/fit.js';
import type { Command, Context } from '../command.js';
import { NOZZLE, nozzleOption, SOURCES } from '../options.js';
import { PAIR_OPTIONS, pairNames } from '../pair.js';
import type { TextWriter } from '../text-writer.js';

export const can: Command = {
  name: 'can',
  summary: { en: 'whether a printer can print a material, and why', zh: '某台打印机能否打印某种耗材，及其理由' },
  usage: ['can PRINTER MATERIAL [--nozzle MM] [--product NAME] [--hardened] [--enclosed]'],
  examples: ['can "a1 mini" asa', 'can p1s pa-cf --hardened'],
  options: {
    ...PAIR_OPTIONS,
    nozzle: NOZZLE,
    product: {
      value: 'NAME',
      help: { en: 'a branded filament, whose own figures take precedence', zh: '品牌耗材，优先采用其自身的数值' },
    },
    hardened: { help: { en: 'the printer has a hardened nozzle', zh: '已换装硬化喷嘴' } },
    enclosed: { help: { en: 'the printer is in an enclosure', zh: '机器已加装封闭机箱' } },
    ...SOURCES,
  },
  args: { min: 2 },
  async run(context) {
    const { files, output, signal, option, flag } = context;
    const found = await fitFor(files(), await pairNames(context), {
      nozzle: nozzleOption(context),
      product: option('product'),
      changes: {
        ...(flag('hardened') && { nozzle_material: 'hardened_steel' as const }),
        ...(flag('enclosed') && { enclosed: true }),
      },
      signal,
    });
    output.answer(found.fit, (paper) => write(paper, found, context));
  },
};

const MARKS = { yes: '- ', with_care: '! ', no: 'x ', unknown: '? ' } as const;

function write(paper: TextWriter, { fit, printer, material, spool }: FitRecords, { say, flag }: Context): void {
  const [en, zh] = FIT_VERDICTS[fit.verdict];
  const name = printerName(printer);
  paper.title(say(`${material.name} on the ${name}: ${en}`, `${name} 打印 ${material.name}：${zh}`));
  if (fit.reasons.length === 0) paper.quiet(say('Nothing known stands in the way.', '没有已知的障碍。'), 2);
  for (const reason of fit.reasons) {
    const tone = reason.verdict === 'yes' ? 'quiet' : 'warning';
    paper.text(say(reason.message, reason.message_zh), { indent: 2, mark: MARKS[reason.verdict], tone });
    if (flag('sources')) for (const source of sourcesOf(reason, material)) paper.quiet(source, 4);
  }
  const call = `open-print-data profile ${printer.id} ${spool?.filament ?? material.id}`;
  if (fit.profile !== undefined) paper.gap().quiet(say(`Settings: ${call}`, `设置：${call}`));
}

/** The sources of both sides of a reason. */
function sourcesOf({ source }: PairFit['reasons'][number], { provenance }: Material): string[] {
  const needs = source.needs.map((id) => {
    const found = provenance.references.find((one) => one.id === id);
    return found ? [found.title, found.url].filter(Boolean).join(', ') : id;
  });
  return [...needs, ...(source.has === undefined ? [] : [source.has])];
}
