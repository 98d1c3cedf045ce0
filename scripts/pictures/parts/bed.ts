import { PLATE } from './canvas.js';
import { type Paint, rect } from './svg.js';

/** The build plate from the side, from `left` to `right`. */
export function bed(left = 18, right = 302, y = PLATE): string {
  const plate: Paint = { fill: 'bed' };
  return rect(left, y, right - left, 14, plate, 3);
}

/** The build plate from above. */
export function plateFromAbove(inset = 14): string {
  return rect(inset, inset, 320 - 2 * inset, 240 - 2 * inset, { fill: 'bed' }, 10);
}
