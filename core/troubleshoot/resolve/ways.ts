import type { VectorWay } from '../../../schemas/generated/record.js';
import { type Bound, type Bounds, isPossible } from './bounds.js';
import type { Span } from './quantity.js';
import type { SettingStep } from './steps.js';
import { roundSignificant } from './value.js';

/**
 * State of a direction. `step`: take it; `begin`: currently off, start at the lower end; `come_back`: outside the
 * range, return to its near end and go on from there; `at_bound`: at the limit of the fix; `at_profile`: the record's
 * value is beyond it, tuned by someone who knew the machine; `none_left`: the user's own value is beyond it; `no_step`:
 * no source states a step; `unknown_now`: current value unknown, only step and limit are given; `no_range`: the known
 * limits contradict each other. A way never reverses: once it ends, the cause is something else.
 */
export type WayStatus = Exclude<VectorWay['status'], 'go_back'>;

/** One direction in which to change a figure. */
export interface Way extends VectorWay {
  status: WayStatus;
}

/** Maximum number of values: needing more points to another cause. */
const LONGEST = 8;
/** The same if only the range of the setting or slicer limits them. */
const LONGEST_UNBOUND = 4;

interface Course {
  direction: Way['direction'];
  setting: string;
  now: number | null;
  /** Whether the user set the current value. */
  own: boolean;
  /** The record's value if the user overrode it: tuned for the machine, so feasible; null: none, or it is current. */
  tuned: number | null;
  step: SettingStep | null;
  bounds: Bounds;
  /** Recommended values, for a fix without a step. */
  aims: readonly Span[];
}

/** Follows a figure in a direction, never beyond a limit. */
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
    // Less than half a step before the limit has no visible effect.
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

  /** Whether a value lies ahead in the direction and within the limits. */
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

  /** Signed size of the next step from a value; a share is relative to that value. */
  function sizeFrom(value: number): number {
    const { size, as_stated: said } = step as SettingStep;
    const own = said.unit === '% of the current value' ? (value * said.value) / 100 : (size ?? 0);
    return up ? own : -own;
  }
}

/** Further values step by step; the last one is at most the limit. */
function sequence(from: number, sizeFrom: (value: number) => number, stop: Bound | null, setting: string): number[] {
  const values: number[] = [];
  // The technical range of a setting or slicer is no target.
  const bare = stop === null || stop.of === 'setting' || stop.of === 'slicer';
  let value = from;
  while (values.length < (bare ? LONGEST_UNBOUND : LONGEST)) {
    const step = sizeFrom(value);
    let following = roundSignificant(value + step);
    const past = stop !== null && (step > 0 ? following >= stop.value : following <= stop.value);
    // Without a stated limit, half the value is far enough.
    if (bare && (past || following < from / 2)) break;
    if (stop && past) following = stop.value;
    if (following === value || !isPossible(setting, following)) break;
    values.push(following);
    value = following;
  }
  return values;
}

/** The recommended value in the direction, within the limits; null if there is none or sources differ. */
function aimFrom(now: number, up: boolean, aims: readonly Span[], { min: low, max: high }: Bounds): number | null {
  const [near, ...others] = new Set(aims.map(({ min, max }) => (up ? (min ?? max) : (max ?? min))));
  if (near == null || others.length > 0 || (up ? near <= now : near >= now)) return null;
  return (high && near > high.value) || (low && near < low.value) ? null : near;
}
