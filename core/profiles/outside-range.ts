import type { Profile } from '../../schemas/generated/record.js';
import type { Filling } from '../words/fill.js';
import { type Warning, warning } from '../words/warnings.js';
import { endBeyond, type Range } from './range.js';

/** Words of the warnings for the part that is out of range, and how. */
export const OUTSIDE = {
  nozzle_temperature_c: { en: 'The nozzle', zh: '喷嘴' },
  bed_temperature_c: { en: 'The bed', zh: '热床' },
} as const;

export const BEYOND = {
  min: { side: { en: 'below', zh: '低' }, end: { en: 'lowest', zh: '下限' } },
  max: { side: { en: 'above', zh: '高' }, end: { en: 'highest', zh: '上限' } },
} as const;

/** Warns if nozzle or bed temperatures are outside a range, and by how much; null: the range is unknown. */
export function temperaturesOutside(
  profile: Pick<Profile, keyof typeof OUTSIDE>,
  ranges: Readonly<Record<keyof typeof OUTSIDE, Range | null>>,
  code: RangeWarning,
  more: Readonly<Record<string, Filling>> = {},
): Warning[] {
  return (['nozzle_temperature_c', 'bed_temperature_c'] as const).flatMap((field) =>
    outsideRange(code, field, profile[field].other_layers, ranges[field], { what: OUTSIDE[field], ...more }),
  );
}

type RangeWarning = 'outside_material_range' | 'outside_product_range';

/** Warns if a temperature field is beyond a range by more than `slack` °C. */
export function outsideRange(
  code: RangeWarning,
  field: string,
  value: number | null,
  range: Range | null,
  more: Readonly<Record<string, Filling>>,
  slack = 0,
): Warning[] {
  const end = value === null ? null : endBeyond(value, range ?? {});
  const limit = end === null ? null : range?.[end];
  if (value === null || end === null || limit == null || Math.abs(value - limit) <= slack) return [];
  return [
    warning(code, `${field}.other_layers`, { value, by: Math.abs(value - limit), limit, ...BEYOND[end], ...more }),
  ];
}
