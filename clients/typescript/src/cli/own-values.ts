import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { wrongUse } from './failure.js';

/**
 * Parses own values such as `retraction_length=1.2`, by setting id and in the unit of the setting.
 *
 * @throws {Failure} for a repeated setting or an invalid value; {@link UnknownNameError}
 */
export async function ownValues(given: readonly string[], data: OpenPrintData): Promise<Record<string, SettingValue>> {
  const values: Record<string, SettingValue> = {};
  for (const one of given) {
    const [, name, text] = /^([^=]*[^=\s])\s*=\s*(.*\S)\s*$/s.exec(one.trimStart()) ?? [];
    if (name === undefined || text === undefined)
      throw wrongUse(
        'invalid_value',
        { en: `"${one}" is not a setting with its value.`, zh: `“${one}”不是“设置=数值”。` },
        {
          ...{ where: '--set', value: one },
          hint: { en: 'Write it as --set retraction_length=1.2', zh: '写法：--set retraction_length=1.2' },
        },
      );
    const setting = await data.settings.get(name);
    if (Object.hasOwn(values, setting.id))
      throw wrongUse(
        'repeated_setting',
        { en: `${setting.id} is set more than once.`, zh: `${setting.id} 重复设置。` },
        { where: '--set', value: one },
      );
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
  const allowed =
    unit === 'bool'
      ? { en: 'on or off', zh: 'on 或 off' }
      : unit === 'enum'
        ? { en: 'a word, such as aligned', zh: '一个词，如 aligned' }
        : { en: `a number in ${unit}`, zh: `数字，单位 ${unit}` };
  throw wrongUse(
    'invalid_value',
    { en: `"${text}" is not a value of ${id}.`, zh: `“${text}”不是 ${id} 的值。` },
    { where, value: given, hint: { en: `Allowed: ${allowed.en}`, zh: `可用的值：${allowed.zh}` } },
  );
}
