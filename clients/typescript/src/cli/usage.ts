import type { Say } from '../../../../core/words/language.js';
import { COMMON, near, WHOLE } from './arguments.js';
import type { Command, Options } from './command.js';
import { EXIT, EXIT_MEANINGS, type Failure, failure, listed } from './failure.js';
import type { TextWriter } from './text-writer.js';

declare const VERSION_OF_PACKAGE: string | undefined;

export const NAME = 'open-print-data';
export const VERSION = typeof VERSION_OF_PACKAGE === 'undefined' ? 'unbuilt' : VERSION_OF_PACKAGE;

export function unknownSubcommand(word: string, names: readonly string[]): Failure {
  const details = { where: 'SUBCOMMAND', value: word, suggestions: near(word, names) };
  return failure('unknown_subcommand', details, { known: listed(names) });
}

export function writeUsage(paper: TextWriter, commands: readonly Command[], say: Say): void {
  paper.text(
    say(
      'Open 3D printing data: printers, materials, print profiles and fixes for print problems.',
      '3D 打印开放数据：打印机、耗材、打印配置和故障解决方法。',
    ),
  );
  paper.title(say('Usage', '用法')).text(`${NAME} ${say('SUBCOMMAND', '子命令')} …`, { indent: 2 });
  paper.title(say('Subcommands', '子命令')).facts(commands.map(({ name, summary }) => [name, say(summary)]));
  writeOptions(paper, say('Options', '选项'), WHOLE, say);
  const codes = Object.keys(EXIT) as (keyof typeof EXIT)[];
  paper.title(say('Exit codes', '退出码')).facts(codes.map((key) => [String(EXIT[key]), say(EXIT_MEANINGS[key])]));
  paper.gap().text(say(`Help on a subcommand: ${NAME} help SUBCOMMAND`, `查看某个子命令：${NAME} help 子命令`));
}

export function writeCommandUsage(paper: TextWriter, command: Command, say: Say): void {
  const { summary, usage, options = {}, examples = [] } = command;
  paper.text(say(summary)).title(say('Usage', '用法'));
  for (const way of usage) paper.text(`${NAME} ${way}`, { indent: 2 });
  if (Object.keys(options).length > 0) writeOptions(paper, say('Options', '选项'), options, say);
  writeOptions(paper, say('Options of every subcommand', '所有子命令的选项'), COMMON, say);
  if (examples.length === 0) return;
  paper.title(say('Examples', '示例'));
  for (const example of examples) paper.text(`${NAME} ${example}`, { indent: 2 });
}

function writeOptions(paper: TextWriter, title: string, options: Options, say: Say): void {
  paper
    .title(title)
    .facts(
      Object.entries(options).map(([name, { short, value, help, multiple }]) => [
        `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`,
        say(help) + (multiple ? say(' (can be repeated)', '（可重复）') : ''),
      ]),
    );
}
