import { parseArgs } from 'node:util';
import { foldToKey } from '../../../../core/names/fold.js';
import { nearest } from '../../../../core/names/nearest.js';
import type { Command, Options } from './command.js';
import { type Failure, failure, listed } from './failure.js';

export const COMMON: Options = {
  json: {
    help: {
      en: 'print the answer as JSON, and errors as JSON on stderr',
      zh: '以 JSON 输出；错误也以 JSON 写到标准错误',
    },
  },
  lang: {
    value: 'en|zh',
    choices: ['en', 'zh'],
    help: { en: 'language of the answer (default: that of LANG)', zh: '输出语言（默认取自 LANG）' },
  },
  source: {
    value: 'FROM',
    path: true,
    help: {
      en: 'address of the service or a mirror, or a folder that contains a release (default: OPEN_PRINT_DATA)',
      zh: '服务或镜像的地址，或存有发布的文件夹（默认取自 OPEN_PRINT_DATA）',
    },
  },
  help: { short: 'h', help: { en: 'show this help', zh: '显示本帮助' } },
};

/** Options of the command without a subcommand. */
export const WHOLE: Options = {
  ...COMMON,
  version: { short: 'V', help: { en: 'show the version of the command', zh: '显示本命令的版本' } },
};

export interface Arguments {
  args: string[];
  values: ReadonlyMap<string, readonly string[]>;
  flags: ReadonlySet<string>;
}

/** Index of the first argument that is neither an option nor its value; -1 if there is none. */
export function placeOfCommand(argv: readonly string[]): number {
  return tokensOf(argv, WHOLE).find(({ kind }) => kind === 'positional')?.index ?? -1;
}

const { source: _, ...OF_OUTPUT } = WHOLE;

/** The options of the output among arguments that may be invalid. */
export function outputOptions(argv: readonly string[]): { name: string; value?: string | undefined }[] {
  return tokensOf(argv, OF_OUTPUT).filter((token) => token.kind === 'option');
}

/**
 * Parses options and arguments.
 *
 * @throws {Failure} for an unknown, repeated or incomplete option, or an invalid choice
 */
export function readArguments(argv: readonly string[], options: Options): Arguments {
  const args: string[] = [];
  const values = new Map<string, string[]>();
  const flags = new Set<string>();
  for (const token of tokensOf(argv, options)) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: where, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw unknownOption(where, options);
    if (option.value === undefined) {
      if (value !== undefined) throw failure('needless_value', { where, value });
      flags.add(name);
      continue;
    }
    if (value === undefined || value === '' || (!inlineValue && /^--?[a-z]/i.test(value)))
      throw failure('missing_value', { where }, { form: option.value });
    const earlier = values.get(name) ?? [];
    if (earlier.length > 0 && !option.multiple) throw failure('repeated_option', { where, value });
    // A language may be a full tag, such as zh-CN.
    const choices = name === 'lang' ? undefined : option.choices;
    values.set(name, [...earlier, choices ? choiceOf(value, name, choices) : value]);
  }
  return { args, values, flags };
}

/** A choice by its id or an unambiguous prefix, with hyphens or spaces. @throws {Failure} for any other */
function choiceOf(value: string, name: string, choices: readonly string[]): string {
  const key = foldToKey(value);
  const meant = key === '' ? [] : choices.filter((one) => foldToKey(one).startsWith(key));
  const [choice] = meant.toSorted((a, b) => a.length - b.length);
  if (choice && (meant.length === 1 || foldToKey(choice) === key)) return choice;
  const details = { where: `--${name}`, value, suggestions: meant };
  throw failure('unknown_choice', details, { name, choices: listed(choices) }, `unknown_${name}`);
}

function tokensOf(argv: readonly string[], options: Options) {
  const declared = Object.entries(options).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true, ...(short && { short }) },
  ]);
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(declared),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

/** Counts arguments, including options given instead of one. @throws {Failure} if there are too few or too many */
export function checkCount({ name, args, options, usage }: Command, given: Arguments): void {
  const { min, max = Number.POSITIVE_INFINITY } = args ?? { min: 0, max: 0 };
  const count = given.args.length + [...given.values.keys()].filter((option) => options?.[option]?.argument).length;
  const words = { usage: usage.map((one) => `open-print-data ${one}`).join('\n       ') };
  if (count < min) throw failure('missing_argument', { where: name }, words);
  const extra = given.args[max];
  if (extra !== undefined) throw failure('too_many_arguments', { where: name, value: extra }, words);
}

export function near(word: string, known: readonly string[]): string[] {
  const all = nearest(word, known);
  const best = all[0]?.edits ?? 0;
  return all.flatMap(({ name, edits }) => (edits < best + 1 ? [name] : [])).slice(0, 3);
}

function unknownOption(where: string, options: Options): Failure {
  const known = Object.keys(options).map((name) => `--${name}`);
  const suggestions = where.startsWith('--') ? near(where, known) : [];
  return failure('unknown_option', { where, suggestions }, { known: listed(known) });
}
