import { showControls } from '../../../../core/words/controls.js';
import { LOCALES, languageOf } from '../../../../core/words/language.js';
import { writerIn } from '../../../../core/words/record-words.js';
import { OpenPrintData } from '../client.js';
import { Files } from '../files.js';
import { folder } from '../folder.js';
import { web } from '../http/web.js';
import { duringCall, type Source } from '../source.js';
import {
  type Arguments,
  COMMON,
  checkCount,
  outputOptions,
  placeOfCommand,
  readArguments,
  WHOLE,
} from './arguments.js';
import type { Command, Context, Host, Options } from './command.js';
import { COMMANDS } from './commands.js';
import { EXIT, type ExitCode, failure, listed } from './failure.js';
import { Output } from './output.js';
import { NAME, unknownSubcommand, VERSION, writeCommandUsage, writeUsage } from './usage.js';
import { failureOf, writeFailure } from './write-failure.js';

/**
 * Runs the command and writes errors to stderr.
 *
 * @param argv the arguments after the name of the command
 * @returns the exit code
 */
export async function runCommand(argv: readonly string[], host: Host): Promise<ExitCode> {
  // Read before the arguments are validated, so that errors use JSON and the right language.
  const { LC_ALL, LC_MESSAGES, LANG } = host.env;
  const given = outputOptions(argv);
  const language = languageOf(given.findLast(({ name }) => name === 'lang')?.value || LC_ALL || LC_MESSAGES || LANG);
  const isJson = given.some(({ name }) => name === 'json');
  const output = new Output(host, isJson, language);
  const opened: Opened = { source: null };
  try {
    return (await run(argv, host, output, opened)) ?? EXIT.found;
  } catch (error) {
    const failure = await failureOf(error, opened.source, host.signal);
    output.done();
    writeFailure(failure, output, host, LOCALES[language].say);
    if (host.env.DEBUG) host.stderr.write(`${showControls((error as Error).stack ?? '')}\n`);
    return failure.exit;
  }
}

/** The source of a call once it is needed, also for error messages. */
interface Opened {
  source: Source | null;
}

async function run(argv: readonly string[], host: Host, output: Output, opened: Opened): Promise<ExitCode | undefined> {
  const { language } = output;
  const { say } = LOCALES[language];
  const subcommands = (): Promise<Command[]> => Promise.all(Object.values(COMMANDS).map((load) => load()));
  const place = placeOfCommand(argv);
  if (place === -1) {
    if (parsed(argv, WHOLE).flags.has('version'))
      output.answer({ version: VERSION }, (paper) => paper.text(`${NAME} ${VERSION}`));
    else {
      const commands = await subcommands();
      output.write((paper) => writeUsage(paper, commands, say));
    }
    return EXIT.found;
  }
  const command = await commandOf(argv[place] ?? '');
  const given = parsed(argv.toSpliced(place, 1), { ...command.options, ...COMMON });
  if (given.flags.has('help')) {
    output.write((paper) => writeCommandUsage(paper, command, say));
    return EXIT.found;
  }
  checkCount(command, given);
  const source = () => (opened.source ??= sourceOf(given.values.get('source')?.[0], host));
  let data: OpenPrintData | undefined;
  let files: Files | undefined;
  const context: Context = {
    args: given.args,
    option: (name) => given.values.get(name)?.[0],
    options: (name) => given.values.get(name) ?? [],
    flag: (name) => given.flags.has(name),
    get data() {
      data ??= new OpenPrintData({ source: source() });
      return data;
    },
    get files() {
      files ??= new Files(source());
      return files;
    },
    ...{ subcommands, output, language, say, host },
    writer: writerIn(language),
    orUnknown: (value) => value ?? say('unknown', '未知'),
  };
  return command.run(context);
}

async function commandOf(word: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (load) return load();
  throw unknownSubcommand(word, Object.keys(COMMANDS));
}

/** @throws {Failure} if no source is given */
function sourceOf(given: string | undefined, host: Host): Source {
  const place = given ?? (host.env.OPEN_PRINT_DATA || null) ?? host.home;
  if (place !== null) return duringCall(/^https?:\/\//i.test(place) ? web(place) : folder(place), host.signal);
  throw failure('no_source');
}

/** @throws {Failure} for invalid options, and an unsupported language */
function parsed(argv: readonly string[], options: Options): Arguments {
  const given = readArguments(argv, options);
  const lang = given.values.get('lang')?.[0];
  if (lang === undefined || /^(en|zh)\b/i.test(lang)) return given;
  throw failure('unknown_language', { where: '--lang', value: lang }, { choices: listed(['en', 'zh']) });
}
