import type { Completed, CompletedOption } from './completed.js';

/** For fish. */
export function fishScript({ name, options, subcommands }: Completed): string {
  const all = subcommands.map((one) => one.name).join(' ');
  const top = `not __fish_seen_subcommand_from ${all}`;
  // "help" and "completion" take names of others, so only the first word tells which one it is.
  const lines = subcommands.flatMap((one) => {
    const here = `__open_print_data_is ${one.name}`;
    return [
      line(top, `-a ${one.name} -d ${quotedForFish(one.summary)}`),
      ...(one.takes === 'path' ? [line(here, '-F')] : []),
      ...(Array.isArray(one.takes) ? [line(here, `-a ${quotedForFish(one.takes.join(' '))}`)] : []),
      ...one.options.map((option) => line(here, optionWords(option))),
    ];
  });
  return `# Completion of ${name} for fish: ${name} completion fish > ~/.config/fish/completions/${name}.fish
function __open_print_data_is
    for word in (commandline -opc)[2..-1]
        if contains -- $word ${all}
            test $word = $argv[1]
            return
        end
    end
    return 1
end
complete -c ${name} -f
${[...options.map((option) => line(top, optionWords(option))), ...lines].join('\n')}
`;

  function line(when: string, words: string): string {
    return `complete -c ${name} -n ${quotedForFish(when)} ${words}`;
  }
}

function optionWords({ names, help, takes }: CompletedOption): string {
  const own = names.map((one) => (one.startsWith('--') ? `-l ${one.slice(2)}` : `-s ${one.slice(1)}`));
  const value =
    takes === null
      ? []
      : takes === 'path'
        ? ['-r -F']
        : takes === 'word'
          ? ['-x']
          : ['-x', `-a ${quotedForFish(takes.join(' '))}`];
  return [...own, ...value, `-d ${quotedForFish(help)}`].join(' ');
}

/** A text as one word of fish, whose quotes know a backslash. */
function quotedForFish(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
