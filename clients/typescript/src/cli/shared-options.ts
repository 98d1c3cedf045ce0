import { SLICERS } from '../../../../core/words/slicers.js';
import type { Option } from './command.js';

/** Options that several subcommands take: each has one meaning and one letter, wherever it is taken. */

export const PRINTER = {
  type: 'string',
  short: 'p',
  value: 'NAME',
  help: { en: 'the printer', zh: '打印机' },
} as const satisfies Option;

export const MATERIAL = {
  type: 'string',
  short: 'm',
  value: 'NAME',
  help: { en: 'the material', zh: '耗材' },
} as const satisfies Option;

export const NOZZLE = {
  type: 'string',
  short: 'n',
  value: 'MM',
  help: {
    en: 'the nozzle, such as 0.6 (default: the one that the printer comes with)',
    zh: '喷嘴，如 0.6；默认为打印机自带的喷嘴',
  },
} as const satisfies Option;

export const SLICER = {
  type: 'string',
  short: 's',
  value: 'NAME',
  choices: SLICERS,
  help: { en: `the slicer: ${SLICERS.join(', ')}`, zh: `切片软件：${SLICERS.join('、')}` },
} as const satisfies Option;

/** What the subcommands take that show one record. */
export const SOURCES = {
  type: 'boolean',
  help: { en: 'show the source of each value', zh: '说明每个数值的来源' },
} as const satisfies Option;
