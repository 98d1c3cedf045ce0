import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';

/** Whether the printer must be off until the cause of what is seen is found: for one of the symptoms is enough. */
export function mustBeOff({ symptoms }: Diagnosis, seen: readonly string[]): boolean {
  return symptoms.some(({ id, power_off }) => power_off && seen.includes(id));
}

/**
 * A rule with those of its fixes alone that are done with the printer unplugged and cold. How its causes are confirmed is
 * left out (an empty text): that often takes heat or a test print, and nothing tells which does.
 */
export function withoutPower(rule: Rule): Rule {
  const causes = rule.causes.map((cause) => ({
    ...cause,
    check: '',
    check_zh: '',
    fixes: cause.fixes.filter(({ power_off }) => power_off),
  }));
  return { ...rule, causes };
}

/** What comes before all else where the printer must be off. */
export const POWER_OFF = {
  en: 'Switch the printer off at the wall now. Do not heat it, move it or print with it again until you have found the cause.',
  zh: '请立即切断打印机总电源。查明原因前，不要再加热、移动轴或打印。',
} as const;
