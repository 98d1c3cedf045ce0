import type { Language } from '../../../core/language.js';
import { type OneChange, sayer, valueWords } from '../../../core/resolve/change-words.js';
import type { Words } from '../../../core/show/values.js';

/**
 * A value that a change goes to, or comes from, in words: on and off, an option as the fix calls it, a figure with its unit.
 *
 * @param words what other choices are called, such as `by_layer`: a change goes to none of them
 */
export function changeText(
  value: OneChange['now']['value'],
  { unit, target }: Pick<OneChange, 'unit' | 'target'>,
  language: Language,
  words: Words = {},
): string {
  const say = sayer(language);
  if (value === null) return '';
  if (typeof value === 'boolean') return say(value ? 'on' : 'off', value ? '开启' : '关闭');
  if (value === target?.value && target.option !== null) return say(target.option, target.option_zh ?? target.option);
  return words[String(value)] ?? valueWords(value, unit, say);
}
