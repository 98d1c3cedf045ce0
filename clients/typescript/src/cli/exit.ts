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
  found: { en: 'found, done', zh: '已找到，或已完成' },
  notFound: { en: 'nothing is called so, or there is no such thing', zh: '没有这个名称，或没有这样的内容' },
  usage: { en: 'the command was called wrongly', zh: '命令用法有误' },
  brokenData: { en: 'what the source holds is damaged', zh: '数据源的内容已损坏' },
  noInput: { en: 'a file that was given cannot be read', zh: '给出的文件无法读取' },
  unavailable: { en: 'the source cannot be reached, or there is none', zh: '数据源无法访问，或没有数据源' },
  fault: { en: 'a fault of the command itself', zh: '命令自身的错误' },
  cannotWrite: { en: 'a file cannot be written', zh: '文件无法写入' },
  interrupted: { en: 'interrupted', zh: '已中断' },
};
