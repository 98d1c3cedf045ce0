import { type Bound, type Bounds, isPossible } from './bounds.js';
import type { Span } from './quantity.js';
import type { SettingStep } from './steps.js';
import { roundSignificant } from './value.js';

/**
 * What can be done in a direction. `step`: take it; `begin`: it is switched off, begin at the lower end; `come_back`: the
 * value is outside, go to the near end of the range and on from there; `at_bound`: it is at the end that the fix goes
 * to; `at_profile`: the record's value lies beyond that end, and whoever tuned it knew the machine; `none_left`: one's own
 * value lies beyond it; `no_step`: no source says how far to go at a time; `unknown_now`: the value is not known, so only
 * step and end can be told; `no_range`: the ends that are known leave nothing between. A way never goes in the other
 * direction: where it ends, something else is the cause.
 */
export type WayStatus =
  | 'step'
  | 'begin'
  | 'come_back'
  | 'at_bound'
  | 'at_profile'
  | 'none_left'
  | 'no_step'
  | 'unknown_now'
  | 'no_range';

/** One direction to turn a figure to. */
export interface Way {
  direction: 'increase' | 'decrease';
  status: WayStatus;
  /** The value to try first; null: none can be told. */
  first_value: number | null;
  /** The values after it, one at a time, while the fault is still there. */
  next_values: number[];
  /** Where to stop, and whose end it is; null: no end is known. */
  stop: Bound | null;
}

/** Values that are listed: whoever needs more has another cause. */
const LONGEST = 8;
/** The same where nothing but the setting itself ends the way. */
const LONGEST_UNBOUND = 4;

interface Course {
  direction: Way['direction'];
  setting: string;
  now: number | null;
  /** Whether the value now is one that the person set. */
  own: boolean;
  /** The record's value in place of one's own: whoever tuned it for the machine got there; null: none, or it is the value now. */
  tuned: number | null;
  step: SettingStep | null;
  bounds: Bounds;
  /** What sources recommend, for a fix that names no step. */
  aims: readonly Span[];
}

/** The way of a figure in a direction: never beyond an end. */
export function wayOf({ direction, setting, now, own, tuned, step, bounds, aims }: Course): Way {
  const up = direction === 'increase';
  const stop = up ? bounds.max : bounds.min;
  const way = (status: WayStatus, values: readonly number[] = []): Way => {
    const [first = null, ...next] = values;
    return { direction, status, first_value: first, next_values: next, stop };
  };
  const { min, max } = bounds;
  if (min && max && min.value > max.value) return way('no_range');
  if (now === null) return way('unknown_now');
  const beyond = () => way(own ? 'none_left' : 'at_profile');
  if (max && now > max.value) return up ? beyond() : way('come_back', follow(max.value));
  if (min && now < min.value) {
    if (!up) return beyond();
    return way(now === 0 ? 'begin' : 'come_back', follow(min.value));
  }
  if (stop && now === stop.value) return way('at_bound');
  if (tuned !== null && isShort(tuned)) return way('step', follow(tuned));
  if (step?.size) {
    const values = course(now);
    const [first = now] = values;
    // The stump of a step before the end changes nothing that one sees.
    return values.length > 0 && Math.abs(first - now) >= Math.abs(sizeFrom(now)) / 2
      ? way('step', values)
      : way('at_bound');
  }
  const target = aimFrom(now, up, aims, bounds);
  if (target !== null) return way('step', [target]);
  const isThere = aims.some(({ min: low, max: high }) =>
    up ? now >= (low ?? high ?? Infinity) : now <= (high ?? low ?? 0),
  );
  return way(isThere ? 'at_bound' : 'no_step');

  /** Whether a value lies in the direction, within the ends. */
  function isShort(value: number): boolean {
    const within = (min === null || value >= min.value) && (max === null || value <= max.value);
    return within && now !== null && (up ? value > now : value < now);
  }

  function follow(first: number): number[] {
    return [first, ...course(first)];
  }

  function course(from: number): number[] {
    return step?.size ? sequence(from, sizeFrom, stop, setting) : [];
  }

  /** The next step from a value, with its sign: a share is one of the value that stands then. */
  function sizeFrom(value: number): number {
    const { size, as_stated: said } = step as SettingStep;
    const own = said.unit === '% of the current value' ? (value * said.value) / 100 : (size ?? 0);
    return up ? own : -own;
  }
}

/** The values from one on, step by step up to the end, which is the last of them. */
function sequence(from: number, sizeFrom: (value: number) => number, stop: Bound | null, setting: string): number[] {
  const values: number[] = [];
  // What a setting can be at all is no value to go to.
  const bare = stop === null || stop.of === 'setting' || stop.of === 'slicer';
  let value = from;
  while (values.length < (bare ? LONGEST_UNBOUND : LONGEST)) {
    const step = sizeFrom(value);
    let following = roundSignificant(value + step);
    const past = stop !== null && (step > 0 ? following >= stop.value : following <= stop.value);
    // Without an end that somebody states, half the value is far enough.
    if (bare && (past || following < from / 2)) break;
    if (stop && past) following = stop.value;
    if (following === value || !isPossible(setting, following)) break;
    values.push(following);
    value = following;
  }
  return values;
}

/** The recommended value in the direction, within the ends; null when there is none, or where sources differ. */
function aimFrom(now: number, up: boolean, aims: readonly Span[], { min: low, max: high }: Bounds): number | null {
  const [near, ...others] = new Set(aims.map(({ min, max }) => (up ? (min ?? max) : (max ?? min))));
  if (near == null || others.length > 0 || (up ? near <= now : near >= now)) return null;
  return (high && near > high.value) || (low && near < low.value) ? null : near;
}
