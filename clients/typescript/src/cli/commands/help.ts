import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { unknownSubcommand, writeCommandUsage, writeUsage } from '../usage.js';

/** `help [SUBCOMMAND]`: the same as `--help`. */
export const help: Command = {
  name: 'help',
  summary: { en: 'this help, or that of a subcommand', zh: '显示本帮助，或某个子命令的帮助' },
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
