import { d, type Paint, type Point, shape } from './svg.js';

const FINE: Paint = { stroke: 'mark', width: 3 };

/** A thread that hangs between two places and sags by `sag`. */
export function thread(from: Point, to: Point, sag: number, paint: Paint = FINE): string {
  return shape(sagging(from, to, sag), paint);
}

/** Path data of a line that hangs between two places. */
export function sagging(from: Point, to: Point, sag: number): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  return d`M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`;
}

/** A line of plastic with an outline, as thick as `width`, along path data: laid into the air, or come loose. */
export function strand(data: string, width = 7, colour: 'mark' | 'part' = 'mark'): string {
  return shape(data, { stroke: 'edge', width: width + 4 }) + shape(data, { stroke: colour, width });
}
