import type { Adjustment } from '../../schemas/generated/record.js';
import { boundsOf, isPossible } from '../resolve/bounds.js';
import type { Change } from '../resolve/change.js';
import type { SettingValue, Setup } from '../resolve/setup.js';
import { PresetRefused } from './refusals.js';

/** The change of one setting. */
export type OneChange = Omit<Change, 'first_layer'>;

/** What a value may be. */
export interface Allowed {
  told: string[];
  has(value: SettingValue): boolean;
}

/**
 * What a fix may set its setting to, for one setup: the way that it goes, and what the fix, the material, the printer, the
 * profile and the slicer allow.
 */
export function allowedOf(adjustment: NonNullable<Adjustment>, { unit, now }: OneChange, setup: Setup): Allowed {
  const { setting, direction, target } = adjustment;
  if (unit === 'bool') {
    const on = direction === 'disable' ? [false] : direction === 'enable' ? [true] : [true, false];
    return { told: on.map(String), has: (value) => on.includes(value as boolean) };
  }
  if (unit === 'enum') {
    const words = target?.values ?? null;
    const isOff = (value: SettingValue) => (value === 'none') === (direction === 'disable');
    const fits = (value: SettingValue) => words?.includes(String(value)) ?? (direction === 'set' || isOff(value));
    return { told: words ?? [target?.option ?? 'enum'], has: (value) => typeof value === 'string' && fits(value) };
  }
  const { min, max } = boundsOf(adjustment, setup, typeof now.value === 'number' ? now.value : null);
  return {
    told: [`${min?.value ?? ''}–${max?.value ?? ''} ${unit}`],
    has: (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (min === null || value >= min.value) &&
      (max === null || value <= max.value) &&
      isPossible(setting, value),
  };
}

/** @throws {@link PresetRefused} of a value that is none, or not safe */
export function checkValue(value: SettingValue, { setting, unit }: OneChange, { told, has }: Allowed): void {
  if (has(value)) return;
  const code = typeof value === 'number' && unit !== 'bool' && unit !== 'enum' ? 'outside_safe_range' : 'not_a_value';
  throw new PresetRefused(code, `${setting} ${inUnit(value, unit)}`, told);
}

/** A value with its unit. */
export function inUnit(value: SettingValue, unit: string): string {
  return typeof value === 'number' ? `${value} ${unit}` : String(value);
}
