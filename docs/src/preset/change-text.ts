import { formatValue, type OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { ValueNames } from '../../../core/words/values.js';

/**
 * Formats a value before or after a change: on and off, an option as named by the fix, or a number with its unit.
 *
 * @param words names of other options, such as `by_layer`, which no change sets
 */
export function changeText(
  value: OneChange['current']['value'],
  { unit, target }: Pick<OneChange, 'unit' | 'target'>,
  language: Language,
  words: ValueNames = {},
): string {
  const say = LOCALES[language].say;
  if (value === null) return '';
  if (typeof value === 'boolean') return say(value ? 'on' : 'off', value ? '开启' : '关闭');
  if (value === target?.value && target.option !== null) return say(target.option, target.option_zh ?? target.option);
  return words[String(value)] ?? formatValue(value, unit, say);
}

/**
 * The values to try for a fix in order: its steps within the safe range, or the target of a switch or option. Empty if
 * no value is known or it is already set.
 */
export function valuesToTry({ ways, target }: Pick<OneChange, 'ways' | 'target'>): SettingValue[] {
  const steps = ways.flatMap((way) => (way.first_value === null ? [] : [way.first_value, ...way.next_values]));
  const wanted = target === null || target.already_set || target.value === null ? [] : [target.value];
  return [...new Set<SettingValue>([...steps, ...wanted])];
}
