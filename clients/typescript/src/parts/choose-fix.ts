import type { ChosenFix } from '../../../../core/presets/changes-of-fix.js';
import { PresetRefused } from '../../../../core/presets/preset-refused.js';
import { judge } from '../../../../core/troubleshoot/resolve/conditions.js';
import type { SettingValue, Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import type { Fix, Rule } from '../../../../schemas/generated/record.js';

/** A fix to include in a preset. */
export interface FixChoice {
  /** Id or name of the symptom. */
  symptom: string;
  /** Id of the fix in the rule of the symptom. */
  fix: string;
  /** The value to set, in the unit of the setting; default: the first value to try. */
  value?: SettingValue | undefined;
}

/** The distinct fixes of a rule: causes may share a fix, which changes the same under each. */
export function allFixes(rule: Rule): Fix[] {
  return [...new Map(rule.causes.flatMap(({ fixes }) => fixes).map((fix) => [fix.id, fix])).values()];
}

/**
 * A fix of a rule, under the most likely cause that applies to the setup.
 *
 * @throws {PresetRefused} if the rule has no such fix, with those that change a setting
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
