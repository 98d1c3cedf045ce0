import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { support } from '../parts/support.js';
import { d, FAULT, group, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const supportRoughSurface: Scene = {
  alt: {
    en: 'A support has come away downwards and bares a ragged, drooping underside above it.',
    zh: '支撑已向下拆开，露出它上方粗糙下垂的底面。',
  },
  draw() {
    const top = PLATE - 10 * LAYER;
    const ragged = times(
      7,
      (index) => d`q5 ${16 + ((index * 7) % 4) * 6} 12 ${2 + (index % 2) * 3}q4 ${-8} 9 ${-2 - (index % 2) * 3}`,
    ).join('');
    return (
      layers({ x: 34, width: 90, count: 10 }) +
      layers({ x: 34, width: 252, count: 4, bottom: top }) +
      shape(`${d`M124 ${top - 6}v8`}${ragged}${d`v-8z`}`, FAULT) +
      group(support(146, 262, 138, 204), {}) +
      arrow([300, 118], [300, 178], { stroke: 'ink', width: 5 }) +
      bed()
    );
  },
};
