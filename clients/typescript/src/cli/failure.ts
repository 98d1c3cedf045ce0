import type { Text } from '../../../../core/words/language.js';

/** Exit codes: 0 and 1 as usual, 130 for an interrupt as in shells, the others as in `sysexits.h`. */
export const EXIT = {
  found: 0,
  notFound: 1,
  unread: 2,
  usage: 64,
  brokenData: 65,
  noInput: 66,
  unavailable: 69,
  fault: 70,
  cannotWrite: 73,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The meaning of each exit code, for `--help` and the documentation. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  found: { en: 'found, or done', zh: '已找到，或已完成' },
  notFound: {
    en: 'no match, or it does not exist; a check found something dangerous',
    zh: '没有匹配的名称，或内容不存在；核对发现危险的设置',
  },
  unread: { en: 'a file to be checked could not be read', zh: '要核对的文件无法读取' },
  usage: { en: 'wrong usage of the command', zh: '命令用法有误' },
  brokenData: { en: 'the data of the source is damaged', zh: '数据源的内容已损坏' },
  noInput: { en: 'a given file cannot be read', zh: '给出的文件无法读取' },
  unavailable: { en: 'the source cannot be reached, or none is given', zh: '数据源无法访问，或没有数据源' },
  fault: { en: 'a bug in the command itself', zh: '命令自身的错误' },
  cannotWrite: { en: 'a file cannot be written', zh: '文件无法写入' },
  interrupted: { en: 'interrupted', zh: '已中断' },
};

/** Further fields of an error, for programs and people. */
export interface FailureDetails {
  /** The option, argument or file at fault, as written. */
  where?: string;
  value?: string;
  /** Possible replacements: all of them, or close matches. */
  suggestions?: readonly string[];
  /** All allowed values, if the message itself lists them. */
  allowed?: readonly string[];
  hint?: Text;
}

/** An error on stderr: a message, or with `--json` `{"error": {code, message, message_zh, …}}`. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /** @param code for programs, such as `unknown_printer` or `unknown_option` */
  constructor(
    readonly exit: ExitCode,
    readonly code: string,
    readonly text: Text,
    readonly details: FailureDetails = {},
  ) {
    super(text.en);
  }
}

/** A usage error: exit code 64. */
export function wrongUse(code: string, text: Text, details: FailureDetails = {}): Failure {
  return new Failure(EXIT.usage, code, text, details);
}

export function notFound(code: string, text: Text, details: FailureDetails = {}): Failure {
  return new Failure(EXIT.notFound, code, text, details);
}

export function interrupted(): Failure {
  return new Failure(EXIT.interrupted, 'interrupted', { en: 'Interrupted.', zh: '已中断。' });
}

export function allowedHint(values: readonly string[]): Text {
  return { en: `Allowed: ${values.join(', ')}`, zh: `可用的值：${values.join('、')}` };
}
