import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';

/** Whether the printer must be off until the cause is found; one symptom that requires it is enough. */
export function mustBeOff(
  { symptoms }: { symptoms: readonly Pick<Diagnosis['symptoms'][number], 'id' | 'power_off'>[] },
  seen: readonly string[],
): boolean {
  return symptoms.some(({ id, power_off }) => power_off && seen.includes(id));
}

/**
 * The part of a rule that may be followed. With `power_off`, only fixes done with the printer unplugged and cold
 * remain, and the check of each cause is emptied: it often takes heat or a test print, and nothing in the data says
 * which does. Any other rule is returned unchanged.
 *
 * For several symptoms, set `power_off` on each of their rules if {@link mustBeOff} says so.
 */
export function withoutPower(rule: Rule): Rule {
  if (!rule.power_off) return rule;
  const causes = rule.causes.map((cause) => ({
    ...cause,
    check: '',
    check_zh: '',
    fixes: cause.fixes.filter(({ power_off }) => power_off),
  }));
  return { ...rule, causes };
}

export const POWER_OFF = {
  en: 'Switch the printer off at the wall now. Do not heat it, move it or print with it again until you have found the cause. If it still smokes or burns, leave the room and call the fire service.',
  zh: '请立即切断打印机总电源。查明原因前，不要再加热、移动轴或打印。若仍在冒烟或燃烧，请离开房间并报火警。',
} as const;

/** Shown if nothing can be done without power. */
export const POWER_NONE = {
  en: 'No known fix: leave the printer off and have it checked by a qualified person.',
  zh: '没有已知的解决方法：请保持断电，并请专业人员检查。',
} as const;

/** Precedes the fixes that need power if the printer must be off. */
export const POWER_LATER = {
  en: 'Needs power, so only after the cause is found and repaired and every wire, heater and sensor has been checked: ',
  zh: '需要通电，仅在查明并修复原因、逐一检查导线、加热器和传感器之后进行：',
} as const;
