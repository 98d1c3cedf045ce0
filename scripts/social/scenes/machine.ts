import { layers } from '../../pictures/parts/layers.js';
import { nozzle } from '../../pictures/parts/nozzle.js';
import { d, group, type Point, rect, SOUND, shape } from '../../pictures/parts/svg.js';

/** A printer from the front, its foot at a place: frame, gantry, print head, and a part on its plate. */
export function machine(foot: Point, scale = 1, count = 5): string {
  const [width, height] = [190, 190];
  const content =
    rect(-width / 2, -height, width, height, { fill: 'light', stroke: 'edge', width: 4 }, 12) +
    rect(-width / 2 + 18, -height + 22, width - 36, height - 56, { fill: 'back', stroke: 'edge', width: 3 }, 6) +
    shape(d`M${-width / 2 + 18} ${-height + 62}h${width - 36}`, { stroke: 'edge', width: 6 }) +
    layers({ x: -32, width: 64, count, bottom: -42, height: 9, paint: SOUND }) +
    nozzle(0, -42 - count * 9 - 2, 0.55) +
    rect(-62, -42, 124, 8, { fill: 'bed' }, 3) +
    rect(-width / 2 + 18, -26, 44, 14, { fill: 'mark' }, 4);
  return group(content, { move: foot, ...(scale === 1 ? {} : { scale }) });
}
