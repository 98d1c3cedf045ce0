import { d, type Paint, type Point, rect, shape } from './svg.js';

const METAL: Paint = { fill: 'metal', stroke: 'edge', width: 2.5 };

/** A plug with its cable from the left; its pins end at a place. */
export function plug([x, y]: Point): string {
  return (
    shape(d`M20 ${y}H${x - 50}`, { stroke: 'ink', width: 9 }) +
    shape(d`M${x - 20} ${y - 10}h22M${x - 20} ${y + 10}h22`, { stroke: 'ink', width: 7 }) +
    rect(x - 62, y - 24, 44, 48, METAL, 10)
  );
}

/** A socket with its cable to the right; its openings are at a place. */
export function socket([x, y]: Point): string {
  return (
    shape(d`M${x + 40} ${y}H310`, { stroke: 'ink', width: 9 }) +
    rect(x, y - 28, 38, 56, METAL, 6) +
    shape(d`M${x} ${y - 10}h14M${x} ${y + 10}h14`, { stroke: 'deep', width: 7 })
  );
}
