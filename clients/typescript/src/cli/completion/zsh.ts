import { type Completed, type CompletedOption, quoted } from './completed.js';

/** For zsh: from a file of `$fpath`, or with `source`. */
export function zshScript({ name, options, subcommands }: Completed): string {
  const list = subcommands.map((one) => `    ${quoted(`${one.name}:${one.summary.replaceAll(':', '\\:')}`)}`);
  const cases = subcommands.map((one) => {
    // Nothing to offer is an empty list: without an action zsh would show a message in place of options.
    const words = one.takes === 'path' ? '_files' : `(${one.takes?.join(' ') ?? ' '})`;
    const rest = `${Array.isArray(one.takes) ? 1 : '*'}:argument:${words}`;
    const specs = [...one.options.flatMap(specsOf), quoted(rest)];
    return `        ${one.name}) _arguments -s ${specs.join(' ')} ;;`;
  });
  return `#compdef ${name}
# Completion of ${name} for zsh. In ~/.zshrc, after compinit: source <(${name} completion zsh)
_${name}() {
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
if [[ $funcstack[1] == _${name} ]]; then
  _${name} "$@"
else
  compdef _${name} ${name}
fi
`;
}

/** An option as `_arguments` takes it, once for each of its names. */
function specsOf({ names, help, takes, multiple }: CompletedOption): string[] {
  const told = `[${help.replaceAll(/[[\]\\:]/g, '\\$&')}]`;
  const values = takes === 'path' ? '_files' : `(${takes === 'word' ? ' ' : takes?.join(' ')})`;
  const value = takes === null ? '' : `:value:${values}`;
  const others = multiple ? '*' : `(${names.join(' ')})`;
  return names.map((one) => quoted(`${others}${one}${told}${value}`));
}
