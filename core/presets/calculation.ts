import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { PresetField, PresetKey } from './types.js';

export interface CalculationContext {
  /** The record with the changes of fixes in it. */
  record: Profile;
  printer: Printer;
  row: Pick<PresetField, 'field'>;
  key: Pick<PresetKey, 'key'>;
  /** Whether a fix named the value. */
  changed: boolean;
  /** Whether the preset is on no other one. */
  alone: boolean;
}

/** A value in the slicer's terms, texts as they are written; null: the key is not written. */
export type Calculation = (value: SettingValue, about: CalculationContext) => SettingValue | null;

/** A calculation that takes a number; other values give null. */
export const numeric =
  (work: (n: number, about: CalculationContext) => SettingValue | null): Calculation =>
  (value, about) =>
    typeof value === 'number' ? work(value, about) : null;

/** A figure without the noise of binary fractions, at most five decimals. */
export function formatNumber(n: number): string {
  // Adding 0 makes a negative zero one.
  return String(Math.round(n * 1e5) / 1e5 + 0);
}
