import { d, type Paint, type Point, shape } from './svg.js';

/** Painting of arrows: accent for what the defect does, ink for what the printer does. */
type ArrowPaint = Pick<Paint, 'stroke' | 'width'>;
const ACCENT: ArrowPaint = { stroke: 'mark', width: 6 };

/** What the printer does, as against what goes wrong. */
export const MOTION: ArrowPaint = { stroke: 'ink', width: 5 };

/** A straight arrow. */
export function arrow(from: Point, to: Point, paint: ArrowPaint = ACCENT): string {
  return shape(d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}` + head(to, angle(from, to)), paint);
}

/** A straight arrow with a head at both ends: a distance. */
export function distance(from: Point, to: Point, paint: ArrowPaint = ACCENT): string {
  const line = d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return shape(line + head(to, angle(from, to)) + head(from, angle(to, from)), paint);
}

/** A round arrow about a centre, from one angle to another (degrees, clockwise from the right). */
export function roundArrow(
  centre: Point,
  radius: number,
  from: number,
  to: number,
  paint: ArrowPaint = ACCENT,
): string {
  const at = (degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)];
  };
  const [start, end] = [at(from), at(to)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const direction = ((to + (sweep ? 78 : -78)) * Math.PI) / 180;
  const arc = d`M${start[0]} ${start[1]}A${radius} ${radius} 0 ${large} ${sweep} ${end[0]} ${end[1]}`;
  return shape(arc + head(end, direction), paint);
}

function angle(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function head([x, y]: Point, direction: number, length = 14): string {
  const side = (turn: number): Point => [
    x - length * Math.cos(direction + turn),
    y - length * Math.sin(direction + turn),
  ];
  const [left, right] = [side(0.6), side(-0.6)];
  return d`M${left[0]} ${left[1]}L${x} ${y}L${right[0]} ${right[1]}`;
}
