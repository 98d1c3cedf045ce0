import type { Rule } from '../../schemas/generated/record.js';
import type { OneChange } from '../troubleshoot/resolve/change-words.js';
import { resolveRule } from '../troubleshoot/resolve/resolve-rule.js';
import type { SettingValue, Setup } from '../troubleshoot/resolve/setup.js';
import { type OutOfRange, valuesOutOfRange } from './out-of-range.js';

/** An own value that may be why the print fails. */
export type TellingValue =
  /** It leaves a range of the printer or the material. */
  | ({ kind: 'beyond' } & OutOfRange)
  /** It lies further from where a fix leads than the value of the profile, both in the unit of the setting. */
  | { kind: 'away'; setting: string; unit: string; value: SettingValue; profile: SettingValue };

/** So many are told: who reads more has stopped looking. */
const MOST = 5;

/**
 * The own values that differ from the profile in a way that matters for a symptom, by this rule: first what leaves a
 * range of the printer or the material; then what a fix of the symptom would bring back to the profile or beyond it, by
 * at least one of its steps, in the order of the causes. A switch or a choice counts where the fix sets it to what the
 * profile has. Each setting once, five at most.
 */
export function tellingValues(rule: Rule, setup: Setup): TellingValue[] {
  const beyond = valuesOutOfRange(setup.yours, setup.printer, setup.material)
    // What a slicer slows down by itself is no fault of the value.
    .filter(({ of }) => of !== 'flow')
    .map((one): TellingValue => ({ kind: 'beyond', ...one }));
  const record = new Map(changesOf(rule, { ...setup, yours: {} }).map(({ key, change }) => [key, change]));
  const away = changesOf(rule, setup).flatMap(({ key, change }): TellingValue[] => {
    const theirs = record.get(key)?.now.value;
    const { value, from } = change.now;
    if (value === null || from !== 'yours' || theirs == null || !leadsBack(change, value, theirs)) return [];
    return [{ kind: 'away', setting: change.setting, unit: change.unit, value, profile: theirs }];
  });
  const known = new Map<string, TellingValue>();
  for (const one of [...beyond, ...away]) if (!known.has(one.setting)) known.set(one.setting, one);
  return [...known.values()].slice(0, MOST);
}

/** Every change of a rule for a setup, that of a first layer as well, with what tells it from the others. */
function changesOf(rule: Rule, setup: Setup): { key: string; change: OneChange }[] {
  return resolveRule(rule, setup).causes.flatMap((cause) =>
    cause.fixes.flatMap(({ id, change }) =>
      [change, change?.first_layer].flatMap((one) =>
        one ? [{ key: `${cause.id} ${id} ${one.setting}`, change: one }] : [],
      ),
    ),
  );
}

/** Whether a change leads from one's own value to that of the profile. */
function leadsBack({ direction, step, target }: OneChange, own: SettingValue, theirs: SettingValue): boolean {
  if (target) return target.reached === false && own !== theirs && target.value === theirs;
  if (typeof own !== 'number' || typeof theirs !== 'number') return false;
  const distance = direction === 'increase' ? theirs - own : direction === 'decrease' ? own - theirs : 0;
  // Where no source says how far to go at a time, a tenth is more than what slicers round.
  return distance > 0 && distance >= (step?.size ?? Math.abs(theirs) / 10);
}
