import { z } from 'zod';
import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { FoundCode } from '../../../../../core/codes/find-codes.js';
import { mayBeIdentifier, type Question, readQuestion } from '../../../../../core/names/question.js';
import { FOUND_KINDS, find, isLikelyMatch } from '../../../../../core/names/search.js';
import { foundTitle } from '../../../../../core/names/title.js';
import { FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import type { Language } from '../../../../../core/words/language.js';
import { args, argumentsOf, described } from '../arguments.js';
import { FROM } from '../shapes.js';
import { defineTool } from '../tool.js';

/** Most records of an answer. */
const MOST = 12;

const INPUT = argumentsOf({
  text: args.name('text'),
  kinds: described('kinds', z.array(z.enum(FOUND_KINDS)).min(1)).optional(),
  language: args.language,
});

const OUTPUT = z.object({
  found: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      id: z.string(),
      name: z.string(),
      surely: z.boolean().describe('Whether its names contain the query or most of its words.'),
    }),
  ),
  asks: z
    .object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
    .nullable()
    .describe('The tool call that answers a question.'),
  codes: z
    .array(
      z.object({
        code: z.string(),
        system: z.string(),
        meaning: z.string(),
        at_once: z.string().nullable().describe('What to do immediately: say it first.'),
        symptoms: z.array(z.string()).describe('Ids for the tool "diagnose".'),
      }),
    )
    .describe('Error codes and messages of printers found in the text.'),
  more: z.boolean().describe('Whether there are more results: use a longer name, or one kind.'),
  from: FROM,
});

/** `find`. */
export const findTool = defineTool({
  name: 'find',
  title: { en: 'Find by name', zh: '按名称查找' },
  description: {
    en: 'Find printers, materials, brands, filaments, symptoms, causes and settings by any name, in English or Chinese, even if misspelt; and the meaning of an error code or message from a display or log (paste it unchanged). Use it first if a name is vague. Returns ids only. "surely": false is a guess; if several printers match, ask the user.',
    zh: '按任意名称（中英文，允许拼错）查找打印机、耗材、打印机品牌、品牌耗材、故障现象、原因和设置；也可粘贴机器屏幕或日志上的报错，查其含义。名称不明确时先用它。只给标识。surely 为 false 表示只是猜测，找到多台打印机时也应先问用户。',
  },
  input: INPUT,
  output: OUTPUT,
  example: { text: 'ender 3 s1' },
  async run({ text, kinds, language = 'en' }, { release, say }) {
    const items = kinds ? await release.findable(kinds) : await release.everything();
    const question = kinds ? null : readQuestion(text, items);
    const asks = question
      ? callFor(question)
      : !kinds && mayBeIdentifier(text, items)
        ? { tool: 'lookup', arguments: { name: text } }
        : null;
    const hits = find(text, items, MOST + 1);
    const codes = kinds ? [] : (await release.codesIn(text)).slice(0, MOST).map((one) => codeAnswer(one, language));
    const found = hits.slice(0, MOST).map((one) => ({
      kind: one.kind,
      id: one.id,
      name: foundTitle({ ...one, name_zh: one.nameZh }, say),
      surely: isLikelyMatch(one, text),
    }));
    const nothing = say(
      `No name in this data is similar to "${text}". Say so; do not guess.`,
      `数据中没有与“${text}”相近的名称。请如实说明，不要猜测。`,
    );
    return {
      data: { found, asks, codes, more: hits.length > MOST, from: await release.from(false) },
      lines: [
        ...(asks ? [`${say('Answered by: ', '可由此回答：')}${asks.tool} ${JSON.stringify(asks.arguments)}`] : []),
        ...codes.flatMap(({ code, meaning, at_once, symptoms }) => [
          ...(at_once === null ? [] : [`${say('Immediately: ', '立即：')}${at_once}`]),
          `${code}: ${meaning}${symptoms.length > 0 ? ` (diagnose: ${symptoms.join(', ')})` : ''}`,
        ]),
        ...(found.length === 0 && codes.length === 0 && !asks ? [nothing] : []),
        ...found.map(({ kind, id, name, surely }) => {
          const [en, zh] = FOUND_KIND_NAMES[kind];
          return `${say(en, zh)}: ${name} (id ${id})${surely ? '' : say(', a guess', '，猜测')}`;
        }),
      ],
      tail:
        hits.length > MOST
          ? [
              say(
                'There are more results: use a longer name, or pass "kinds".',
                '还有更多：请用更长的名称，或指定 kinds。',
              ),
            ]
          : [],
    };
  },
});

function codeAnswer(found: FoundCode, language: Language) {
  const { code, meaning, atOnce } = describeCode(found, language);
  return {
    code,
    system: found.system,
    meaning,
    at_once: atOnce,
    symptoms: found.record?.symptoms.map(({ symptom }) => symptom) ?? [],
  };
}

/** The call of another tool that answers a question; none compares records. */
function callFor(question: Question): { tool: string; arguments: Record<string, string | string[]> } | null {
  switch (question.ask) {
    case 'pair': {
      const pair = { printer: question.printer.id, material: question.material.id };
      return { tool: question.whether ? 'can_print' : 'profile', arguments: pair };
    }
    case 'symptom': {
      const { symptom, printer, material } = question;
      return {
        tool: 'diagnose',
        arguments: {
          symptoms: [symptom.id],
          ...(printer ? { printer: printer.id } : {}),
          ...(material ? { material: material.id } : {}),
        },
      };
    }
    case 'topic':
      return { tool: 'lookup', arguments: { name: question.material.id } };
    case 'compare':
      return null;
  }
}
