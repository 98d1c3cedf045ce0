import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { isCode } from '../../../../../core/names/question.js';
import { FOUND_KINDS, type FoundKind } from '../../../../../core/names/search.js';
import { foundTitle } from '../../../../../core/names/title.js';
import { FIT_VERDICTS, FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import type { Say } from '../../../../../core/words/language.js';
import type { Fit } from '../../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../../client.js';
import type { FindOptions, Found } from '../../parts/find.js';
import { clearest, recordsMeant } from '../../parts/identify.js';
import type { Asked } from '../../parts/question.js';
import type { CallOptions } from '../../shapes.js';
import type { Command } from '../command.js';
import { noCodes } from '../diagnose/reported.js';
import { EXIT } from '../exit.js';
import { Failure, wrongUse } from '../failure.js';
import type { TextWriter } from '../text-writer.js';
import { writeCode } from './code.js';

/** The call that shows a record; what has none is shown by its name alone. */
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

/** `find WORDS`: records of all kinds by their names. */
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
      type: 'string',
      value: 'KIND',
      choices: FOUND_KINDS,
      help: { en: `only one kind: ${FOUND_KINDS.join(', ')}`, zh: `只找一类：${FOUND_KINDS.join('、')}` },
    },
    limit: {
      type: 'string',
      value: 'N',
      help: { en: `maximum number of results, 1 to ${MOST} (default 8)`, zh: `最多几条，1 到 ${MOST}，默认 8` },
    },
  },
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run({ args, data, option, output, signal, say, language }) {
    const [kind, limit] = [kindOf(option('kind')), limitOf(option('limit'))];
    const query = args.join(' ');
    const kinds = kind === null ? {} : { kinds: [kind] };
    const [named, asked, read] = await Promise.all([
      data().find(query, { ...kinds, limit, signal }),
      kind === null ? data().question(query, { signal }) : null,
      kind === null ? data().code(query, { signal }).catch(noCodes) : [],
    ]);
    const isSure = asked !== null || named.some(({ sure }) => sure);
    const identified = kind === null && !isSure && isCode(query) ? await recordsOf(query, data(), signal) : [];
    const records = identified.length > 0 ? identified : named;
    const isKnown = asked !== null || records.some(({ sure }) => sure);
    // Digits of which only the structure is known are worth telling where they mean nothing else.
    const codes = isKnown ? read.filter(({ record }) => record !== null) : read;
    if (!isKnown && codes.length === 0)
      throw new Failure(
        EXIT.notFound,
        'nothing_found',
        { en: `No match for "${query}".`, zh: `没有名为“${query}”的内容。` },
        { value: query, suggestions: records.slice(0, 5).map(({ id }) => id) },
      );
    const found = isKnown ? records : await namedBeside(query, codes, data(), { limit, signal });
    output.answer([...codes.map((one) => ({ kind: 'codes', ...one })), ...found], (paper) => {
      for (const one of codes) writeCode(paper, one, language, say);
      if (!asked && found.length === 0) return;
      if (asked?.fit) writeVerdict(paper, asked.fit, say);
      paper.table(
        {
          head: [
            say('Name', '名称'),
            say('Kind', '类别'),
            say('To see one: open-print-data …', '查看：open-print-data …'),
          ],
          rows: [
            ...(asked ? answersTo(asked).map((call) => [query, say('Answer', '回答'), call]) : []),
            ...found.map((one) => {
              const call = CALLS[one.kind];
              return [foundTitle(one, say), say(...FOUND_KIND_NAMES[one.kind]), call ? `${call} ${one.id}` : ''];
            }),
          ],
        },
        { tones: ['strong', 'quiet'] },
      );
    });
    return EXIT.found;
  },
};

/** What is surely named in the rest of a text that holds codes: "12201 prusa mini". */
async function namedBeside(
  query: string,
  codes: readonly FoundCode[],
  data: OpenPrintData,
  options: CallOptions & FindOptions,
): Promise<Found[]> {
  const rest = codes.reduce((text, { read }) => text.replace(read, ' '), query.normalize('NFKC')).trim();
  return rest === '' ? [] : (await data.find(rest, options)).filter(({ sure }) => sure);
}

/** The records that an identifier of another system means, each once. */
async function recordsOf(identifier: string, data: OpenPrintData, signal: AbortSignal | undefined): Promise<Found[]> {
  const meant = recordsMeant(clearest(await data.identify(identifier, { signal })));
  const records = await Promise.all(
    meant.map(async ({ kind, id }) =>
      (await data.find(id, { kinds: [kind], limit: MOST, signal })).find((one) => one.id === id),
    ),
  );
  return records.flatMap((one) => (one ? [{ ...one, sure: true }] : []));
}

/** Whether the printer prints it, with the weightiest reason. */
function writeVerdict(paper: TextWriter, { verdict, reasons: [first] }: Fit, say: Say): void {
  paper.text(say(...FIT_VERDICTS[verdict]), { tone: 'strong' });
  if (first) paper.text(say(first.message, first.message_zh), { indent: 2 });
  paper.gap();
}

/** The calls that answer a question. */
function answersTo({ ask, printer, material, symptom, fit }: Asked): string[] {
  switch (ask) {
    case 'pair':
      return [`can ${printer} ${material}`, ...(fit?.profile ? [`profile ${printer} ${material}`] : [])];
    case 'symptom':
      return [
        [
          'fix',
          symptom,
          ...(printer ? ['--printer', printer] : []),
          ...(material ? ['--material', material] : []),
        ].join(' '),
      ];
    case 'topic':
      return [`material ${material}`];
    case 'compare':
      return []; // the list has them
  }
}

function kindOf(told: string | undefined): FoundKind | null {
  if (told === undefined) return null;
  const wanted = told.toLowerCase();
  const kind = FOUND_KINDS.find((one) => one === wanted || one === `${wanted}s`);
  if (kind) return kind;
  throw wrongUse(
    'unknown_kind',
    { en: `Unknown kind "${told}".`, zh: `没有“${told}”这一类。` },
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
      zh: `--limit 须为 1 到 ${MOST} 的整数，而不是“${told}”。`,
    },
    {
      where: '--limit',
      value: told,
    },
  );
}
