/** °C; the first layer and the others are usually no further apart. */
export const FIRST_LAYER_APART = 20;

/** Whether a heater is further apart than usual in the first layer, °C. One that is off in one of the two is no slip: it is waited for. */
export function isApart(first: number | null, other: number | null): boolean {
  return !!first && !!other && Math.abs(first - other) > FIRST_LAYER_APART;
}
