import { parseArgs } from 'node:util';
import { nearest } from '../../../../core/names/nearest.js';
import type { Command, Option } from './command.js';
import { wrongUse } from './failure.js';

/** What every subcommand takes. */
export const COMMON: Readonly<Record<string, Option>> = {
  json: {
    type: 'boolean',
    help: {
      en: 'print the answer as JSON, and errors as JSON on stderr',
      zh: '以 JSON 输出；错误也以 JSON 写到标准错误',
    },
  },
  lang: {
    type: 'string',
    value: 'en|zh',
    choices: ['en', 'zh'],
    help: { en: 'language of the answer (default: that of LANG)', zh: '输出语言（默认取自 LANG）' },
  },
  source: {
    type: 'string',
    value: 'FROM',
    path: true,
    help: {
      en: 'address of the service or a mirror, or a folder that contains a release (default: OPEN_PRINT_DATA)',
      zh: '服务或镜像的地址，或存有发布的文件夹（默认取自 OPEN_PRINT_DATA）',
    },
  },
  help: { type: 'boolean', short: 'h', help: { en: 'show this help', zh: '显示本帮助' } },
};

/** What only the command as a whole takes. */
export const WHOLE: Readonly<Record<string, Option>> = {
  ...COMMON,
  version: { type: 'boolean', short: 'V', help: { en: 'show the version of the command', zh: '显示本命令的版本' } },
};

/** Arguments as they were given, told apart. */
export interface Arguments {
  args: string[];
  values: ReadonlyMap<string, readonly string[]>;
  flags: ReadonlySet<string>;
}

/** The place of the first argument that is no option nor the value of one; -1 where there is none. */
export function placeOfCommand(argv: readonly string[]): number {
  const { tokens } = parseArgs({
    args: [...argv],
    options: forNode(WHOLE),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.find(({ kind }) => kind === 'positional')?.index ?? -1;
}

/**
 * Tells options and arguments apart.
 *
 * @throws {Failure} for an option that is not known, repeated, without its value or with one that it does not take
 */
export function readArguments(argv: readonly string[], options: Readonly<Record<string, Option>>): Arguments {
  const { tokens } = parseArgs({
    args: [...argv],
    options: forNode(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const args: string[] = [];
  const values = new Map<string, string[]>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName: where, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw unknownOption(where, options);
    if (option.type === 'boolean') {
      if (value !== undefined)
        throw wrongUse('needless_value', { en: `${where} takes no value.`, zh: `${where} 不带值。` }, { where, value });
      flags.add(name);
      continue;
    }
    if (value === undefined || value === '' || (!inlineValue && /^--?[a-z]/i.test(value)))
      throw wrongUse(
        'missing_value',
        {
          en: `${where} needs a value: ${where} ${option.value ?? 'VALUE'}.`,
          zh: `${where} 需要一个值：${where} ${option.value ?? 'VALUE'}。`,
        },
        { where },
      );
    const earlier = values.get(name) ?? [];
    if (earlier.length > 0 && !option.multiple)
      throw wrongUse(
        'repeated_option',
        { en: `${where} is given more than once.`, zh: `${where} 重复给出。` },
        { where, value },
      );
    values.set(name, [...earlier, value]);
  }
  return { args, values, flags };
}

/** @throws {Failure} for too few or too many arguments, options that stand in place of one among them */
export function checkCount({ name, args: { min, max }, options, usage }: Command, { args, values }: Arguments): void {
  const count = args.length + [...values.keys()].filter((option) => options[option]?.argument).length;
  if (count >= min && args.length <= max) return;
  const way = usage.map((one) => `open-print-data ${one}`).join('\n       ');
  if (count < min)
    throw wrongUse(
      'missing_argument',
      { en: `${name} needs another argument.`, zh: `缺少 ${name} 的参数。` },
      {
        where: name,
        hint: { en: `Usage: ${way}`, zh: `用法：${way}` },
      },
    );
  const extra = args[max] ?? '';
  throw wrongUse(
    'too_many_arguments',
    { en: `${name} takes no further arguments: "${extra}".`, zh: `${name} 不再接受其他参数：“${extra}”。` },
    {
      where: name,
      value: extra,
      hint: {
        en: `Put a name of several words in quotes. Usage: ${way}`,
        zh: `由多个词组成的名称要加引号。用法：${way}`,
      },
    },
  );
}

/** The words that come nearest to one that is not known. */
export function near(word: string, known: readonly string[]): string[] {
  const all = nearest(word, known);
  const best = all[0]?.edits ?? 0;
  return all.flatMap(({ name, edits }) => (edits < best + 1 ? [name] : [])).slice(0, 3);
}

function unknownOption(where: string, options: Readonly<Record<string, Option>>) {
  const known = Object.keys(options).map((name) => `--${name}`);
  return wrongUse(
    'unknown_option',
    { en: `Unknown option here: ${where}.`, zh: `这里不支持 ${where} 选项。` },
    {
      where,
      suggestions: where.startsWith('--') ? near(where, known) : [],
      hint: { en: `Allowed: ${known.join(', ')}`, zh: `可用的选项：${known.join('、')}` },
    },
  );
}

function forNode(options: Readonly<Record<string, Option>>) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short ? { short } : {}), ...(multiple ? { multiple } : {}) },
    ]),
  );
}
