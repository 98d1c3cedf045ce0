import { arrow, MOTION } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { nozzle } from '../parts/nozzle.js';
import { d, shape } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const noExtrusionAtStart: Scene = {
  alt: {
    en: 'The nozzle moves along just above the empty plate; the first line is only a dashed outline.',
    zh: '喷嘴贴着空空的打印板移动，首条线只有虚线，没有出料。',
  },
  draw() {
    return (
      bed() +
      shape(d`M30 202v-14h150v14z`, { stroke: 'mark', width: 5, dash: [11, 8] }) +
      nozzle(204, 184) +
      cross([104, 150], 15) +
      arrow([246, 100], [298, 100], MOTION)
    );
  },
};
