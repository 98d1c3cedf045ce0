import type { Adjustment } from '../../schemas/generated/record.js';
import { type Bounds, boundsOf, isPossible, type Limit, tightest } from '../troubleshoot/resolve/bounds.js';
import type { Change } from '../troubleshoot/resolve/change.js';
import { formatSpan, formatValue } from '../troubleshoot/resolve/change-words.js';
import { judge } from '../troubleshoot/resolve/conditions.js';
import { inSettingUnit } from '../troubleshoot/resolve/quantity.js';
import type { SettingValue, Setup } from '../troubleshoot/resolve/setup.js';
import { LOCALES } from '../words/language.js';
import { PresetRefused } from './refusals.js';

/** The change of one setting. */
export type OneChange = Omit<Change, 'first_layer'>;

/** The values that a fix may set, as texts and as a check. */
export interface AllowedValues {
  told: string[];
  has(value: SettingValue): boolean;
}

/**
 * What a fix may set its setting to, for one setup: the way that it goes, and what the fix, the material, the printer, the
 * profile and the slicer allow.
 */
export function allowedValues(
  adjustment: NonNullable<Adjustment>,
  { unit, now }: OneChange,
  setup: Setup,
): AllowedValues {
  const { setting, direction, target } = adjustment;
  if (unit === 'bool') {
    const on = direction === 'disable' ? [false] : direction === 'enable' ? [true] : [true, false];
    return { told: on.map(String), has: (value) => on.includes(value as boolean) };
  }
  if (unit === 'enum') {
    const words = target?.values ?? null;
    const isOff = (value: SettingValue) => (value === 'none') === (direction === 'disable');
    const fits = (value: SettingValue) => words?.includes(String(value)) ?? (direction === 'set' || isOff(value));
    return {
      told: words ?? (target?.option == null ? [] : [target.option]),
      has: (value) => typeof value === 'string' && fits(value),
    };
  }
  const { min, max } = safeBounds(adjustment, setup, typeof now.value === 'number' ? now.value : null);
  return {
    told: min || max ? [formatSpan({ min: min?.value ?? null, max: max?.value ?? null }, unit, LOCALES.en.say)] : [],
    has: (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (min === null || value >= min.value) &&
      (max === null || value <= max.value) &&
      isPossible(setting, value),
  };
}

/** The ends of a figure. Where an end hangs on something that nobody knows of the setup, it counts: it may be meant. */
function safeBounds(adjustment: NonNullable<Adjustment>, setup: Setup, now: number | null): Bounds {
  const { min, max } = boundsOf(adjustment, setup, now);
  const open = adjustment.stops
    .filter(({ when }) => judge(when, setup).verdict === 'if')
    .flatMap(({ quantity }) => inSettingUnit(quantity, adjustment.unit, setup, now) ?? []);
  const known = { of: 'fix', field: null, span: { min: min?.value ?? null, max: max?.value ?? null } } as const;
  const limits: Limit[] = [known, ...open.map((span) => ({ of: 'fix', field: null, span }) as const)];
  return { min: tightest(limits, 'min'), max: tightest(limits, 'max') };
}

/** @throws {@link PresetRefused} of a value that is none, or not safe */
export function assertAllowed(
  value: SettingValue,
  { setting, name, name_zh, unit }: OneChange,
  { told, has }: AllowedValues,
): void {
  if (has(value)) return;
  const code = typeof value === 'number' && unit !== 'bool' && unit !== 'enum' ? 'outside_safe_range' : 'not_a_value';
  const said = formatWithUnit(value, unit);
  throw new PresetRefused(code, `${setting} ${said}`, told, {
    en: { subject: `${name} ${said}` },
    zh: { subject: `${name_zh} ${said}` },
  });
}

/** A value with its unit. */
export function formatWithUnit(value: SettingValue, unit: string): string {
  return formatValue(value, unit, LOCALES.en.say);
}
