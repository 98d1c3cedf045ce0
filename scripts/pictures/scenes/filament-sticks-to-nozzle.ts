import { arrow, MOTION } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { d, FAULT, shape } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const filamentSticksToNozzle: Scene = {
  alt: {
    en: 'A ragged ball of plastic clings to the tip of the nozzle and smears onto the part below.',
    zh: '喷嘴尖上粘着一团料，并蹭到下方的模型上。',
  },
  draw() {
    const top = PLATE - 4 * LAYER;
    const ball = d`M124 104C112 112 108 130 122 136C126 150 144 152 152 146C166 154 182 146 182 134C196 128 194 108 182 104C176 94 164 92 152 94C140 92 130 94 124 104z`;
    return (
      layers({ x: 60, width: 200, count: 4 }) +
      strand(d`M150 146q-4 14 -20 12q-22 -4 -26 6`, 7) +
      strand(d`M176 142q8 18 24 12`, 6) +
      nozzle(153, 130, 1.15) +
      shape(ball, FAULT) +
      shape(d`M128 116q10 -10 20 -2M160 132q10 4 16 -6`, { stroke: 'edge', width: 3 }) +
      shape(d`M76 ${top}q8 -14 20 0z`, FAULT) +
      bed() +
      arrow([216, 70], [272, 70], MOTION)
    );
  },
};
