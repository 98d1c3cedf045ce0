import { printerName } from '../../../../../core/names/printer-name.js';
import { printerStatements } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Printer } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { SOURCES } from '../shared-options.js';
import { formatSource } from '../show/format-statement.js';
import { loadRecordLayout, type RecordLayout, writeRecord } from '../show/record.js';
import type { TextWriter } from '../text-writer.js';

/** `printer NAME`: one printer. */
export const printer: Command = {
  name: 'printer',
  summary: {
    en: 'a printer: size, temperatures, limits, nozzles, materials',
    zh: '一台打印机：尺寸、温度、上限、喷嘴、耗材',
  },
  usage: ['printer NAME'],
  examples: ['printer p1s', 'printer "ender 3 s1" --sources'],
  options: { sources: SOURCES },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { args, data, output, signal } = context;
    const record = await data().printers.get(args.join(' '), { signal });
    const plan = output.json ? null : await loadRecordLayout('printer', context);
    output.answer(record, (paper) => plan && write(paper, record, plan, context));
    return EXIT.found;
  },
};

function write(paper: TextWriter, record: Printer, plan: RecordLayout, context: Context): void {
  const { say, language, flag } = context;
  const writer = writerIn(language);
  const name = printerName(record);
  paper.title(name);
  const also =
    record.aliases.length > 0 ? say(`, also ${record.aliases.join(', ')}`, `，又名 ${record.aliases.join('、')}`) : '';
  paper.text(`${record.id}${also}`, { tone: 'quiet' });
  if (record.configuration_of)
    paper.text(say(`A configuration of ${record.configuration_of}.`, `${record.configuration_of} 的一种配置。`));
  if (record.rebrand_of)
    paper.text(say(`The same machine as ${record.rebrand_of}.`, `与 ${record.rebrand_of} 是同一台机器。`));
  if (record.rebrands.length > 0)
    paper.text(say(`Also sold as ${record.rebrands.join(', ')}.`, `也以 ${record.rebrands.join('、')} 的名称销售。`));
  for (const { message, message_zh } of record.warnings)
    paper.text(say(message, message_zh), { mark: say('! ', '！'), tone: 'warning' });
  writeRecord(
    paper,
    {
      ...{ record, plan },
      ...(flag('sources') ? { statementsOf: ({ path }) => printerStatements(record, path) } : {}),
      instead: ({ path }) => {
        const likely = record.likely.find(({ field }) => field === path);
        if (!likely) return null;
        const { value, because, because_zh, right, known } = likely;
        return say(
          `unknown; likely ${writer.any(value)}, because ${because} (true of ${right} of the ${known} known)`,
          `未知；很可能是${writer.any(value)}，因为${because_zh}（已知 ${known} 台中 ${right} 台如此）`,
        );
      },
    },
    context,
  );
  paper.title(
    say(`Materials with a profile (${record.materials.length})`, `有配置的耗材（${record.materials.length}）`),
  );
  paper.text(record.materials.join(', ') || say('none', '无'), { indent: 2 });
  if (record.configurations.length > 0) {
    paper.title(say('Configurations', '各种配置'));
    paper.text(record.configurations.join(', '), { indent: 2 });
  }
  if (flag('sources')) return;
  const { source, commit } = record.provenance;
  const words =
    commit === ''
      ? say('pages that people read', '人工查阅的页面')
      : formatSource(source, commit, { sources: plan.sources, writer, say });
  paper.gap().text(`${say('Source: ', '来源：')}${words}`, { tone: 'quiet' });
  paper.text(say('To see the source of each value: --sources', '各数值的来源：--sources'), { tone: 'quiet' });
}
