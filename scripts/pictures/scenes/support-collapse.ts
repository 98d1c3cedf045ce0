import { roundArrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { support } from '../parts/support.js';
import { d, group } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const supportCollapse: Scene = {
  alt: {
    en: 'A support tower tips over; the arm that it should carry is left hanging with loose strands.',
    zh: '支撑塔向一侧倾倒，本该由它托住的悬臂悬在那里，挂着散乱的丝。',
  },
  draw() {
    const top = PLATE - 11 * LAYER;
    const fallen = support(168, 206, 92, 202, { stroke: 'mark', width: 7 });
    return (
      strand(d`M150 ${top + 6}q10 30 22 8q10 -18 20 10q8 24 18 0q8 -20 16 2`, 6, 'part') +
      layers({ x: 34, width: 76, count: 11 }) +
      layers({ x: 34, width: 190, count: 3, bottom: top }) +
      group(fallen, { turn: 38, about: [206, 202] }) +
      bed() +
      roundArrow([206, 200], 128, -72, -40)
    );
  },
};
