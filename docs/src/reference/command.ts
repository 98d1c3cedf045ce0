import { PassThrough } from 'node:stream';
import { COMMANDS } from '../../../clients/typescript/src/cli/commands.js';
import { EXIT, EXIT_MEANINGS } from '../../../clients/typescript/src/cli/failure.js';
import { runCommand } from '../../../clients/typescript/src/cli/run.js';
import type { Language, Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { fence } from './format.js';
import type { Release } from './release.js';

/** Terminal width of the examples. */
const COLUMNS = '80';

/**
 * Runs the CLI on the release that the page is published with, and shows the command and its localised output.
 *
 * @param argument the command line, such as `find "ender 3 s1"`; a trailing `| 12` limits the lines of output
 * @throws if the exit code is not 0, or 1 (not found)
 */
export async function commandExample(argument: string, language: Language, release: Release): Promise<string> {
  const [call = '', lines] = argument.split(' | ');
  let written = '';
  const sink = { write: (text: string) => (written += text) };
  const exit = await runCommand(wordsOf(call), {
    stdin: new PassThrough(),
    ...{ stdout: sink, stderr: sink },
    env: { COLUMNS, LANG: language },
    home: release.folder,
    signal: new AbortController().signal,
  });
  if (exit !== EXIT.found && exit !== EXIT.notFound) throw new Error(`"${call}" ends with ${exit}: ${written}`);
  const all = written.trimEnd().split('\n');
  const most = lines === undefined ? all.length : Number(lines);
  const kept = all.length > most ? [...all.slice(0, most), '…'] : all;
  return fence('console', [`$ npx open-print-data ${call}`, ...kept].join('\n'));
}

/** The help of all subcommands, each under its own heading. */
export async function commandUsages(language: Language, release: Release): Promise<string> {
  const names = Object.keys(COMMANDS);
  const helps = await Promise.all(names.map((name) => commandExample(`${name} --help`, language, release)));
  return names.map((name, place) => `### ${name}\n\n${helps[place]}`).join('\n\n');
}

export function exitCodeTable(say: Say): string {
  return markdownTable(
    [say('Code', '退出码'), say('Meaning', '含义')],
    Object.entries(EXIT).map(([key, code]) => {
      const { en, zh } = EXIT_MEANINGS[key as keyof typeof EXIT];
      return [`\`${code}\``, say(en, zh)];
    }),
  );
}

/** Splits a command line like a shell, as far as the examples need it. */
function wordsOf(call: string): string[] {
  return [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}
