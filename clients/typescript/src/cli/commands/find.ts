import type { PairFit } from '../../../../../core/fit/fit.js';
import { FOUND_KINDS, type FoundKind } from '../../../../../core/names/search.js';
import { foundTitle } from '../../../../../core/names/title.js';
import { POWER_OFF } from '../../../../../core/troubleshoot/diagnose/power.js';
import { FIT_VERDICTS, FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import { WHICH_SYMPTOM } from '../../../../../core/words/which-symptom.js';
import { meantBy } from '../../parts/meant.js';
import { type Asked, askedOf } from '../../parts/question.js';
import type { Command, Context } from '../command.js';
import { failure } from '../failure.js';
import { numberOption } from '../options.js';
import type { TextWriter } from '../text-writer.js';
import { writeCode } from './identify.js';

/** The command that shows a record, by kind; other kinds are shown by name only. */
const CALLS: Partial<Record<FoundKind, string>> = {
  symptoms: 'fix',
  printers: 'printer',
  materials: 'material',
  brands: 'printers',
  settings: 'setting',
  filaments: 'filament',
  filament_brands: 'filament --brand',
};

const MOST = 100;

export const find: Command = {
  name: 'find',
  summary: {
    en: 'look anything up by name; accepts typing errors and Chinese names',
    zh: '按名称查找任何内容；可输错字，中英文均可',
  },
  usage: ['find WORDS [--kind KIND] [--limit N]'],
  examples: ['find "ender 3 s1"', 'find 拉丝', 'find strining --kind symptoms'],
  options: {
    kind: {
      value: 'KIND',
      choices: FOUND_KINDS,
      help: { en: `only one kind: ${FOUND_KINDS.join(', ')}`, zh: `只找一类：${FOUND_KINDS.join('、')}` },
    },
    limit: {
      value: 'N',
      help: { en: `maximum number of results, 1 to ${MOST} (default 8)`, zh: `最多几条，1 到 ${MOST}，默认 8` },
    },
  },
  args: { min: 1 },
  async run(context) {
    const { args, files, option, output, say } = context;
    const kind = option('kind') as FoundKind | undefined;
    const limit = numberOption(context, 'limit', 1, MOST);
    const query = args.join(' ');
    const { off, question, codes, told, found } = await meantBy(files, query, {
      kinds: kind === undefined ? undefined : [kind],
      limit,
    });
    if (found.length + codes.length === 0 && question === null)
      throw failure('nothing_found', { value: query, suggestions: [] });
    const asked = question && (await askedOf(files, question));
    const isKnown = asked !== null || found.some(({ sure }) => sure);
    const several = found.filter(({ sure, kind: one }) => sure && one === found[0]?.kind).length > 1;
    output.answer([...codes.map((one) => ({ kind: 'codes', ...one })), ...found], (paper) => {
      if (off) paper.warning(say(POWER_OFF));
      for (const one of codes) writeCode(paper, one, context);
      if (!asked && found.length === 0) return;
      if (asked?.fit) writeVerdict(paper, asked.fit, context);
      if (told.length > 0) {
        paper.text(say(WHICH_SYMPTOM));
        for (const { name, name_zh, description, description_zh } of told)
          paper.text(say(`${name}: ${description}`, `${name_zh}：${description_zh}`), { indent: 2 });
      } else if (!isKnown && found.length > 0)
        paper.text(say(`Nothing is called "${query}". It may mean:`, `没有名为“${query}”的内容，可能指：`));
      else if (several && !asked) paper.text(say(`"${query}" means more than one:`, `“${query}”对应多个：`));
      const rows = [
        ...(asked ? answersTo(asked).map((call) => [query, say('Answer', '回答'), call]) : []),
        ...found.map((one) => {
          const call = CALLS[one.kind];
          const title = [foundTitle(one, say), one.colour].filter(Boolean).join(say(', ', '，'));
          return [title, say(...FOUND_KIND_NAMES[one.kind]), call ? `${call} ${one.id}` : ''];
        }),
      ];
      const see = say('To see one: open-print-data …', '查看：open-print-data …');
      paper.table({ head: [say('Name', '名称'), say('Kind', '类别'), see], rows }, { tones: ['strong', 'quiet'] });
    });
  },
};

/** Writes whether the printer can print the material, with the main reason. */
function writeVerdict(paper: TextWriter, { verdict, reasons: [first] }: PairFit, { say }: Context): void {
  paper.text(say(...FIT_VERDICTS[verdict]), { tone: 'strong' });
  if (first) paper.text(say(first.message, first.message_zh), { indent: 2 });
  paper.gap();
}

function answersTo({ ask, compared, demands, size, fit, slicer, nozzle, ...ids }: Asked): string[] {
  const call = (words: readonly (string | null)[], given: Readonly<Record<string, string | number | null>> = {}) =>
    [...words, ...Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [`--${name}`, value]))].join(
      ' ',
    );
  const { printer, material, symptom } = ids;
  switch (ask) {
    case 'pair':
      return ['can', ...(fit?.profile ? ['profile'] : [])].map((name) => call([name, printer, material]));
    case 'symptom':
      return [call(['fix', symptom], { printer, material, nozzle, slicer })];
    case 'topic':
      return [call(['material', material])];
    case 'material':
      return [call(['materials', ...demands.map((demand) => `--for ${demand}`)], { printer })];
    case 'printer':
      return [call(['printers'], { material, size })];
    case 'compare': // the list has them
      return material ? compared.map((one) => call(['can', one, material])) : [];
  }
}
