import { wrongUse } from './failure.js';

/** A nozzle as somebody writes it, `0.4` or `0.4 mm`, as its variant is called. */
export function nozzleName(told: string): string {
  return told.replace(/\s*mm$/i, '').trim();
}

/** Its diameter, mm. @throws {Failure} when no number begins it */
export function nozzleDiameter(told: string): number {
  const diameter = Number.parseFloat(told);
  if (diameter > 0) return diameter;
  throw wrongUse(
    'invalid_nozzle',
    { en: `"${told}" is no nozzle.`, zh: `“${told}” 不是喷嘴。` },
    {
      where: '--nozzle',
      value: told,
      hint: { en: 'Allowed: a diameter in mm, such as 0.4', zh: '可用的值：直径（mm），如 0.4' },
    },
  );
}
