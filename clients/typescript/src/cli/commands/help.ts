import type { Say } from '../../../../../core/words/language.js';
import { COMMON, placeOfCommand, WHOLE } from '../arguments.js';
import type { Command } from '../command.js';
import { failure, listed } from '../failure.js';
import { NAME, unknownSubcommand, VERSION, writeCommandUsage, writeUsage } from '../usage.js';

/** A supported shell: its completion script, and the format of a word with its help. */
interface Shell {
  script: string;
  offer(word: string, help: string): string;
}

/** Placeholder for file names in the result of {@link offers}: shells complete those themselves. */
const FILES = '/';

const SHELLS: Readonly<Record<string, Shell>> = {
  // Bash 4.0 or later; it shows no help.
  bash: {
    offer: (word) => word,
    script: `# Completion of ${NAME} for bash. In ~/.bashrc: source <(${NAME} completion bash)
_open_print_data() {
  local IFS=$'\\n'
  COMPREPLY=($(${NAME} completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  [[ \${COMPREPLY[0]} == ${FILES} ]] || return
  COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")); compopt -o filenames 2>/dev/null
}
complete -F _open_print_data ${NAME}
`,
  },
  zsh: {
    offer: (word, help) => `${word.replaceAll(':', '\\:')}:${help}`,
    script: `#compdef ${NAME}
# Completion of ${NAME} for zsh. In ~/.zshrc, after compinit: source <(${NAME} completion zsh)
_${NAME}() {
  local -a found=("\${(@f)$(${NAME} completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ $found[1] == ${FILES} ]]; then _files; elif [[ -n $found[1] ]]; then _describe '' found; fi
}
if [[ $funcstack[1] == _${NAME} ]]; then
  _${NAME} "$@"
else
  compdef _${NAME} ${NAME}
fi
`,
  },
  fish: {
    offer: (word, help) => `${word}\t${help}`,
    script: `# Completion of ${NAME} for fish: ${NAME} completion fish > ~/.config/fish/completions/${NAME}.fish
function __open_print_data_words
    set -l found (${NAME} completion fish -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
    if test "$found" = ${FILES}
        __fish_complete_path (commandline -ct)
    else
        string join \\n -- $found
    end
end
complete -c ${NAME} -f -a '(__open_print_data_words)'
`,
  },
};

/** The completions of what is typed after the command, whose last word is unfinished, as lines for the shell. */
function offers(shell: Shell, typed: readonly string[], commands: readonly Command[], say: Say): string[] {
  const begun = typed.at(-1) ?? '';
  const words = wordsAfter(typed.slice(0, -1), begun.startsWith('-'), commands, say);
  if (words === 'path') return [FILES];
  return words.flatMap(([word, help]) => (word.startsWith(begun) ? [shell.offer(word, help)] : []));
}

/** The possible next words with their help; `path`: file names. */
function wordsAfter(
  before: readonly string[],
  option: boolean,
  commands: readonly Command[],
  say: Say,
): (readonly [string, string])[] | 'path' {
  const listed = (all: readonly string[] = []) => all.map((word) => [word, ''] as const);
  const place = placeOfCommand(before);
  const command = commands.find(({ name }) => name === before[place]);
  const options = Object.entries(command ? { ...command.options, ...COMMON } : WHOLE).map(([name, one]) => ({
    ...one,
    names: [`--${name}`, ...(one.short ? [`-${one.short}`] : [])],
  }));
  const open = options.find(({ names, value }) => value !== undefined && names.includes(before.at(-1) ?? ''));
  if (open) return open.path ? 'path' : listed(open.choices);
  if (option) return options.flatMap(({ names, help }) => names.map((name) => [name, say(help)] as const));
  const takes = place === -1 ? 'subcommand' : command?.args?.takes;
  if (takes === 'subcommand') return commands.map(({ name, summary }) => [name, say(summary)] as const);
  return takes === 'path' ? takes : listed(takes);
}

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
      throw failure('unknown_shell', { where: 'SHELL', value: shell }, { choices: listed(Object.keys(SHELLS)) });
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
  async run({ data, host, say }) {
    const remark = say(
      'This runs a server for an assistant, which starts it itself: see the page "Assistants" of the documentation. Press Ctrl+C to end it.',
      '本命令由助手自行启动，供其使用：参见文档中的“助手”页。按 Ctrl+C 结束。',
    );
    // If run by hand, the command just waits.
    if (host.stdin.isTTY) host.stderr.write(`${remark}\n`);
    const { serve } = await import('../../mcp/serve.js');
    await serve(data, VERSION, host.stderr, host.signal);
  },
};
