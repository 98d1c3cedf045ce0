/** A point in the plane, mm. */
export interface Point {
  x: number;
  y: number;
}

/** Length of an arc from one point to another around a centre, mm. G2 goes clockwise, G3 counter-clockwise. */
export function arcLength(from: Point, to: Point, centre: Point, clockwise: boolean): number {
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const turned = clockwise ? start - end : end - start;
  const angle = turned <= 1e-9 ? turned + 2 * Math.PI : turned;
  return angle * Math.hypot(from.x - centre.x, from.y - centre.y);
}
