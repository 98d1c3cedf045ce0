import { sameValue } from '../read-settings/profile-value.js';
import type { SettingValue } from '../resolve/setup.js';
import type { Written } from './forms.js';

/**
 * Whether a value is written as what the parent sets is. Two names of a pattern are the same only where the slicer has one
 * word for both: Cura has lines and zig-zag.
 *
 * @param write how a value is written to the key that holds it
 */
export function sameAsParent(
  value: SettingValue,
  theirs: SettingValue,
  write: (value: SettingValue) => Written | null,
): boolean {
  const [ours, other] = [write(value), write(theirs)];
  // What the slicer does not take as it is, or the flow holds back, is written as something else.
  if (ours === null || ours.said !== null) return false;
  const areWords = typeof value === 'string' && typeof theirs === 'string';
  return areWords ? ours.text === other?.text : sameValue(value, theirs);
}
