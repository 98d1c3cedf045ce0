import type { Adjustment, VectorTarget } from '../../../schemas/generated/record.js';
import { boundsOf } from './bounds.js';
import { inSettingUnit } from './quantity.js';
import type { SettingValue, Setup } from './setup.js';
import { chooseStep, type Figure, type FigureLeftOut, figuresFor, type SettingStep } from './steps.js';
import { type Now, valueNow } from './value.js';
import { type Way, wayOf } from './ways.js';
import { locateSetting, type SettingLocation } from './where.js';

type Direction = NonNullable<Adjustment>['direction'];

/** The target of a switch, a choice or a fixed figure; its value is null if it is only in words, or not a single value. */
export interface Target extends NonNullable<VectorTarget> {
  option: string | null;
  option_zh: string | null;
}

export interface Change {
  setting: string;
  name: string;
  name_zh: string;
  unit: string;
  direction: Direction;
  where: SettingLocation | null;
  current: Now;
  /** Step size; null: no source states one. */
  step: SettingStep | null;
  /** Directions to try: one, two for tuning, none for a switch or a choice. */
  ways: Way[];
  target: Target | null;
  /** Recommendations of sources for this setup. */
  recommendations: Figure[];
  omitted: FigureLeftOut[];
  /** The same for the first layer; null: not changed separately. */
  first_layer: Omit<Change, 'first_layer'> | null;
}

/** @param where where the symptom shows: the first layer is only changed if it shows there; absent: unknown */
export function changeOf(adjustment: NonNullable<Adjustment>, setup: Setup, where?: readonly string[]): Change {
  const { first_layer: first, target } = adjustment;
  return {
    ...ownChange(adjustment, setup, where),
    // A choice in words is made only once.
    first_layer:
      first === null || target?.option != null || where?.includes('first-layer') === false
        ? null
        : ownChange({ ...adjustment, ...first, recommendations: [] }, setup, where),
  };
}

function ownChange(
  adjustment: NonNullable<Adjustment>,
  setup: Setup,
  seen?: readonly string[],
): Omit<Change, 'first_layer'> {
  const { setting, setting_name: name, setting_name_zh: name_zh, unit, direction } = adjustment;
  const now = valueNow(adjustment, setup);
  const figure = now.reached === null ? (typeof now.value === 'number' ? now.value : null) : rounded(now.reached);
  const steps = figuresFor('steps', adjustment, setup, figure);
  const recommended = figuresFor('recommendations', adjustment, setup, figure);
  const step = chooseStep(adjustment, steps.figures, figure);
  const bounds = boundsOf(adjustment, setup, figure);
  const aims = recommended.figures.filter((one) => one.applies.verdict === 'yes' && one.unit === unit);
  const own = now.from === 'yours';
  const record = own ? valueNow(adjustment, { ...setup, user_values: {} }).value : null;
  const tuned = typeof record === 'number' ? record : null;
  const course = { setting, now: figure, own, tuned, step, bounds, aims };
  // Without a chamber heater, the figures are a goal, not a setting.
  const isGoal = setting === 'chamber_temperature' && setup.printer?.chamber_temperature_control === false;
  const where = isGoal ? null : locateSetting(adjustment, setup, now.plate, seen);
  const counts = !isGoal && countsLike(unit, where?.unit ?? null);
  return {
    setting,
    name,
    name_zh,
    unit,
    direction,
    where,
    current: now,
    step,
    ways: counts ? directionsOf(direction, step).map((one) => wayOf({ ...course, direction: one })) : [],
    target: targetOf(adjustment, setup, now, counts),
    recommendations: counts || isGoal ? recommended.figures : [],
    omitted: [...steps.leftOut, ...recommended.leftOut],
  };
}

/** Rounds a speed left by the flow limit as a user would enter it, mm/s. */
function rounded(speed: number): number {
  return speed < 10 ? speed : Math.floor(speed / 5) * 5;
}

/** Whether the slicer uses the record's unit; any other unit is left to the instructions. */
function countsLike(unit: string, own: string | null): boolean {
  return own === null || own.split(' or ').includes(unit) || (unit === 'ratio' && own === '%');
}

/** Directions to try; a setting tuned without a step is found by a test. */
function directionsOf(direction: Direction, step: SettingStep | null): Way['direction'][] {
  if (direction === 'tune') return step === null ? [] : ['increase', 'decrease'];
  return direction === 'increase' || direction === 'decrease' ? [direction] : [];
}

function targetOf(
  adjustment: NonNullable<Adjustment>,
  setup: Setup,
  { value: now }: Now,
  counts: boolean,
): Target | null {
  const { direction, target, unit } = adjustment;
  if (direction === 'enable' || direction === 'disable') {
    const on = direction === 'enable';
    // A setting that is not a switch in the slicer cannot be "on" there.
    if ((!counts || unit !== 'bool') && (now === null || isOn(now) !== on)) return null;
    return {
      value: on,
      option: null,
      option_zh: null,
      already_set: now === null ? null : isOn(now) === on,
      limited_to: null,
    };
  }
  if (direction !== 'set' || target === null || !counts) return null;
  const { quantity, option, option_zh, values } = target;
  if (quantity === null) {
    const reached = now === null || values === null ? null : values.includes(String(now));
    return {
      value: values?.length === 1 ? (values[0] ?? null) : null,
      option,
      option_zh,
      already_set: reached,
      limited_to: null,
    };
  }
  const figure = typeof now === 'number' ? now : null;
  const wanted = inSettingUnit(quantity, adjustment.unit, setup, figure)?.min ?? null;
  const { min, max } = boundsOf(adjustment, setup, figure);
  const cut = wanted === null ? null : max && wanted > max.value ? max : min && wanted < min.value ? min : null;
  const value = cut ? cut.value : wanted;
  const reached = now === null || value === null ? null : typeof now === 'number' && isAbout(now, value);
  return { value, option: null, option_zh: null, already_set: reached, limited_to: cut };
}

/** Whether two figures are so close, within 6 % of the second, that the change would fix nothing. */
function isAbout(now: number, value: number): boolean {
  return Math.abs(now - value) <= 0.06 * Math.abs(value);
}

/** Whether a switch is on, or a choice is not its "off" option. */
function isOn(value: SettingValue): boolean {
  return typeof value === 'string' ? value !== 'none' : Boolean(value);
}
