import type { Say } from '../../../../../core/words/language.js';
import { COMMON, WHOLE } from '../arguments.js';
import type { Command, Option } from '../command.js';
import { NAME } from '../usage.js';
import { bashScript } from './bash.js';
import type { CompletedOption } from './completed.js';
import { fishScript } from './fish.js';
import { zshScript } from './zsh.js';

/** The shells that there is a script for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<Shell, unknown>;

/** The script that completes the command in a shell, made from the same table as the help. */
export function completionScript(shell: Shell, commands: readonly Command[], say: Say): string {
  const optionsOf = (options: Readonly<Record<string, Option>>): CompletedOption[] =>
    Object.entries(options).map(([name, { type, short, choices, path, multiple = false, help }]) => ({
      names: [`--${name}`, ...(short ? [`-${short}`] : [])],
      help: say(help.en, help.zh),
      takes: type === 'boolean' ? null : (choices ?? (path ? 'path' : 'word')),
      multiple,
    }));
  return SCRIPTS[shell]({
    name: NAME,
    options: optionsOf(WHOLE),
    subcommands: commands.map(({ name, summary, options, args: { takes } }) => ({
      name,
      summary: say(summary.en, summary.zh),
      options: optionsOf({ ...options, ...COMMON }),
      takes: takes === 'subcommand' ? commands.map((one) => one.name) : (takes ?? null),
    })),
  });
}
