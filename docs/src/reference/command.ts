import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { COMMANDS } from '../../../clients/typescript/src/cli/commands.js';
import { EXIT, EXIT_MEANINGS } from '../../../clients/typescript/src/cli/failure.js';
import { runCommand } from '../../../clients/typescript/src/cli/run.js';
import { ARGUMENTS } from '../../../clients/typescript/src/mcp/arguments.js';
import { TOOLS } from '../../../clients/typescript/src/mcp/tools.js';
import type { Language, Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import RECORD from '../../assistants.json' with { type: 'json' };
import { code, fence, titles } from './format.js';
import type { Release } from './release.js';

/** Terminal width of the examples. */
const COLUMNS = '80';

/**
 * Runs the CLI on the release that the page is published with, and shows the command and its localised output.
 *
 * @param argument the command line, such as `find "ender 3 s1"`; a trailing `| 12` limits the lines of output
 * @throws if the exit code is not 0, or 1 (not found)
 */
export async function commandExample(argument: string, language: Language, release: Release): Promise<string> {
  const [call = '', lines] = argument.split(' | ');
  let written = '';
  const sink = { write: (text: string) => (written += text) };
  const exit = await runCommand(wordsOf(call), {
    stdin: new PassThrough(),
    ...{ stdout: sink, stderr: sink },
    env: { COLUMNS, LANG: language },
    home: release.folder,
    signal: new AbortController().signal,
  });
  if (exit !== EXIT.found && exit !== EXIT.notFound) throw new Error(`"${call}" ends with ${exit}: ${written}`);
  const all = written.trimEnd().split('\n');
  const most = lines === undefined ? all.length : Number(lines);
  const kept = all.length > most ? [...all.slice(0, most), '…'] : all;
  return fence('console', [`$ npx open-print-data ${call}`, ...kept].join('\n'));
}

/** The help of all subcommands, each under its own heading. */
export async function commandUsages(language: Language, release: Release): Promise<string> {
  const names = Object.keys(COMMANDS);
  const helps = await Promise.all(names.map((name) => commandExample(`${name} --help`, language, release)));
  return names.map((name, place) => `### ${name}\n\n${helps[place]}`).join('\n\n');
}

export function exitCodeTable(say: Say): string {
  return markdownTable(
    [say('Code', '退出码'), say('Meaning', '含义')],
    Object.entries(EXIT).map(([key, code]) => {
      const { en, zh } = EXIT_MEANINGS[key as keyof typeof EXIT];
      return [`\`${code}\``, say(en, zh)];
    }),
  );
}

/** Splits a command line like a shell, as far as the examples need it. */
function wordsOf(call: string): string[] {
  return [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

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
