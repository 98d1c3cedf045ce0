import type { Command } from '../command.js';
import { completionScript, SHELLS, type Shell } from '../completion/script.js';
import { EXIT } from '../exit.js';
import { wrongUse } from '../failure.js';
import { unknownSubcommand, writeCommandUsage, writeUsage } from '../usage.js';

/** `help [SUBCOMMAND]`: the same as `--help`. */
export const help: Command = {
  name: 'help',
  summary: { en: 'show this help, or the help of a subcommand', zh: '显示本帮助，或某个子命令的帮助' },
  usage: ['help [SUBCOMMAND]'],
  examples: ['help profile'],
  options: {},
  args: { min: 0, max: 1, takes: 'subcommand' },
  async run({ args: [name], subcommands, output, say }) {
    const commands = await subcommands();
    const asked = commands.find((one) => one.name === name);
    if (name !== undefined && asked === undefined)
      throw unknownSubcommand(
        name,
        commands.map((one) => one.name),
      );
    output.write((paper) => (asked ? writeCommandUsage(paper, asked, say) : writeUsage(paper, commands, say)));
    return EXIT.found;
  },
};

/** `completion SHELL`: a script that completes subcommands, options and their values. */
export const completion: Command = {
  name: 'completion',
  summary: { en: 'print a script that completes the command in your shell', zh: '输出 shell 自动补全脚本' },
  usage: SHELLS.map((shell) => `completion ${shell}`),
  examples: ['completion bash'],
  options: {},
  args: { min: 1, max: 1, takes: SHELLS },
  async run({ args: [name = ''], subcommands, output, host, say }) {
    const shell = SHELLS.find((one): one is Shell => one === name);
    if (shell === undefined)
      throw wrongUse(
        'unknown_shell',
        { en: `No completion for "${name}".`, zh: `没有适用于“${name}”的自动补全。` },
        {
          where: 'SHELL',
          value: name,
          hint: { en: `Allowed: ${SHELLS.join(', ')}`, zh: `可用的值：${SHELLS.join('、')}` },
        },
      );
    const script = completionScript(shell, await subcommands(), say);
    // A shell reads it as it is: nothing is wrapped.
    if (output.json) output.answer({ shell, script }, () => {});
    else host.stdout.write(script);
    return EXIT.found;
  },
};
