import { nozzleVariant } from '../../../../core/profiles/choose-nozzle.js';
import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type { Context, Options } from './command.js';
import { failure } from './failure.js';

/** Options that several subcommands share, each with one meaning and one letter. */
export const PRINTER = { short: 'p', value: 'NAME', help: { en: 'the printer', zh: '打印机' } };
export const MATERIAL = { short: 'm', value: 'NAME', help: { en: 'the material', zh: '耗材' } };

export const NOZZLE = {
  short: 'n',
  value: 'MM',
  help: {
    en: 'the nozzle, such as 0.6 (default: the one that the printer comes with)',
    zh: '喷嘴，如 0.6；默认为打印机自带的喷嘴',
  },
};

export const SLICER = {
  short: 's',
  value: 'NAME',
  choices: SLICERS,
  help: { en: `the slicer: ${SLICERS.join(', ')}`, zh: `切片软件：${SLICERS.join('、')}` },
};

export const SOURCES: Options = {
  sources: { help: { en: 'show the source of each value', zh: '说明每个数值的来源' } },
};

/** The nozzle of `--nozzle`, as named in profiles. */
export function nozzleOption({ option }: Context): string | undefined {
  const nozzle = option('nozzle');
  return nozzle === undefined ? undefined : nozzleVariant(nozzle);
}

export function slicerOption({ option }: Context): SlicerId | undefined {
  return option('slicer') as SlicerId | undefined;
}

/** The integer value of an option. @throws {Failure} for anything else */
export function numberOption({ option }: Context, name: string, min: number, max: number): number | undefined {
  const given = option(name);
  if (given === undefined) return undefined;
  const number = Number(given);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw failure('invalid_number', { where: `--${name}`, value: given }, { min, max });
}
