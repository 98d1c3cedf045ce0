/** A share in whole per cent. Nothing that is possible is shown as nothing or as everything: `<1`, `>99`. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return whole < 1 ? '<1' : whole > 99 ? '>99' : String(whole);
}
