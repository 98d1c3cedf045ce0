import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { pliers } from '../parts/pliers.js';
import { support } from '../parts/support.js';
import { d, FAULT, shape, times } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const supportHardToRemove: Scene = {
  alt: {
    en: 'Pliers pull at a support whose top is fused to the arm above it and does not come off.',
    zh: '钳子拉扯支撑，但支撑顶部与上方悬臂熔在一起，拆不下来。',
  },
  draw() {
    const top = PLATE - 9 * LAYER;
    const weld = times(5, (index) => d`M${100 + index * 19} ${top - 8}h19v18q-9 20 -19 0z`).join('');
    return (
      support(104, 190, top + 8, PLATE - 3) +
      layers({ x: 22, width: 66, count: 9 }) +
      layers({ x: 22, width: 190, count: 4, bottom: top }) +
      shape(weld, FAULT) +
      bed() +
      pliers([192, 150]) +
      cross([262, 82], 17, 8)
    );
  },
};
