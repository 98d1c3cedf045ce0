import { printerName } from '../../../../../core/names/printer-name.js';
import { nozzleVariant } from '../../../../../core/profiles/choose-nozzle.js';
import { EVIDENCES } from '../../../../../core/words/enumerations.js';
import { profileStatements } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Material, Printer, Profile } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { PAIR_OPTIONS, resolvePair } from '../pair.js';
import { NOZZLE, SOURCES } from '../shared-options.js';
import { formatSource } from '../show/format-statement.js';
import { loadRecordLayout, type RecordLayout, writeRecord } from '../show/record.js';
import type { TextWriter } from '../text-writer.js';

/** `profile PRINTER MATERIAL`: what to print a material with on a printer. */
export const profile: Command = {
  name: 'profile',
  summary: { en: 'the settings to print a material on a printer', zh: '某台打印机打印某种耗材的参数' },
  usage: ['profile PRINTER MATERIAL [--nozzle MM]'],
  examples: ['profile p1s petg', 'profile p1s petg --nozzle 0.6 --sources'],
  options: {
    ...PAIR_OPTIONS,
    nozzle: NOZZLE,
    all: {
      type: 'boolean',
      help: { en: 'show every value, not only the ten most important ones', zh: '列出全部数值，而不只是最常用的十项' },
    },
    sources: SOURCES,
  },
  args: { min: 2, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { data, output, signal, option } = context;
    const client = data();
    const { printer, material } = await resolvePair(context);
    const pair = { printer: printer.id, material: material.id, signal };
    const told = option('nozzle');
    const nozzle = told === undefined ? undefined : nozzleVariant(told);
    const [record, all] = await Promise.all([
      client.profiles.get(printer.id, material.id, { nozzle, signal }),
      client.profiles.list(pair).all(),
    ]);
    const plan = output.json ? null : await loadRecordLayout('profile', context);
    output.answer(record, (paper) => plan && write(paper, { record, printer, material, all }, plan, context));
    return EXIT.found;
  },
};

/** What a person sets first; everything else is a flag away. */
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

interface Pair {
  record: Profile;
  printer: Printer;
  material: Material;
  all: readonly Profile[];
}

function write(
  paper: TextWriter,
  { record, printer, material, all }: Pair,
  plan: RecordLayout,
  context: Context,
): void {
  const { say, language, flag } = context;
  const writer = writerIn(language);
  const name = printerName(printer);
  const { variant } = record.nozzle;
  paper.title(
    say(`${material.name} on the ${name}, ${variant} mm nozzle`, `${name} 打印 ${material.name}，${variant} mm 喷嘴`),
  );
  const others = all.map(({ nozzle }) => nozzle.variant).filter((one) => one !== variant);
  const more =
    others.length > 0 ? say(`; other nozzles: ${others.join(', ')}`, `；其他喷嘴：${others.join('、')}`) : '';
  paper.text(record.id + more, { tone: 'quiet' });
  paper.text(writer.sentence(say(...EVIDENCES[record.evidence])));
  for (const { message, message_zh } of record.warnings)
    paper.text(say(message, message_zh), { mark: say('! ', '！'), tone: 'warning' });
  writeRecord(
    paper,
    {
      ...{ record, plan, ...(flag('all') ? {} : { only: FIRST }) },
      ...(flag('sources') ? { statementsOf: ({ path }, holder) => profileStatements(record, path, holder) } : {}),
    },
    context,
  );
  const { source, commit, printer_preset, filament_preset, process_preset } = record.provenance;
  if (!flag('sources')) {
    const presets = [filament_preset, process_preset, printer_preset].filter((one) => one !== null);
    paper.gap();
    paper.text(
      say('Source: ', '来源：') +
        formatSource(source, commit, { sources: plan.sources, writer, say }) +
        say('; presets: ', '；预设：') +
        presets.map((one) => `“${one}”`).join(writer.comma),
      { tone: 'quiet' },
    );
  }
  const further = [
    flag('all') ? null : say('every value: --all', '全部数值：--all'),
    flag('sources') ? null : say('the source of each value: --sources', '各数值的来源：--sources'),
  ].filter((one) => one !== null);
  if (further.length > 0) paper.text(say('More: ', '更多：') + further.join(writer.semicolon), { tone: 'quiet' });
}
