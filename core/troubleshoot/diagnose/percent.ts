/** Formats a share as whole per cent, never as 0 or 100: `<1`, `>99`. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return whole < 1 ? '<1' : whole > 99 ? '>99' : String(whole);
}
