import { plateFromAbove } from '../parts/bed.js';
import { d, shape } from '../parts/svg.js';
import { bead, square } from '../parts/walls.js';
import type { Scene } from '../scene.js';

export const cornerGaps: Scene = {
  alt: {
    en: 'A square outline from above: two corners are cut round, two are missing altogether.',
    zh: '俯视方形轮廓：两个转角变圆，另外两个转角缺料断开。',
  },
  draw() {
    const wanted = square({ x: 160, y: 120, half: 76 });
    const printed = d`M128 44h64q44 0 44 44v64M192 196h-64q-44 0 -44 -44v-64`;
    return (
      plateFromAbove() +
      shape(wanted, { stroke: 'glow', width: 26 }) +
      bead(printed, 22) +
      shape(square({ x: 160, y: 120, half: 90 }), { stroke: 'mark', width: 5, dash: [10, 9] })
    );
  },
};
