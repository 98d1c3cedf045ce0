import type { Rule, Setting } from '../../schemas/generated/record.js';
import { checkSetup, type Finding, type Severity } from '../profiles/check-value/check-setup.js';
import type { OneChange } from '../troubleshoot/resolve/change-words.js';
import { resolveRule } from '../troubleshoot/resolve/resolve-rule.js';
import type { SettingValue, Setup } from '../troubleshoot/resolve/setup.js';

/** An own value that may be why the print fails. */
export type TellingValue =
  /** It is dangerous or unusual for the printer or the material. */
  | ({ kind: 'beyond' } & Finding)
  /** It lies further from where a fix leads than the value of the profile, both in the unit of the setting. */
  | { kind: 'away'; setting: string; unit: string; value: SettingValue; profile: SettingValue };

/** So many are shown: who reads more has stopped looking. */
const MOST = 5;

/**
 * The own values that differ from the profile in a way that matters for a symptom, by this rule: first what is dangerous;
 * then what a fix of the symptom would bring back to the profile or beyond it, by at least one of its steps, the furthest
 * first; then what is unusual. A switch or a choice counts where the fix sets it to what the profile has. Each setting
 * once, five at most.
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

/** Every change of a rule for a setup, that of a first layer as well, with what distinguishes it from the others. */
function changesOf(rule: Rule, setup: Setup): { key: string; change: OneChange }[] {
  return resolveRule(rule, setup).causes.flatMap((cause) =>
    cause.fixes.flatMap(({ id, change }) =>
      [change, change?.first_layer].flatMap((one) =>
        one ? [{ key: `${cause.id} ${id} ${one.setting}`, change: one }] : [],
      ),
    ),
  );
}

/** By how many of its steps a change leads from one's own value to that of the profile; 0: it does not. */
function stepsBack({ direction, step, target }: OneChange, own: SettingValue, theirs: SettingValue): number {
  if (target) return target.already_set === false && own !== theirs && target.value === theirs ? 1 : 0;
  if (typeof own !== 'number' || typeof theirs !== 'number') return 0;
  const distance = direction === 'increase' ? theirs - own : direction === 'decrease' ? own - theirs : 0;
  // Where no source says how far to go at a time, a tenth is more than what slicers round.
  return distance > 0 ? distance / (step?.size ?? Math.max(Math.abs(theirs) / 10, 1e-9)) : 0;
}
