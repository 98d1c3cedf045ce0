import type { Text } from '../../../../core/words/language.js';

/** How the command ends: 0 and 1 as usual, the rest as `sysexits.h` numbers them, 130 as shells do for an interrupt. */
export const EXIT = {
  found: 0,
  notFound: 1,
  usage: 64,
  brokenData: 65,
  noInput: 66,
  unavailable: 69,
  fault: 70,
  cannotWrite: 73,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What each means, in the order of the numbers: for `--help` and the documentation. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, Text>> = {
  found: { en: 'found, or done', zh: '已找到，或已完成' },
  notFound: { en: 'no match, or it does not exist', zh: '没有匹配的名称，或内容不存在' },
  usage: { en: 'wrong usage of the command', zh: '命令用法有误' },
  brokenData: { en: 'the data of the source is damaged', zh: '数据源的内容已损坏' },
  noInput: { en: 'a given file cannot be read', zh: '给出的文件无法读取' },
  unavailable: { en: 'the source cannot be reached, or none is given', zh: '数据源无法访问，或没有数据源' },
  fault: { en: 'a bug in the command itself', zh: '命令自身的错误' },
  cannotWrite: { en: 'a file cannot be written', zh: '文件无法写入' },
  interrupted: { en: 'interrupted', zh: '已中断' },
};
