import type { Say } from '../../../../core/words/language.js';
import { COMMON, WHOLE } from './arguments.js';
import type { Command, Options } from './command.js';
import { NAME } from './usage.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

interface Completed {
  options: CompletedOption[];
  subcommands: {
    name: string;
    summary: string;
    options: CompletedOption[];
    /** What its arguments are; null: names that no shell knows. */
    takes: 'path' | readonly string[] | null;
  }[];
}

interface CompletedOption {
  /** As they are written: `--slicer`, `-s`. */
  names: string[];
  help: string;
  /** Its value: one of few, a path, a word that no shell knows; null: it takes none. */
  takes: 'path' | 'word' | readonly string[] | null;
  multiple: boolean;
}

export function completionScript(shell: (typeof SHELLS)[number], commands: readonly Command[], say: Say): string {
  const optionsOf = (options: Options): CompletedOption[] =>
    Object.entries(options).map(([name, { short, value, choices, path, multiple = false, help }]) => ({
      names: [`--${name}`, ...(short ? [`-${short}`] : [])],
      help: say(help),
      takes: value === undefined ? null : (choices ?? (path ? 'path' : 'word')),
      multiple,
    }));
  const subcommands = commands.map(({ name, summary, options, args }) => ({
    name,
    summary: say(summary),
    options: optionsOf({ ...options, ...COMMON }),
    takes: args?.takes === 'subcommand' ? commands.map((one) => one.name) : (args?.takes ?? null),
  }));
  return { bash, zsh, fish }[shell]({ options: optionsOf(WHOLE), subcommands });
}

/** For bash from 4.0: it takes no descriptions. */
function bash({ options, subcommands }: Completed): string {
  const paths = 'COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames 2>/dev/null';
  const words = (all: readonly string[]) => `COMPREPLY=($(compgen -W ${quoted(all.join(' '))} -- "$cur"))`;
  const namesOf = (all: readonly CompletedOption[]) => all.flatMap(({ names }) => names);
  const isValued = ({ takes }: CompletedOption) => takes !== null;
  const valueCases = (all: readonly CompletedOption[]) => {
    const lines = all.filter(isValued).map(({ names, takes }) => {
      const reply = takes === 'path' ? `${paths}; ` : Array.isArray(takes) ? `${words(takes)}; ` : '';
      return `        ${names.join('|')}) ${reply}return ;;`;
    });
    return ['      case $prev in', ...lines, '      esac'];
  };
  const cases = subcommands.flatMap(({ name, options: own, takes }) => {
    const reply = takes === 'path' ? paths : takes && words(takes);
    return [
      `    ${name})`,
      ...valueCases(own),
      ...(reply === null ? [] : [`      [[ $cur == -* ]] || { ${reply}; return; }`]),
      `      ${words(namesOf(own))} ;;`,
    ];
  });
  const valued = namesOf([...options, ...subcommands.flatMap((one) => one.options)].filter(isValued));
  return `# Completion of ${NAME} for bash. In ~/.bashrc: source <(${NAME} completion bash)
_open_print_data() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} subcommand= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${[...new Set(valued)].join('|')}) ((i++)) ;;
      -*) ;;
      *) subcommand=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $subcommand in
    '')
${valueCases(options).join('\n')}
      ${words([...subcommands.map((one) => one.name), ...namesOf(options)])} ;;
${cases.join('\n')}
  esac
}
complete -F _open_print_data ${NAME}
`;
}

/** For zsh: from a file of `$fpath`, or with `source`. */
function zsh({ options, subcommands }: Completed): string {
  const list = subcommands.map((one) => `    ${quoted(`${one.name}:${one.summary.replaceAll(':', '\\:')}`)}`);
  /** An option as `_arguments` takes it, once for each of its names. */
  const specsOf = ({ names, help, takes, multiple }: CompletedOption) => {
    const values = takes === 'path' ? '_files' : `(${Array.isArray(takes) ? takes.join(' ') : ' '})`;
    const value = takes === null ? '' : `:value:${values}`;
    const others = multiple ? '*' : `(${names.join(' ')})`;
    return names.map((one) => quoted(`${others}${one}[${help.replaceAll(/[[\]\\:]/g, '\\$&')}]${value}`));
  };
  const cases = subcommands.map((one) => {
    // Nothing to offer is an empty list: without an action zsh would show a message in place of options.
    const words = one.takes === 'path' ? '_files' : `(${one.takes?.join(' ') ?? ' '})`;
    const rest = `${Array.isArray(one.takes) ? 1 : '*'}:argument:${words}`;
    return `        ${one.name}) _arguments -s ${[...one.options.flatMap(specsOf), quoted(rest)].join(' ')} ;;`;
  });
  return `#compdef ${NAME}
# Completion of ${NAME} for zsh. In ~/.zshrc, after compinit: source <(${NAME} completion zsh)
_${NAME}() {
  local context state state_descr line
  typeset -A opt_args
  local -a subcommands
  subcommands=(
${list.join('\n')}
  )
  _arguments -C -s ${options.flatMap(specsOf).join(' ')} '1: :->subcommand' '*:: :->rest'
  case $state in
    subcommand) _describe -t commands subcommand subcommands ;;
    rest)
      case $line[1] in
${cases.join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _${NAME} ]]; then
  _${NAME} "$@"
else
  compdef _${NAME} ${NAME}
fi
`;
}

function fish({ options, subcommands }: Completed): string {
  const all = subcommands.map((one) => one.name).join(' ');
  // In the quotes of fish a backslash escapes.
  const quote = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
  const line = (when: string, words: string) => `complete -c ${NAME} -n ${quote(when)} ${words}`;
  const wordsOf = ({ names, help, takes }: CompletedOption) => {
    const own = names.map((one) => (one.startsWith('--') ? `-l ${one.slice(2)}` : `-s ${one.slice(1)}`));
    const value = takes === 'path' ? ['-r -F'] : takes === null ? [] : ['-x'];
    const choices = Array.isArray(takes) ? [`-a ${quote(takes.join(' '))}`] : [];
    return [...own, ...value, ...choices, `-d ${quote(help)}`].join(' ');
  };
  const top = `not __fish_seen_subcommand_from ${all}`;
  // "help" and "completion" take names of others, so only the first word tells which one it is.
  const lines = subcommands.flatMap((one) => {
    const here = `__open_print_data_is ${one.name}`;
    return [
      line(top, `-a ${one.name} -d ${quote(one.summary)}`),
      ...(one.takes === 'path' ? [line(here, '-F')] : []),
      ...(Array.isArray(one.takes) ? [line(here, `-a ${quote(one.takes.join(' '))}`)] : []),
      ...one.options.map((option) => line(here, wordsOf(option))),
    ];
  });
  return `# Completion of ${NAME} for fish: ${NAME} completion fish > ~/.config/fish/completions/${NAME}.fish
function __open_print_data_is
    for word in (commandline -opc)[2..-1]
        if contains -- $word ${all}
            test $word = $argv[1]
            return
        end
    end
    return 1
end
complete -c ${NAME} -f
${[...options.map((option) => line(top, wordsOf(option))), ...lines].join('\n')}
`;
}

/** A text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
