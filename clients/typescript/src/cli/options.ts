import { nozzleVariant } from '../../../../core/profiles/choose-nozzle.js';
import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
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

/**
 * Parses own values such as `retraction_length=1.2`, by setting id and in the unit of the setting.
 *
 * @throws {Failure} for a repeated setting or an invalid value; {@link UnknownNameError}
 */
export async function ownValues(given: readonly string[], data: OpenPrintData): Promise<Record<string, SettingValue>> {
  const values: Record<string, SettingValue> = {};
  for (const one of given) {
    const [, name, text] = /^([^=]*[^=\s])\s*=\s*(.*\S)\s*$/s.exec(one.trimStart()) ?? [];
    const details = { where: '--set', value: one };
    if (name === undefined || text === undefined) throw failure('no_setting', details);
    const setting = await data.settings.get(name);
    if (Object.hasOwn(values, setting.id)) throw failure('repeated_setting', details, { id: setting.id });
    values[setting.id] = readValue(text, setting, one, '--set');
  }
  return values;
}

/**
 * Parses a typed value such as `1.2`, `1.2 mm`, `on` or `aligned`.
 *
 * @param given the whole value of the option
 * @param where the option
 * @throws {Failure} for an invalid value of the setting
 */
export function readValue(
  text: string,
  { id, unit }: Pick<Setting, 'id' | 'unit'>,
  given: string,
  where: string,
): SettingValue {
  const word = text.toLowerCase();
  if (unit === 'bool') {
    if (['true', 'on', 'yes', '1'].includes(word)) return true;
    if (['false', 'off', 'no', '0'].includes(word)) return false;
  } else if (unit === 'enum') {
    if (/^[a-z][a-z0-9_-]*$/.test(word)) return word;
  } else {
    const bare = text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
    if (/^[-+]?(\d+\.?\d*|\.\d+)$/.test(bare)) return Number(bare);
  }
  const choices =
    unit === 'bool'
      ? { en: 'on or off', zh: 'on 或 off' }
      : unit === 'enum'
        ? { en: 'a word, such as aligned', zh: '一个词，如 aligned' }
        : { en: `a number in ${unit}`, zh: `数字，单位 ${unit}` };
  throw failure('invalid_value', { where, value: given }, { text, id, choices });
}
