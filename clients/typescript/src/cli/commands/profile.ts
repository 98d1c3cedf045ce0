import { printerName } from '../../../../../core/names/printer-name.js';
import { figuresText } from '../../../../../core/profiles/figures-text.js';
import { EVIDENCES } from '../../../../../core/words/enumerations.js';
import { profileStatements } from '../../../../../core/words/provenance.js';
import type { Command, Context } from '../command.js';
import { NOZZLE, SOURCES } from '../options.js';
import { PAIR_OPTIONS, type Pair, resolvePair } from '../pair.js';
import { answerRecord, formatSource, type RecordLayout, writeRecord, writeWarnings } from '../record.js';
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
    const pair = await resolvePair(context);
    return answerRecord('profile', pair.profile, context, (paper, layout) => write(paper, pair, layout, context));
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

function write(paper: TextWriter, pair: Pair, layout: RecordLayout, context: Context): void {
  const { say, writer, flag } = context;
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
  writeWarnings(paper, record, context);
  writeRecord(
    paper,
    record,
    layout,
    {
      statementsOf: ({ path }, holder) => profileStatements(record, path, holder),
      ...(flag('all') ? {} : { only: FIRST }),
    },
    context,
  );
  const { source, commit, printer_preset, filament_preset, process_preset } = record.provenance;
  const presets = [filament_preset, process_preset, printer_preset].filter((one) => one !== null);
  if (!flag('sources'))
    paper
      .gap()
      .quiet(
        say('Source: ', '来源：') +
          formatSource(source, commit, layout.sources, context) +
          say('; presets: ', '；预设：') +
          presets.map((one) => `“${one}”`).join(writer.comma),
      );
  const further = [
    ...(flag('all') ? [] : [say('every value: --all', '全部数值：--all')]),
    ...(flag('sources') ? [] : [say('the source of each value: --sources', '各数值的来源：--sources')]),
  ];
  if (further.length > 0) paper.quiet(say('More: ', '更多：') + further.join(writer.semicolon));
}
