import { plateFromAbove } from '../parts/bed.js';
import { d, shape, times } from '../parts/svg.js';
import { bead, square } from '../parts/walls.js';
import type { Scene } from '../scene.js';

/** The square that the infill lines reach. */
const [LEFT, RIGHT, TOP, BOTTOM] = [106, 214, 66, 174];

export const gapsInfillOutline: Scene = {
  alt: {
    en: 'A cut from above: slanting infill lines end before they reach the wall, leaving a gap all around.',
    zh: '模型横截面俯视：斜向的填充线没有接到墙上，四周留下一圈缝隙。',
  },
  draw() {
    const lines = times(7, (index) => {
      const sum = LEFT + TOP + 27 + index * 27;
      const [from, to] = [Math.min(RIGHT, sum - TOP), Math.max(LEFT, sum - BOTTOM)];
      return d`M${from} ${sum - from}L${to} ${sum - to}`;
    }).join('');
    return (
      plateFromAbove() +
      shape(square({ x: 160, y: 120, half: 68 }), { stroke: 'mark', width: 22 }) +
      bead(square({ x: 160, y: 120, half: 84, radius: 5 }), 16) +
      bead(lines, 11)
    );
  },
};
