import type { Printer, Profile } from '../../schemas/generated/record.js';
import type { SettingValue } from '../troubleshoot/resolve/setup.js';
import type { PresetField, PresetKey } from './types.js';

export interface CalculationContext {
  /** The record with the changes of fixes applied. */
  record: Profile;
  printer: Printer;
  row: Pick<PresetField, 'field'>;
  key: Pick<PresetKey, 'key'>;
  /** Whether a fix changes the value. */
  changed: boolean;
  /** Whether the filament preset is standalone, without a parent. */
  alone: boolean;
}

/** Converts a value to the slicer's terms; texts as they are written; null: the key is not written. */
export type Calculation = (value: SettingValue, about: CalculationContext) => SettingValue | null;

/** A calculation for numbers; other values give null. */
export const numeric =
  (work: (n: number, about: CalculationContext) => SettingValue | null): Calculation =>
  (value, about) =>
    typeof value === 'number' ? work(value, about) : null;

/** Formats a number with at most five decimals, without binary rounding noise. */
export function formatNumber(n: number): string {
  // Adding 0 turns -0 into 0.
  return String(Math.round(n * 1e5) / 1e5 + 0);
}
