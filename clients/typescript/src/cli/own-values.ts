import type { SettingValue } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Setting } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { failure } from './failure.js';

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
