import { writerIn } from '../../../../../core/words/record-words.js';
import { SLICER_NAMES, SLICERS, type SlicerId } from '../../../../../core/words/slicers.js';
import type { Writer } from '../../../../../core/words/values.js';
import type { Setting } from '../../../../../schemas/generated/record.js';
import type { Command, Context } from '../command.js';
import { EXIT } from '../exit.js';
import { SLICER } from '../shared-options.js';
import { slicerNamed } from '../slicer.js';
import type { TextWriter } from '../text-writer.js';

/** `setting NAME`: a setting with its key and menu in each slicer. */
export const setting: Command = {
  name: 'setting',
  summary: {
    en: 'a setting: what it does, its key and menu in each slicer',
    zh: '一项设置：作用，以及在各切片软件中的键名和菜单',
  },
  usage: ['setting NAME [--slicer NAME]'],
  examples: ['setting retraction_length', 'setting "pressure advance" --slicer orca'],
  options: {
    slicer: SLICER,
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(context) {
    const { args, data, option, output, signal } = context;
    const told = option('slicer');
    const slicers = told === undefined ? SLICERS : [slicerNamed(told)];
    const record = await data().settings.get(args.join(' '), { signal });
    output.answer(record, (paper) => write(paper, record, slicers, context));
    return EXIT.found;
  },
};

function write(paper: TextWriter, record: Setting, slicers: readonly SlicerId[], { say, language }: Context): void {
  const writer = writerIn(language);
  const unit = writer.withUnit('', record.unit).trim();
  paper.title(say(record.name, `${record.name_zh}，${record.name}`) + (unit === '' ? '' : writer.aside.join(unit)));
  paper.text(record.id, { tone: 'quiet' });
  paper.text(say(record.description, record.description_zh));
  for (const slicer of slicers) {
    paper.title(SLICER_NAMES[slicer]);
    paper.facts(linesOf(record, slicer, writer, { say }), 2);
  }
  const conversion = say(record.conversion ?? '', record.conversion_zh);
  if (conversion !== '') paper.gap().text(conversion);
  const firmware = Object.entries(record.firmware).filter(([, command]) => command !== null);
  if (firmware.length > 0) {
    paper.title(say('In the firmware', '固件命令'));
    paper.facts(
      firmware.map(([name, command]) => [writer.word(name), command ?? '']),
      2,
    );
  }
  if (record.documentation) paper.gap().text(record.documentation, { tone: 'quiet' });
}

function linesOf(
  { slicers, unit }: Setting,
  slicer: SlicerId,
  writer: Writer,
  { say }: Pick<Context, 'say'>,
): string[][] {
  const at = slicers[slicer];
  const menu = say(at.menu, at.menu_zh);
  const own = at.unit ?? unit;
  const lines: [string, string | null][] = [
    [say('key', '键名'), at.key ?? say('none', '无')],
    [say('menu', '菜单'), menu?.join(' > ') ?? null],
    [say('default', '默认值'), writer.any(at.default, own)],
    [say('range', '范围'), writer.range(at.min, at.max, own)],
    [
      say('by plate', '按打印板'),
      at.plates.map(({ plate, key }) => `${writer.word(plate)} ${key}`).join(writer.semicolon) || null,
    ],
    [say('instead', '替代办法'), say(at.how ?? '', at.how_zh) || null],
    [say('note', '说明'), say(at.note ?? '', at.note_zh) || null],
    [say('source', '来源'), at.source],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}
