import type { Command } from '../command.js';
import { offers, SHELLS } from '../completion.js';
import { allowedHint, wrongUse } from '../failure.js';
import { unknownSubcommand, VERSION, writeCommandUsage, writeUsage } from '../usage.js';

export const help: Command = {
  name: 'help',
  summary: { en: 'show this help, or the help of a subcommand', zh: '显示本帮助，或某个子命令的帮助' },
  usage: ['help [SUBCOMMAND]'],
  examples: ['help profile'],
  args: { min: 0, max: 1, takes: 'subcommand' },
  async run({ args: [name], subcommands, output, say }) {
    const commands = await subcommands();
    const names = commands.map((one) => one.name);
    const asked = commands.find((one) => one.name === name);
    if (name !== undefined && asked === undefined) throw unknownSubcommand(name, names);
    output.write((paper) => (asked ? writeCommandUsage(paper, asked, say) : writeUsage(paper, commands, say)));
  },
};

export const completion: Command = {
  name: 'completion',
  summary: { en: 'print a script that completes the command in your shell', zh: '输出 shell 自动补全脚本' },
  usage: Object.keys(SHELLS).map((shell) => `completion ${shell}`),
  examples: ['completion bash'],
  // Called by shells with the words typed so far; returns what may follow.
  args: { min: 1, takes: Object.keys(SHELLS) },
  async run({ args: [shell = '', ...typed], subcommands, output, host, say }) {
    const known = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (known === undefined)
      throw wrongUse(
        'unknown_shell',
        { en: `No completion for "${shell}".`, zh: `没有适用于“${shell}”的自动补全。` },
        { where: 'SHELL', value: shell, hint: allowedHint(Object.keys(SHELLS)) },
      );
    const { script } = known;
    if (output.json) output.answer({ shell, script }, () => {});
    else if (typed.length === 0) host.stdout.write(script);
    else for (const line of offers(known, typed, await subcommands(), say)) host.stdout.write(`${line}\n`);
  },
};

export const mcp: Command = {
  name: 'mcp',
  summary: {
    en: 'a server for assistants (Model Context Protocol, over stdio)',
    zh: '供助手使用的服务器（Model Context Protocol，stdio）',
  },
  usage: ['mcp'],
  async run({ data, host, say, signal }) {
    const remark = say(
      'This runs a server for an assistant, which starts it itself: see the page "Assistants" of the documentation. Press Ctrl+C to end it.',
      '本命令由助手自行启动，供其使用：参见文档中的“助手”页。按 Ctrl+C 结束。',
    );
    // If run by hand, the command just waits.
    if (host.stdin.isTTY) host.stderr.write(`${remark}\n`);
    const { serve } = await import('../../mcp/serve.js');
    await serve(data(), VERSION, host.stderr, signal);
  },
};
