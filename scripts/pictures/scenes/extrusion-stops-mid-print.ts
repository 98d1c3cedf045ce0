import { arrow, MOTION } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { d, shape } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const extrusionStopsMidPrint: Scene = {
  alt: {
    en: 'A half-printed block; the nozzle goes on through the air above it and lays down nothing.',
    zh: '只打到一半的方块，喷嘴在它上方空走，一点料也没有挤出。',
  },
  draw() {
    const top = PLATE - 6 * LAYER;
    return (
      layers({ x: 70, width: 180, count: 6 }) +
      shape(d`M70 ${top - 6}V62H250V${top - 6}`, { stroke: 'mark', width: 5, dash: [10, 8] }) +
      nozzle(140, 96, 0.9) +
      cross([140, 112], 9, 6) +
      arrow([186, 40], [240, 40], MOTION) +
      bed()
    );
  },
};
