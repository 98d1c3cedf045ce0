import { FOUND_KINDS, type FoundKind } from '../../../../../core/found.js';
import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { Failure, wrongUse } from '../failure.js';
import { ofBoth } from '../show/tongue.js';

const KIND_WORDS: Readonly<Record<FoundKind, readonly [en: string, zh: string]>> = {
  symptoms: ['symptom', '故障现象'],
  printers: ['printer', '打印机'],
  materials: ['material', '耗材'],
  brands: ['brand', '品牌'],
  filaments: ['filament', '品牌耗材'],
  filament_brands: ['brand of filament', '耗材品牌'],
  settings: ['setting', '设置'],
  causes: ['cause', '原因'],
  calibration: ['calibration', '校准'],
};

/** The call that shows a record; what has none is shown by its name alone. */
const CALLS: Partial<Record<FoundKind, string>> = {
  symptoms: 'fix',
  printers: 'printer',
  materials: 'material',
  brands: 'printers --brand',
  settings: 'setting',
  filaments: 'filament',
  filament_brands: 'filament --brand',
};

const MOST = 100;

/** `find WORDS`: records of all kinds by their names. */
export const find: Command = {
  name: 'find',
  summary: {
    en: 'look for anything by its name; mistyped and Chinese names too',
    zh: '按名称查找任何内容；可输错字，中英文均可',
  },
  usage: ['find WORDS [--kind KIND] [--limit N]'],
  examples: ['find "ender 3 s1"', 'find 拉丝', 'find strining --kind symptoms'],
  options: {
    kind: {
      type: 'string',
      value: 'KIND',
      help: { en: `one kind alone: ${FOUND_KINDS.join(', ')}`, zh: `只找一类：${FOUND_KINDS.join('、')}` },
    },
    limit: {
      type: 'string',
      value: 'N',
      help: { en: `how many at most, 1 to ${MOST}; 8 unless told`, zh: `最多几条，1 到 ${MOST}，默认 8` },
    },
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run({ args, data, option, output, signal, say, language }) {
    const [kind, limit] = [kindOf(option('kind')), limitOf(option('limit'))];
    const query = args.join(' ');
    const found = await data().find(query, { ...(kind === null ? {} : { kinds: [kind] }), limit, signal });
    if (!found.some(({ sure }) => sure))
      throw new Failure(
        EXIT.notFound,
        'nothing_found',
        { en: `Nothing is called "${query}".`, zh: `没有名为 “${query}” 的内容。` },
        { value: query, suggestions: found.slice(0, 5).map(({ id }) => id) },
      );
    output.answer(found, (paper) =>
      paper.table(
        {
          head: [
            say('Name', '名称'),
            say('Kind', '类别'),
            say('To see it: open-print-data …', '查看：open-print-data …'),
          ],
          rows: found.map((one) => {
            const call = CALLS[one.kind];
            return [
              ofBoth(language, one.name, one.name_zh),
              say(...KIND_WORDS[one.kind]),
              call ? `${call} ${one.id}` : '',
            ];
          }),
        },
        { tones: ['strong', 'quiet'] },
      ),
    );
    return EXIT.found;
  },
};

function kindOf(told: string | undefined): FoundKind | null {
  if (told === undefined) return null;
  const wanted = told.toLowerCase();
  const kind = FOUND_KINDS.find((one) => one === wanted || one === `${wanted}s`);
  if (kind) return kind;
  throw wrongUse(
    'unknown_kind',
    { en: `There is no kind "${told}".`, zh: `没有 “${told}” 这一类。` },
    {
      where: '--kind',
      value: told,
      hint: { en: `Allowed: ${FOUND_KINDS.join(', ')}`, zh: `可用的值：${FOUND_KINDS.join('、')}` },
    },
  );
}

function limitOf(told: string | undefined): number | undefined {
  if (told === undefined) return undefined;
  const limit = Number(told);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw wrongUse(
    'invalid_number',
    {
      en: `--limit takes a whole number from 1 to ${MOST}, not "${told}".`,
      zh: `--limit 须为 1 到 ${MOST} 的整数，而不是 “${told}”。`,
    },
    {
      where: '--limit',
      value: told,
    },
  );
}
