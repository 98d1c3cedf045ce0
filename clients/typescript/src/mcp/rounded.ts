/** A figure that was reckoned, as people write it: whole from 100 on, three digits below (243.333 is 243, 0.4167 is 0.417). */
export function asWritten(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
