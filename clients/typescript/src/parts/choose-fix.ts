import type { ChosenFix } from '../../../../core/presets/changes-of-fix.js';
import { PresetRefused } from '../../../../core/presets/preset-refused.js';
import { judge } from '../../../../core/troubleshoot/resolve/conditions.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Fix, Rule } from '../../../../schemas/generated/record.js';

/** A fix that a preset is to hold. */
export interface FixChoice {
  /** Id or name of the symptom. */
  symptom: string;
  /** Id of the fix, as the rule of the symptom has it. */
  fix: string;
  /** The value to set, in the unit of the setting; without it, the one to try first. */
  value?: SettingValue | undefined;
}

/** Every fix of a rule once: several causes may share one, which changes the same under each. */
export function allFixes(rule: Rule): Fix[] {
  return [...new Map(rule.causes.flatMap(({ fixes }) => fixes).map((fix) => [fix.id, fix])).values()];
}

/**
 * A fix in its rule, under the likeliest cause that it holds for in a setup.
 *
 * @throws {PresetRefused} where the rule has no such fix, with those that change a setting
 */
export function chooseFix({ fix: id, value }: FixChoice, rule: Rule, setup: Setup): ChosenFix {
  const places = rule.causes.flatMap((cause) => cause.fixes.flatMap((fix) => (fix.id === id ? [{ cause, fix }] : [])));
  const holds = ({ cause, fix }: (typeof places)[number]) =>
    [cause.applies_to, fix.applies_to].every((when) => judge(when, setup).verdict !== 'no');
  const place = places.find(holds) ?? places[0];
  if (place) return { rule, cause: place.cause.id, fix: id, ...(value === undefined ? {} : { value }) };
  throw new PresetRefused(
    'unknown_fix',
    id,
    allFixes(rule).flatMap((one) => (one.adjustment ? [one.id] : [])),
  );
}
