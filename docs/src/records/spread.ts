import { quantile, type Spread } from '../../../core/profiles/spread.js';

/** Most bars of a histogram. */
const MOST_BARS = 14;

/** A bar of a histogram: one value, or all from `from` up to, but not with, `below`. */
export interface Bar {
  value?: number | string | boolean;
  /** null: no lower end. */
  from?: number | null;
  /** null: no upper end. */
  below?: number | null;
  count: number;
}

/** The bars of a histogram: a bar for each value where they are few, else equal steps between the outliers. */
export function barsOf({ counts, known }: Spread): Bar[] {
  if (counts.length <= MOST_BARS) return counts.map(([value, count]) => ({ value, count }));
  const numbers = counts.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  if (numbers.length === 0) {
    const rest = counts.slice(MOST_BARS).reduce((sum, [, count]) => sum + count, 0);
    return [...counts.slice(0, MOST_BARS).map(([value, count]) => ({ value, count })), { count: rest }];
  }
  const low = quantile(numbers, known, 0.01);
  const step = niceStep((quantile(numbers, known, 0.99) - low) / (MOST_BARS - 3));
  const start = Math.floor(low / step) * step;
  const bars = new Map<number, number>();
  const last = MOST_BARS - 1;
  for (const [value, count] of numbers) {
    const place = Math.max(0, Math.min(last, Math.floor((value - start) / step + 1e-9) + 1));
    bars.set(place, (bars.get(place) ?? 0) + count);
  }
  const places = [...bars.keys()];
  const edge = (place: number) => Number((start + (place - 1) * step).toPrecision(10));
  return Array.from({ length: Math.max(...places) - Math.min(...places) + 1 }, (_, i) => {
    const place = Math.min(...places) + i;
    return {
      from: place === 0 ? null : edge(place),
      below: place === last ? null : edge(place + 1),
      count: bars.get(place) ?? 0,
    };
  });
}

/** The next of 1, 2, 2.5, 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
