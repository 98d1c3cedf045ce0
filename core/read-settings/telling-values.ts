import type { Rule, Setting } from '../../schemas/generated/record.js';
import { checkSetup, type Finding, type Severity } from '../profiles/check-value/check-setup.js';
import type { OneChange } from '../troubleshoot/resolve/change-words.js';
import { resolveRule } from '../troubleshoot/resolve/resolve-rule.js';
import type { SettingValue, Setup } from '../troubleshoot/resolve/setup.js';

/** One of the user's values that may be why the print fails. */
export type TellingValue =
  /** Dangerous or unusual for the printer or the material. */
  | ({ kind: 'beyond' } & Finding)
  /** Further from where a fix leads than the profile's value, both in the unit of the setting. */
  | { kind: 'away'; setting: string; unit: string; value: SettingValue; profile: SettingValue };

/** Maximum number of values to show. */
const MOST = 5;

/**
 * The user's values that differ from the profile in a way that matters for a symptom: first dangerous ones; then those
 * that a fix would move to the profile's value or beyond it, by at least one of its steps, the furthest first; then
 * unusual ones. A switch or choice counts if the fix sets it to the profile's value. Each setting once, five at most.
 */
export function tellingValues(rule: Rule, setup: Setup, settings: readonly Setting[]): TellingValue[] {
  const beyond = (severity: Severity) =>
    checkSetup(settings, setup)
      .findings.filter((one) => one.severity === severity)
      .map((one): TellingValue => ({ kind: 'beyond', ...one }));
  const record = new Map(changesOf(rule, { ...setup, user_values: {} }).map(({ key, change }) => [key, change]));
  const away = changesOf(rule, setup).flatMap(({ key, change }) => {
    const theirs = record.get(key)?.current.value;
    const { value, from } = change.current;
    if (value === null || from !== 'yours' || theirs == null) return [];
    const steps = stepsBack(change, value, theirs);
    const one: TellingValue = { kind: 'away', setting: change.setting, unit: change.unit, value, profile: theirs };
    return steps >= 1 ? [{ steps, one }] : [];
  });
  away.sort((a, b) => b.steps - a.steps);
  const known = new Map<string, TellingValue>();
  for (const one of [...beyond('dangerous'), ...away.map(({ one }) => one), ...beyond('unusual')])
    if (!known.has(one.setting)) known.set(one.setting, one);
  return [...known.values()].slice(0, MOST);
}

/** All changes of a rule for a setup, including those of the first layer, each with a unique key. */
function changesOf(rule: Rule, setup: Setup): { key: string; change: OneChange }[] {
  return resolveRule(rule, setup).causes.flatMap((cause) =>
    cause.fixes.flatMap(({ id, change }) =>
      [change, change?.first_layer].flatMap((one) =>
        one ? [{ key: `${cause.id} ${id} ${one.setting}`, change: one }] : [],
      ),
    ),
  );
}

/** Number of its steps that a change moves the user's value to reach the profile's; 0: it does not. */
function stepsBack({ direction, step, target }: OneChange, own: SettingValue, theirs: SettingValue): number {
  if (target) return target.already_set === false && own !== theirs && target.value === theirs ? 1 : 0;
  if (typeof own !== 'number' || typeof theirs !== 'number') return 0;
  const distance = direction === 'increase' ? theirs - own : direction === 'decrease' ? own - theirs : 0;
  // Without a step size from a source, a tenth is more than slicers round.
  return distance > 0 ? distance / (step?.size ?? Math.max(Math.abs(theirs) / 10, 1e-9)) : 0;
}
