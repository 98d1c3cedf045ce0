import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import type { ListedRule } from '../../../../../core/contract/brief.js';
import { FILES } from '../../../../../core/contract/paths.js';
import type { PairFit } from '../../../../../core/fit/fit.js';
import { isCode, symptomsIn } from '../../../../../core/names/question.js';
import { FOUND_KINDS, type FoundKind, symptomsCalled } from '../../../../../core/names/search.js';
import { foundTitle } from '../../../../../core/names/title.js';
import { mustBeOff, POWER_OFF } from '../../../../../core/troubleshoot/diagnose/power.js';
import { FIT_VERDICTS, FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import { WHICH_SYMPTOM } from '../../../../../core/words/which-symptom.js';
import type { OpenPrintData } from '../../client.js';
import { allFindable, type FindOptions, type Found } from '../../parts/find.js';
import { clearest, recordsMeant } from '../../parts/identify.js';
import type { Asked } from '../../parts/question.js';
import type { CallOptions } from '../../shapes.js';
import type { Command, Context } from '../command.js';
import { noCodes } from '../diagnose/reported.js';
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
    const { args, data, files, option, output, say } = context;
    const kind = option('kind') as FoundKind | undefined;
    const limit = numberOption(context, 'limit', 1, MOST);
    const query = args.join(' ');
    const kinds = kind === undefined ? {} : { kinds: [kind] };
    const [named, asked, read] = await Promise.all([
      data.find(query, { ...kinds, limit }),
      kind === undefined ? data.question(query) : null,
      kind === undefined ? data.code(query).catch(noCodes) : [],
    ]);
    const isSure = asked !== null || named.some(({ sure }) => sure);
    const items = await allFindable(files);
    const called = symptomsCalled(query, items);
    const symptoms = [...called, ...(asked?.symptom ? [asked.symptom] : [])];
    const off = symptoms.length > 0 && mustBeOff(await data.diagnosis(), symptoms);
    const rules = () => files.list<ListedRule>(FILES.briefRules);
    const told = kind === undefined && asked === null ? await symptomsIn(query, items, rules) : [];
    const identified = kind === undefined && !isSure && isCode(query) ? await recordsOf(query, data) : [];
    // Somebody who reports fire or smoke does not mean other records that share the word.
    const only = off && kind === undefined && called.length > 0 ? called : (asked?.compared ?? []);
    // A choice among all records names none of them, so similar names are not answers.
    const chooses = asked?.ask === 'printer' || asked?.ask === 'material';
    const meant = named.filter(({ id, sure }) => (only.length > 0 ? only.includes(id) : sure || !chooses));
    const records = identified.length > 0 ? identified : meant;
    const isKnown = asked !== null || records.some(({ sure }) => sure);
    // A code known only by its structure is reported only if the text has no other meaning.
    const codes = isKnown ? read.filter(({ record }) => record !== null) : read;
    if (records.length + codes.length === 0 && asked === null)
      throw failure('nothing_found', { value: query, suggestions: [] });
    const others = isKnown || codes.length === 0 ? records : await namedBeside(query, codes, data, { limit });
    const isTold = told.length > 1 && codes.length === 0 && !off;
    const found = isTold ? symptomsFirst(told, others).slice(0, limit ?? 8) : others;
    const several = found.filter(({ sure, kind: one }) => sure && one === found[0]?.kind).length > 1;
    output.answer([...codes.map((one) => ({ kind: 'codes', ...one })), ...found], (paper) => {
      if (off) paper.warning(say(POWER_OFF));
      for (const one of codes) writeCode(paper, one, context);
      if (!asked && found.length === 0) return;
      if (asked?.fit) writeVerdict(paper, asked.fit, context);
      if (isTold) {
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

/** Search results with the symptoms that a sentence describes first. */
function symptomsFirst(told: readonly ListedRule[], others: readonly Found[]): Found[] {
  const first = told.map(({ id, name, name_zh }): Found => {
    return others.find((one) => one.id === id) ?? { kind: 'symptoms', id, name, name_zh, sure: false };
  });
  return [...first, ...others.filter((one) => !told.some(({ id }) => id === one.id))];
}

/** Records that are surely named in the rest of a text that contains codes: "12201 prusa mini". */
async function namedBeside(
  query: string,
  codes: readonly FoundCode[],
  data: OpenPrintData,
  options: CallOptions & FindOptions,
): Promise<Found[]> {
  const rest = codes.reduce((text, { read }) => text.replace(read, ' '), query.normalize('NFKC')).trim();
  return rest === '' ? [] : (await data.find(rest, options)).filter(({ sure }) => sure);
}

/** The distinct records that an identifier of another system means. */
async function recordsOf(identifier: string, data: OpenPrintData): Promise<Found[]> {
  const meant = recordsMeant(clearest(await data.identify(identifier)));
  const records = await Promise.all(
    meant.map(async ({ kind, id }) =>
      (await data.find(id, { kinds: [kind], limit: MOST })).find((one) => one.id === id),
    ),
  );
  return records.flatMap((one) => (one ? [{ ...one, sure: true }] : []));
}

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
