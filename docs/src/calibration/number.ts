/** A number without the noise of binary fractions, as fine as a step wants it. */
export function rounded(value: number, step: number): number {
  const digits = Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) + 1)));
  return Number(value.toFixed(digits));
}

/**
 * The number that somebody wrote: with a point or a comma, a unit behind it, or in full-width digits. Null: none, or more
 * than one.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace('−', '-')
    .replace('mm3', 'mm³')
    .trim();
  const [, digits, unit = ''] = /^([-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(\D*)$/.exec(plain) ?? [];
  // What follows is a unit, not a second number, a range or a question.
  if (digits === undefined || !/^[\p{L}°³/%·. ]{0,12}$/u.test(unit)) return null;
  return Number(digits.replace(',', '.'));
}
