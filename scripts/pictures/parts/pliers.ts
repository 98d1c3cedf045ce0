import { circle, d, group, type Paint, type Point, shape } from './svg.js';

const METAL: Paint = { fill: 'metal', stroke: 'edge', width: 2.5 };

/** Pliers that grip a place from the right. */
export function pliers(at: Point): string {
  const handles = d`M46 -3C66 -14 84 -26 108 -24M46 3C66 14 84 26 108 24`;
  const content =
    shape(handles, { stroke: 'edge', width: 17 }) +
    shape(handles, { stroke: 'shade', width: 12 }) +
    shape(d`M-8 -1C-2 -18 28 -26 52 -6L44 6C30 -4 12 -4 -8 -1z`, METAL) +
    shape(d`M-8 1C-2 18 28 26 52 6L44 -6C30 4 12 4 -8 1z`, METAL) +
    circle(46, 0, 7, METAL);
  return group(content, { move: at, turn: 10 });
}
