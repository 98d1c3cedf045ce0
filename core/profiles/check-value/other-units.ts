import type { Setup } from '../../troubleshoot/resolve/setup.js';
import { convert } from '../../words/units.js';
import { endBeyond } from '../range.js';
import { impossible } from './limits.js';
import type { CheckedSetting, ValueCheck } from './types.js';

/** Units that are taken for each other, by the unit of the setting. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  '°C': '°F',
  'mm/s': 'mm/min',
  'mm³/s': 'mm³/min',
  mm: 'µm',
  s: 'ms',
  ratio: '%',
  '%': 'ratio',
};

/** A figure so many times the usual one, or so small a part of it, is more likely in another unit. */
const FAR = 5;

/** The unit in which the figure, which lies outside as it is or far from what is usual, would be a likely value. */
export function otherUnits(setting: CheckedSetting, value: number, { limits, usual }: ValueCheck, setup: Setup) {
  const unit = TAKEN_FOR[setting.unit];
  const meant = unit === undefined ? null : convert(value, unit, setting.unit);
  if (unit === undefined || meant === null || impossible(setting, meant, setup)) return [];
  if (limits.some((one) => endBeyond(meant, one) !== null)) return [];
  const known = typeof usual.value === 'number' && usual.value > 0;
  const likely = known
    ? !isFar(meant, usual.value as number)
    : limits.some(({ min, max }) => min !== null && max !== null);
  return likely ? [{ unit, value: meant }] : [];
}

/** Firmware counts the part fan from 0 to this: G-code and some slicers show such figures (`M106 S255`). */
const FAN_STEPS = 255;

/** The per cent that a fan's figure above 100 would be, were it counted from 0 to 255. */
export function fanSteps({ id, unit }: CheckedSetting, value: number) {
  if (unit !== '%' || !/(^|_)fan(_|$)/.test(id) || value <= 100 || value > FAN_STEPS) return [];
  return [{ unit: `0–${FAN_STEPS}`, value: Math.round((value / FAN_STEPS) * 100) }];
}

/** Whether a value is far from what is usual. */
export function isFar(value: number, usual: number): boolean {
  return value > usual * FAR || value < usual / FAR;
}
