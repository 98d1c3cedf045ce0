import { d, group, type Paint, rect, shape } from './svg.js';

const METAL: Paint = { fill: 'metal', stroke: 'edge', width: 2.5 };

/** The print head from the side, with the opening of its nozzle at a place. */
export function nozzle(x: number, y: number, scale = 1): string {
  const content =
    rect(-9, -100, 18, 40, METAL, 2) +
    rect(-32, -66, 64, 36, METAL, 4) +
    rect(-18, -30, 36, 9, METAL, 2) +
    shape(d`M${-15} ${-21}h30l-10 21h-10z`, METAL);
  return group(content, { move: [x, y], ...(scale === 1 ? {} : { scale }) });
}
