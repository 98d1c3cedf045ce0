import { z } from 'zod';
import { describeCode } from '../../../../../core/codes/describe-code.js';
import type { Question } from '../../../../../core/names/question.js';
import { FOUND_KINDS } from '../../../../../core/names/search.js';
import { foundTitle } from '../../../../../core/names/title.js';
import { POWER_OFF } from '../../../../../core/troubleshoot/diagnose/power.js';
import { FOUND_KIND_NAMES } from '../../../../../core/words/enumerations.js';
import { WHICH_SYMPTOM } from '../../../../../core/words/which-symptom.js';
import { meantBy } from '../../parts/meant.js';
import { namedIn } from '../../parts/question.js';
import { args, argumentsOf, described } from '../arguments.js';
import { defineTool } from '../tool.js';

const MOST = 12;

const INPUT = argumentsOf({
  text: args.name('text'),
  kinds: described('kinds', z.array(z.enum(FOUND_KINDS)).min(1)).optional(),
});

export const findTool = defineTool({
  name: 'find',
  title: { en: 'Find by name', zh: '按名称查找' },
  description: {
    en: 'Find printers, materials, brands, filaments, symptoms, causes and settings by any name, in English or Chinese, even if misspelt; and the meaning of an error code or message from a display or log (paste it unchanged). Use it first if a name is vague. Returns ids only. What is called a guess is one; if several printers match, ask the user.',
    zh: '按任意名称（中英文，允许拼错）查找打印机、耗材、打印机品牌、品牌耗材、故障现象、原因和设置；也可粘贴机器屏幕或日志上的报错，查其含义。名称不明确时先用它。只给标识。标为“猜测”的只是猜测，找到多台打印机时也应先问用户。',
  },
  input: INPUT,
  example: { text: 'ender 3 s1' },
  async run({ text, kinds }, { files, language, say }) {
    const meant = await meantBy(files, text, { kinds, limit: MOST + 1 });
    const { off, question, identified, told } = meant;
    const asks = question ? callFor(question) : identified ? { tool: 'lookup', arguments: { name: text } } : null;
    const codes = meant.codes.slice(0, MOST);
    const found = meant.found.slice(0, MOST).filter(({ id }) => !told.some((one) => one.id === id));
    return {
      lines: [
        off && say(POWER_OFF),
        asks && `${say('Answered by: ', '可由此回答：')}${asks.tool} ${JSON.stringify(asks.arguments)}`,
        question &&
          !asks &&
          say('Look up each material, and compare their figures.', '请用 lookup 查询各种耗材，再比较其数据。'),
        ...codes.flatMap((one) => {
          const { code, meaning, atOnce } = describeCode(one, language);
          const ids = one.record?.symptoms.map(({ symptom }) => symptom).join(', ');
          return [
            atOnce && `${say('Immediately: ', '立即：')}${atOnce}`,
            `${code}: ${meaning}${ids ? ` (diagnose: ${ids})` : ''}`,
          ];
        }),
        told.length > 0 && say(WHICH_SYMPTOM),
        ...told.map(
          ({ id, name, name_zh, description, description_zh }) =>
            `- ${say(`${name}: ${description}`, `${name_zh}：${description_zh}`)} (id ${id})`,
        ),
        meant.found.length + codes.length === 0 &&
          !question &&
          say(
            `No name in this data is similar to "${text}". Say so; do not guess.`,
            `数据中没有与“${text}”相近的名称。请如实说明，不要猜测。`,
          ),
        ...found.map((one) => {
          const title = [foundTitle(one, say), one.colour].filter(Boolean).join(', ');
          const guess = one.sure ? '' : say(', a guess', '，猜测');
          return `${say(...FOUND_KIND_NAMES[one.kind])}: ${title} (id ${one.id})${guess}`;
        }),
      ],
      tail: [
        meant.found.length > MOST &&
          say(
            'There are more results: use a longer name, or pass "kinds".',
            '还有更多：请用更长的名称，或指定 kinds。',
          ),
      ],
    };
  },
});

/** The call of another tool that answers a question; no tool compares materials, or chooses one without a printer. */
function callFor(question: Question): { tool: string; arguments: Record<string, unknown> } | null {
  const { printer, material, symptom, slicer, size, compared } = namedIn(question);
  const given = (all: object) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  switch (question.ask) {
    case 'pair':
      return { tool: question.whether ? 'can_print' : 'profile', arguments: { printer, material } };
    case 'symptom':
      return { tool: 'diagnose', arguments: { symptoms: [symptom], ...given({ printer, material, slicer }) } };
    case 'topic':
      return { tool: 'lookup', arguments: { name: material } };
    case 'material':
      return printer ? { tool: 'can_print', arguments: { printer } } : null;
    case 'printer':
    case 'compare': {
      if (question.ask === 'compare' && question.kind === 'materials') return null;
      const printers = compared.length > 0 ? compared : null;
      const build_volume_mm = size && { x: size, y: size, z: size };
      return {
        tool: 'choose_printers',
        arguments: given({ printers, materials: material && [material], build_volume_mm }),
      };
    }
  }
}
