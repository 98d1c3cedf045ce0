import type { Adjustment, Cause, Fix, Rule } from '../../schemas/generated/record.js';
import { boundsOf, isPossible } from '../troubleshoot/resolve/bounds.js';
import { changeOf } from '../troubleshoot/resolve/change.js';
import { formatSpan, formatValue, type OneChange } from '../troubleshoot/resolve/change-words.js';
import { describeCondition } from '../troubleshoot/resolve/condition-words.js';
import { judge } from '../troubleshoot/resolve/conditions.js';
import type { FixRef } from '../troubleshoot/resolve/conflicts.js';
import type { SettingValue, Setup } from '../troubleshoot/resolve/setup.js';
import { LOCALES } from '../words/language.js';
import { PresetRefused } from './preset-refused.js';
import type { PresetChange } from './types.js';

/** A fix that the user wants to try. */
export interface ChosenFix {
  rule: Rule;
  /** Ids of the cause and the fix in the rule. */
  cause: string;
  fix: string;
  /** The value to set; default: the first one to try. */
  value?: SettingValue;
  /** The value for the first layer; default: its own first one to try, if any; false: unchanged. */
  first_layer?: SettingValue | false;
}

export interface FixChange extends PresetChange {
  place: FixRef;
  name: string;
  name_zh: string;
  unit: string;
  /** The current value; null: not known. */
  now: SettingValue | null;
}

/**
 * The values that several fixes set for one setup, each within safe limits.
 *
 * @throws {@link PresetRefused} as {@link changesOfFix}, and if two fixes set one setting to different values
 */
export function changesOfFixes(chosen: readonly ChosenFix[], setup: Setup): FixChange[] {
  const changes = new Map<string, FixChange>();
  for (const change of chosen.flatMap((one) => changesOfFix(one, setup))) {
    const other = changes.get(change.setting);
    if (other && other.value !== change.value)
      throw new PresetRefused('conflict', change.setting, [other, change].map(withFix), {
        subject: [change.name, change.name_zh],
      });
    if (!other) changes.set(change.setting, change);
  }
  return [...changes.values()];
}

/**
 * The values that a fix sets for one setup: the chosen value or the first one to try, within the limits of the fix, the
 * material, the printer, the profile and the slicer.
 *
 * @throws {@link PresetRefused} for a fix that does not apply to the setup or changes no setting, for an invalid or
 * unsafe value, and if none is chosen and none can be derived
 */
export function changesOfFix(chosen: ChosenFix, setup: Setup): FixChange[] {
  const { rule, value, first_layer: first } = chosen;
  const { cause, fix } = fixIn(chosen);
  checkFits(cause, fix, setup);
  const { adjustment } = fix;
  if (adjustment === null) throw new PresetRefused('no_change', fix.id, [], { subject: [fix.action, fix.action_zh] });
  const change = changeOf(adjustment, setup);
  const place = { rule: rule.id, cause: cause.id, fix: fix.id };
  const profile = setup.profile === null ? {} : { profile: setup.profile.id };
  const allowed = allowedValues(adjustment, change, setup);
  const own = { place, ...profile, ...pick(change), value: value ?? valueToTry(change, allowed.listed) };
  assertAllowed(own.value, change, allowed);
  const { first_layer: onFirst } = change;
  if (onFirst === null || adjustment.first_layer === null || first === false) return [own];
  // Without a value to try for the first layer, it stays unchanged.
  const firstValue = first ?? tryable(onFirst)[0];
  if (firstValue === undefined) return [own];
  const firstAdjustment = { ...adjustment, ...adjustment.first_layer, recommendations: [] };
  assertAllowed(firstValue, onFirst, allowedValues(firstAdjustment, onFirst, setup));
  return [own, { place, ...profile, ...pick(onFirst), value: firstValue }];
}

function fixIn({ rule, cause, fix }: ChosenFix): { cause: Cause; fix: Fix } {
  const found = rule.causes.find(({ id }) => id === cause);
  const own = found?.fixes.find(({ id }) => id === fix);
  if (found && own) return { cause: found, fix: own };
  const all = rule.causes.flatMap((one) => one.fixes.map(({ id }) => `${one.id}/${id}`));
  throw new PresetRefused('unknown_fix', `${cause}/${fix}`, all);
}

/** Rejects a fix for another extruder, material or nozzle, which would do harm; unknown ones are the user's choice. */
function checkFits(cause: Cause, fix: Fix, setup: Setup): void {
  const unmet = [cause.applies_to, fix.applies_to].flatMap((when) => judge(when, setup).unmet_conditions);
  if (unmet.length === 0) return;
  const [en, zh] = [LOCALES.en, LOCALES.zh].map(({ say }) => unmet.map((one) => describeCondition(one, say)));
  const texts = { subject: [fix.action, fix.action_zh], allowed: [en ?? [], zh ?? []] } as const;
  throw new PresetRefused('fix_not_for_setup', fix.id, en, texts);
}

function pick({ setting, name, name_zh, unit, current: now }: OneChange) {
  return { setting, name, name_zh, unit, now: now.value };
}

/** The values to try first: one, two for a setting that is tuned, or none. */
function tryable({ unit, direction, ways, target }: OneChange): SettingValue[] {
  if (target === null) return ways.flatMap((way) => way.first_value ?? []);
  // A setting that is not a switch is turned off by `none` or 0; which value turns it on is not known.
  if (typeof target.value === 'boolean' && unit !== 'bool')
    return direction === 'disable' ? [unit === 'enum' ? 'none' : 0] : [];
  return target.value === null ? [] : [target.value];
}

function valueToTry(change: OneChange, allowed: readonly string[]): SettingValue {
  const values = tryable(change);
  const [first] = values;
  if (first !== undefined && values.length === 1) return first;
  const choice = values.map((one) => formatWithUnit(one, change.unit));
  throw new PresetRefused('no_value', change.setting, choice.length > 0 ? choice : allowed, {
    subject: [change.name, change.name_zh],
  });
}

function withFix({ place, value, unit }: FixChange): string {
  return `${place.fix} (${formatWithUnit(value, unit)})`;
}

/** The values that a fix may set, as texts and as a check. */
interface AllowedValues {
  listed: string[];
  has(value: SettingValue): boolean;
}

/**
 * The values that a fix may set for one setup: in its direction, within the limits of the fix, the material, the
 * printer, the profile and the slicer.
 */
function allowedValues(
  adjustment: NonNullable<Adjustment>,
  { unit, current: now }: OneChange,
  setup: Setup,
): AllowedValues {
  const { setting, direction, target } = adjustment;
  if (unit === 'bool') {
    const on = direction === 'disable' ? [false] : direction === 'enable' ? [true] : [true, false];
    return { listed: on.map(String), has: (value) => on.includes(value as boolean) };
  }
  if (unit === 'enum') {
    const words = target?.values ?? null;
    const isOff = (value: SettingValue) => (value === 'none') === (direction === 'disable');
    const fits = (value: SettingValue) => words?.includes(String(value)) ?? (direction === 'set' || isOff(value));
    return {
      listed: words ?? (target?.option == null ? [] : [target.option]),
      has: (value) => typeof value === 'string' && fits(value),
    };
  }
  const { min, max } = boundsOf(adjustment, setup, typeof now.value === 'number' ? now.value : null, { open: true });
  return {
    listed: min || max ? [formatSpan({ min: min?.value ?? null, max: max?.value ?? null }, unit, LOCALES.en.say)] : [],
    has: (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (min === null || value >= min.value) &&
      (max === null || value <= max.value) &&
      isPossible(setting, value),
  };
}

/** @throws {@link PresetRefused} for an invalid or unsafe value */
function assertAllowed(
  value: SettingValue,
  { setting, name, name_zh, unit }: OneChange,
  { listed, has }: AllowedValues,
): void {
  if (has(value)) return;
  const code = typeof value === 'number' && unit !== 'bool' && unit !== 'enum' ? 'outside_safe_range' : 'not_a_value';
  const said = formatWithUnit(value, unit);
  throw new PresetRefused(code, `${setting} ${said}`, listed, { subject: [`${name} ${said}`, `${name_zh} ${said}`] });
}

function formatWithUnit(value: SettingValue, unit: string): string {
  return formatValue(value, unit, LOCALES.en.say);
}
