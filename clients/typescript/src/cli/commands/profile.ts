import type { PairFit } from '../../../../../core/fit/fit.js';
import { printerName } from '../../../../../core/names/printer-name.js';
import { figuresText } from '../../../../../core/profiles/figures-text.js';
import { EVIDENCES, FIT_VERDICTS } from '../../../../../core/words/enumerations.js';
import { profileStatements } from '../../../../../core/words/provenance.js';
import type { Material } from '../../../../../schemas/generated/record.js';
import { type FitRecords, fitFor } from '../../parts/fit.js';
import type { Pair } from '../../parts/setup.js';
import type { Command, Context } from '../command.js';
import { NOZZLE, nozzleOption, SOURCES } from '../options.js';
import { namedPair, PAIR_OPTIONS, pairNames } from '../pair.js';
import { answerRecord, type RecordPage } from '../record.js';
import type { TextWriter } from '../text-writer.js';

export const profile: Command = {
  name: 'profile',
  summary: { en: 'the settings to print a material on a printer', zh: '某台打印机打印某种耗材的参数' },
  usage: ['profile PRINTER MATERIAL [--nozzle MM]'],
  examples: ['profile p1s petg', 'profile p1s petg --nozzle 0.6 --sources'],
  options: {
    ...PAIR_OPTIONS,
    nozzle: NOZZLE,
    all: {
      help: { en: 'show every value, not only the ten most important ones', zh: '列出全部数值，而不只是最常用的十项' },
    },
    ...SOURCES,
  },
  args: { min: 2 },
  async run(context) {
    const pair = await namedPair(context);
    return answerRecord('profile', pair.profile, context, (page) => writeProfile(page, pair, context));
  },
};

const FIRST = [
  'nozzle_temperature_c',
  'bed_temperature_c',
  'cooling.fan_max_percent',
  'flow_ratio',
  'max_volumetric_speed_mm3_s',
  'retraction.length_mm',
  'process.layer_height_mm',
  'process.speed_mm_s.outer_wall',
  'process.wall_loops',
  'process.infill_density_percent',
];

function writeProfile(page: RecordPage, pair: Pair, { say, writer, flag }: Context): void {
  const { paper } = page;
  const { profile: record, printer, material, profiles, spool } = pair;
  const name = printerName(printer);
  const { variant } = record.nozzle;
  paper.title(
    say(`${material.name} on the ${name}, ${variant} mm nozzle`, `${name} 打印 ${material.name}，${variant} mm 喷嘴`),
  );
  const others = profiles.map(({ nozzle }) => nozzle.variant).filter((one) => one !== variant);
  const more =
    others.length > 0 ? say(`; other nozzles: ${others.join(', ')}`, `；其他喷嘴：${others.join('、')}`) : '';
  paper.quiet(record.id + more).text(writer.sentence(say(...EVIDENCES[record.evidence])));
  if (spool) paper.text(say(figuresText(record, spool)));
  page.warnings();
  page.values({
    statementsOf: ({ path }, holder) => profileStatements(record, path, holder),
    ...(flag('all') ? {} : { only: FIRST }),
  });
  const { source, commit, printer_preset, filament_preset, process_preset } = record.provenance;
  const presets = [filament_preset, process_preset, printer_preset].filter((one) => one !== null);
  if (!flag('sources'))
    paper
      .gap()
      .quiet(
        say('Source: ', '来源：') +
          page.source(source, commit) +
          say('; presets: ', '；预设：') +
          presets.map((one) => `“${one}”`).join(writer.comma),
      );
  const further = [
    ...(flag('all') ? [] : [say('every value: --all', '全部数值：--all')]),
    ...(flag('sources') ? [] : [say('the source of each value: --sources', '各数值的来源：--sources')]),
  ];
  if (further.length > 0) paper.quiet(say('More: ', '更多：') + further.join(writer.semicolon));
}

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
    const { files, output, option, flag } = context;
    const found = await fitFor(files, await pairNames(context), {
      nozzle: nozzleOption(context),
      product: option('product'),
      changes: {
        ...(flag('hardened') && { nozzle_material: 'hardened_steel' as const }),
        ...(flag('enclosed') && { enclosed: true }),
      },
    });
    output.answer(found.fit, (paper) => writeFit(paper, found, context));
  },
};

const MARKS = { yes: '- ', with_care: '! ', no: 'x ', unknown: '? ' } as const;

function writeFit(paper: TextWriter, { fit, printer, material, spool }: FitRecords, { say, flag }: Context): void {
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
