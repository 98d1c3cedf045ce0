/** °C. The first layer and the others rarely differ by more. */
export const FIRST_LAYER_APART = 20;

/** Whether the first layer differs more than usual, °C. A heater that is off in one of them is intentional. */
export function isApart(first: number | null, other: number | null): boolean {
  return !!first && !!other && Math.abs(first - other) > FIRST_LAYER_APART;
}
