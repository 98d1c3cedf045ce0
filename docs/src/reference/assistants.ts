import { z } from 'zod';
import { ARGUMENTS } from '../../../clients/typescript/src/mcp/arguments.js';
import { TOOLS } from '../../../clients/typescript/src/mcp/tools.js';
import type { Language, Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import RECORD from '../../assistants.json' with { type: 'json' };
import { code, fence, titles } from './format.js';

/** A section for each tool of the MCP server. */
export function toolSections(language: Language, say: Say): string {
  return TOOLS.map((tool) => toolSection(tool, language, say)).join('\n\n');
}

function toolSection(
  { name, title, description, input, example }: (typeof TOOLS)[number],
  language: Language,
  say: Say,
) {
  const { required = [] } = z.toJSONSchema(input, { io: 'input' });
  const rows = Object.keys(input.shape).map((argument) => [
    code(argument),
    required.includes(argument) ? say('yes', '是') : say('no', '否'),
    ARGUMENTS[argument as keyof typeof ARGUMENTS][language],
  ]);
  return [
    `### ${title[language]}`,
    `${code(name)}${say(': ', '：')}${description[language]}`,
    markdownTable([say('Argument', '参数'), say('Needed', '必需'), say('Meaning', '含义')], rows),
    fence('jsonc', JSON.stringify({ name, arguments: example }, null, 2)),
  ].join('\n\n');
}

/** The number of right answers to the test questions, then each question with its answer. */
export function questionTable(language: Language, say: Say): string {
  const { release, answers } = RECORD;
  const right = answers.filter((one) => one.right).length;
  const mended = answers.filter((one) => one.mended !== null).length;
  const rows = answers.map(({ id, question, checked, given, right: isRight, mended: since }) => [
    code(id),
    cell(question),
    cell(checked),
    cell(given),
    `${isRight ? say('right', '正确') : say('wrong', '错误')}${since ? `${say('; improved: ', '；已改进：')}${since[language]}` : ''}`,
  ]);
  const tally = say(
    `${right} of ${answers.length} were right, with data version ${code(release)}; ${mended} of them have been improved since.`,
    `针对数据版本 ${code(release)} 共 ${answers.length} 题，答对 ${right} 题，其中 ${mended} 题此后有改进。`,
  );
  const head = titles(say, ' | Question | Checked answer | Answer given | ', ' | 问题 | 核对过的答案 | 实际回答 | ');
  return `${tally}\n\n${markdownTable(head, rows)}`;
}

/** Escapes a text for a table cell. */
function cell(text: string): string {
  // Menu paths use › on the site.
  const path = text.replace(/\s+/g, ' ').replaceAll(' > ', ' › ');
  return path.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
}
