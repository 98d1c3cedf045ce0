import type { OneChange } from '../../../core/resolve/change-words.js';
import type { SettingValue } from '../../../core/resolve/setup.js';

/**
 * The values that a fix goes to for a setup, the first one first: its steps up to the end of what is safe, or what a switch
 * or a choice is to be set to. None where no value can be told, or where it stands so already.
 */
export function valuesToTry({ ways, target }: Pick<OneChange, 'ways' | 'target'>): SettingValue[] {
  const steps = ways.flatMap((way) => (way.try === null ? [] : [way.try, ...way.next]));
  const wanted = target === null || target.reached || target.value === null ? [] : [target.value];
  return [...new Set<SettingValue>([...steps, ...wanted])];
}
