import { type Completed, type CompletedOption, quoted } from './completed.js';

/** For bash from 4.0: it takes no descriptions. */
export function bashScript({ name, options, subcommands }: Completed): string {
  const known = [...new Set([...options, ...subcommands.flatMap((one) => one.options)].flatMap(valued))];
  const cases = subcommands.map(({ name: subcommand, options: own, takes }) => {
    const reply = takes === 'path' ? `${PATHS}; return` : Array.isArray(takes) ? `${wordsReply(takes)}; return` : null;
    return [
      `    ${subcommand})`,
      ...valueCases(own, '      '),
      ...(reply === null ? [] : [`      [[ $cur == -* ]] || { ${reply}; }`]),
      `      ${wordsReply(own.flatMap(({ names }) => names))} ;;`,
    ].join('\n');
  });
  const top = [...subcommands.map((one) => one.name), ...options.flatMap(({ names }) => names)];
  return `# Completion of ${name} for bash. In ~/.bashrc: source <(${name} completion bash)
_open_print_data() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} subcommand= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${known.join('|')}) ((i++)) ;;
      -*) ;;
      *) subcommand=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $subcommand in
    '')
${valueCases(options, '      ').join('\n')}
      ${wordsReply(top)} ;;
${cases.join('\n')}
  esac
}
complete -F _open_print_data ${name}
`;
}

/** Offers files and folders. */
const PATHS = 'COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames 2>/dev/null';

/** Offers some words. */
function wordsReply(words: readonly string[]): string {
  return `COMPREPLY=($(compgen -W ${quoted(words.join(' '))} -- "$cur"))`;
}

/** The names of an option that takes a value. */
function valued({ names, takes }: CompletedOption): string[] {
  return takes === null ? [] : names;
}

/** What stands after an option that takes a value. */
function valueCases(options: readonly CompletedOption[], indent: string): string[] {
  const lines = options.flatMap(({ names, takes }) => {
    if (takes === null) return [];
    const reply = takes === 'path' ? `${PATHS}; ` : takes === 'word' ? '' : `${wordsReply(takes)}; `;
    return [`${indent}  ${names.join('|')}) ${reply}return ;;`];
  });
  return lines.length === 0 ? [] : [`${indent}case $prev in`, ...lines, `${indent}esac`];
}
