import { plateFromAbove } from '../parts/bed.js';
import { d, type Point, shape, smooth, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

/** Half the width of the line along its way. */
const HALVES = [9, 12, 21, 24, 16, 7, 5, 9, 20, 25, 18, 8, 6, 13, 22, 19, 10];

/** A line from above that swells and thins, beginning at another place of its rhythm. */
function uneven(y: number, phase: number): string {
  const upper = times(17, (index): Point => [32 + index * 16, y - (HALVES[(index + phase) % 17] ?? 0)]);
  const lower = times(17, (index): Point => [32 + index * 16, y + (HALVES[(index + phase) % 17] ?? 0)]).reverse();
  return `${smooth(upper)}${smooth(lower).replace('M', 'L')}z`;
}

export const inconsistentExtrusion: Scene = {
  alt: {
    en: 'Three printed lines from above, each swelling and thinning along its straight way.',
    zh: '俯视三条直线，每条都忽粗忽细。',
  },
  draw() {
    return (
      plateFromAbove() +
      [
        [60, 0],
        [120, 5],
        [180, 11],
      ]
        .map(
          ([y = 0, phase = 0]) =>
            shape(uneven(y, phase), { fill: 'mark', stroke: 'light', width: 3 }) +
            shape(d`M36 ${y}h248`, { stroke: 'edge', width: 2, dash: [7, 7], opacity: 0.6 }),
        )
        .join('')
    );
  },
};
