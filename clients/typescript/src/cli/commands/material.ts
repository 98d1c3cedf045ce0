import { counted } from '../../../../../core/words/language.js';
import { materialStatements } from '../../../../../core/words/provenance.js';
import { writerIn } from '../../../../../core/words/record-words.js';
import type { Material } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { SOURCES } from '../shared-options.js';
import { loadRecordLayout, type RecordLayout, writeRecord } from '../show/record.js';
import type { TextWriter } from '../text-writer.js';

/** `material NAME`: one material. */
export const material: Command = {
  name: 'material',
  summary: { en: 'a material: temperatures, drying, requirements', zh: '一种耗材：温度、烘干和使用要求' },
  usage: ['material NAME'],
  examples: ['material asa', 'material pla+ --sources'],
  options: { sources: SOURCES },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { args, data, output, signal } = context;
    const record = await data().materials.get(args.join(' '), { signal });
    const plan = output.json ? null : await loadRecordLayout('material', context);
    output.answer(record, (paper) => plan && write(paper, record, plan, context));
    return EXIT.found;
  },
};

function write(paper: TextWriter, record: Material, plan: RecordLayout, context: Context): void {
  const { say, language, flag } = context;
  const writer = writerIn(language);
  paper.title(language === 'en' || record.name === record.name_zh ? record.name : `${record.name}，${record.name_zh}`);
  const also =
    record.aliases.length > 0 ? say(`, also ${record.aliases.join(', ')}`, `，又名 ${record.aliases.join('、')}`) : '';
  paper.text(`${record.id}${also}`, { tone: 'quiet' });
  for (const { message, message_zh } of record.warnings)
    paper.text(say(message, message_zh), { mark: say('! ', '！'), tone: 'warning' });
  writeRecord(
    paper,
    {
      ...{ record, plan },
      ...(flag('sources') ? { statementsOf: ({ path }) => materialStatements(record, path) } : {}),
    },
    context,
  );
  const { fumes, food_contact: food } = record;
  paper.title(say('Safety', '安全'));
  const told = (level: string, en: string, zh: string) => writer.word(level) + writer.colon + say(en, zh);
  const unknown = say('unknown', '未知');
  paper.facts(
    [
      [say('Fumes', '烟气'), fumes ? told(fumes.level, fumes.note, fumes.note_zh) : unknown],
      [say('Food contact', '接触食品'), food ? told(food.suitable, food.note, food.note_zh) : unknown],
    ],
    2,
  );
  if (record.notes.length > 0) {
    paper.title(say('Good to know', '须知'));
    for (const { en, zh } of record.notes) paper.text(say(en, zh), { indent: 2, mark: '- ' });
  }
  paper
    .gap()
    .text(
      say(
        `Profiles for ${counted(record.printer_count, 'printer')}: open-print-data profiles --material ${record.id}`,
        `${record.printer_count} 台打印机有它的配置：open-print-data profiles --material ${record.id}`,
      ),
      { tone: 'quiet' },
    );
  if (flag('sources')) return;
  const { references } = record.provenance;
  paper.text(
    say(
      `Based on ${counted(references.length, 'source')}; to see the source of each value: --sources`,
      `共引用 ${references.length} 个来源；各数值的来源：--sources`,
    ),
    { tone: 'quiet' },
  );
}
