import { type Language, LOCALES, languageOf, type Say } from '../../../../core/words/language.js';
import { OpenPrintData } from '../client.js';
import { Files } from '../files.js';
import { folder } from '../folder.js';
import type { Source } from '../source.js';
import { type Arguments, COMMON, checkCount, placeOfCommand, readArguments, WHOLE } from './arguments.js';
import type { Command, Context } from './command.js';
import { COMMANDS } from './commands.js';
import { EXIT, type ExitCode } from './exit.js';
import { Failure, wrongUse } from './failure.js';
import type { Host } from './host.js';
import { Output } from './output.js';
import { NAME, unknownSubcommand, writeCommandUsage, writeUsage } from './usage.js';
import { VERSION } from './version.js';
import { failureOf, writeFailure } from './write-failure.js';

/**
 * Runs the command as it was called and tells on stderr what went wrong.
 *
 * @param argv what was given after the name of the command
 * @returns the number to end with
 */
export async function runCommand(argv: readonly string[], host: Host): Promise<ExitCode> {
  // Whoever asked for JSON or a language gets errors so as well, even one in the arguments themselves.
  const language = languageFor(wordAfter(argv, '--lang') ?? '', host);
  const output = new Output(host, argv.includes('--json'), language);
  const sources: Source[] = [];
  try {
    return await runWhole(argv, host, output, sources);
  } catch (error) {
    const failure = await failureOf(error, sources.at(-1) ?? null, host.signal);
    output.done();
    writeFailure(failure, output, host, LOCALES[language].say);
    if (host.env.DEBUG) host.stderr.write(`${(error as Error).stack}\n`);
    return failure.exit;
  }
}

/** @param sources gets the source that the call reads, for what is told when that fails */
async function runWhole(argv: readonly string[], host: Host, output: Output, sources: Source[]): Promise<ExitCode> {
  const { say } = LOCALES[output.language];
  const place = placeOfCommand(argv);
  if (place === -1) {
    const { flags } = checked(readArguments(argv, WHOLE));
    if (flags.has('version')) output.answer({ version: VERSION }, (paper) => paper.text(`${NAME} ${VERSION}`));
    else await writeHelp(output, say);
    return EXIT.found;
  }
  const command = await commandOf(argv[place] ?? '');
  const given = checked(readArguments(argv.toSpliced(place, 1), { ...command.options, ...COMMON }));
  if (given.flags.has('help')) {
    output.write((paper) => writeCommandUsage(paper, command, say));
    return EXIT.found;
  }
  checkCount(command, given);
  const client = (): OpenPrintData => {
    const made = clientOf(given.values.get('source')?.[0], host);
    sources.push(made.source);
    return made;
  };
  const data = once(client);
  const files = once(() => new Files(data().source));
  return command.run({ ...contextOf(command, given, host, output, say), data, files });
}

function subcommands(): Promise<Command[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()));
}

async function writeHelp(output: Output, say: Say): Promise<void> {
  const commands = await subcommands();
  output.write((paper) => writeUsage(paper, commands, say));
}

async function commandOf(word: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (load) return load();
  throw unknownSubcommand(word, Object.keys(COMMANDS));
}

function contextOf(
  command: Command,
  given: Arguments,
  host: Host,
  output: Output,
  say: Say,
): Omit<Context, 'data' | 'files'> {
  const typed = (name: string, type: 'string' | 'boolean') => {
    if (command.options[name]?.type !== type) throw new TypeError(`${command.name} declares no ${type} --${name}`);
  };
  const values = (name: string) => {
    typed(name, 'string');
    return given.values.get(name) ?? [];
  };
  return {
    args: given.args,
    option: (name) => values(name)[0],
    options: values,
    flag: (name) => {
      typed(name, 'boolean');
      return given.flags.has(name);
    },
    ...{ output, say, host, subcommands },
    language: output.language,
    signal: host.signal,
  };
}

/** What a function gives, made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** @throws {Failure} when nobody said where the data are */
function clientOf(told: string | undefined, host: Host): OpenPrintData {
  const source = told ?? (host.env.OPEN_PRINT_DATA || null) ?? host.home;
  if (source !== null) return new OpenPrintData({ source: /^https?:\/\//i.test(source) ? source : folder(source) });
  throw new Failure(
    EXIT.unavailable,
    'no_source',
    { en: 'No source of data is given.', zh: '没有指定数据源。' },
    {
      hint: {
        en: 'Give one with --source or OPEN_PRINT_DATA: the address of the service or a mirror, or a folder that contains a release. In the repository, build one first: npm run build',
        zh: '请用 --source 或 OPEN_PRINT_DATA 指定：服务或镜像的地址，或存有发布的文件夹。在仓库中请先构建：npm run build',
      },
    },
  );
}

/** @throws {Failure} for a language that there is not */
function checked(given: Arguments): Arguments {
  const lang = given.values.get('lang')?.[0];
  if (lang === undefined || /^(en|zh)\b/i.test(lang)) return given;
  throw wrongUse(
    'unknown_language',
    { en: `Unsupported language "${lang}".`, zh: `不支持语言“${lang}”。` },
    {
      where: '--lang',
      value: lang,
      hint: { en: 'Allowed: en, zh', zh: '可用的值：en、zh' },
    },
  );
}

/** The language that is asked for, else that of the system as POSIX tells it. */
function languageFor(told: string, { env }: Host): Language {
  return languageOf(told || env.LC_ALL || env.LC_MESSAGES || env.LANG);
}

/** The value of an option before the arguments are told apart. */
function wordAfter(argv: readonly string[], option: string): string | undefined {
  const place = argv.findLastIndex((word) => word === option || word.startsWith(`${option}=`));
  if (place === -1) return undefined;
  return argv[place]?.startsWith(`${option}=`) ? argv[place].slice(option.length + 1) : argv[place + 1];
}
