import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../resolve/setup.js';
import type { PresetField, PresetKey } from './shapes.js';

/** What a calculation may look at beside the value. */
export interface About {
  /** The record with the changes of fixes in it. */
  record: Profile;
  printer: Printer;
  row: Pick<PresetField, 'field'>;
  key: Pick<PresetKey, 'key'>;
  /** Whether a fix named the value. */
  changed: boolean;
  /** Whether the preset stands on no other one. */
  alone: boolean;
}

/** A value in the slicer's terms, texts as they are written; null: the key is not written. */
export type Computed = (value: SettingValue, about: About) => SettingValue | null;

/** A calculation with a figure: a value that is none has no counterpart. */
export const of =
  (work: (n: number, about: About) => SettingValue | null): Computed =>
  (value, about) =>
    typeof value === 'number' ? work(value, about) : null;

/** A figure without the noise of binary fractions, at most five decimals. */
export function plain(n: number): string {
  // Adding 0 makes a negative zero one.
  return String(Math.round(n * 1e5) / 1e5 + 0);
}
