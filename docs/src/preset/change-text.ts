import { formatValue, type OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { ValueNames } from '../../../core/words/values.js';

/**
 * A value that a change goes to, or comes from, in words: on and off, an option as the fix calls it, a figure with its unit.
 *
 * @param words what other choices are called, such as `by_layer`: a change goes to none of them
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
 * The values that a fix goes to for a setup, the first one first: its steps up to the end of what is safe, or what a switch
 * or a choice is to be set to. None where no value is known, or where it is set already.
 */
export function valuesToTry({ ways, target }: Pick<OneChange, 'ways' | 'target'>): SettingValue[] {
  const steps = ways.flatMap((way) => (way.first_value === null ? [] : [way.first_value, ...way.next_values]));
  const wanted = target === null || target.already_set || target.value === null ? [] : [target.value];
  return [...new Set<SettingValue>([...steps, ...wanted])];
}
