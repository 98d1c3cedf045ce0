import { median } from '../../../../bench/median.js';

/** The median, and the lowest and highest value. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

/** The spread of each round's value over the base of the same round. */
export function against(values: readonly number[], base: readonly number[]): string {
  return spread(ratios(values, base));
}

/** Each round's value over the base of the same round, or over the base's median where it has no such round. */
export function ratios(values: readonly number[], base: readonly number[]): number[] {
  return values.map((value, round) => value / (base[round] ?? median(base)));
}
