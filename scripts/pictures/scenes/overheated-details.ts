import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { heatWaves } from '../parts/heat.js';
import { layers } from '../parts/layers.js';
import { d, FAULT, shape, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const overheatedDetails: Scene = {
  alt: {
    en: 'A spire melted into a drooping lump beside its dashed sharp outline, with heat rising.',
    zh: '尖塔顶部受热软塌成一团，偏离虚线所示的尖锐轮廓，上方冒着热气。',
  },
  draw() {
    const top = PLATE - 7 * LAYER;
    const melted = d`M128 ${top + 2}C130 98 120 84 134 66C146 50 178 46 200 56C226 66 236 92 222 108C212 120 200 110 204 96C206 86 194 84 190 96C188 108 192 114 192 ${top + 2}z`;
    return (
      layers({ x: 92, width: 136, count: 7, spread: (index) => [-index * 5, -index * 5] }) +
      shape(melted, FAULT) +
      shape(d`M146 70q18 -10 36 -4M142 90q16 -8 36 -2M138 108q20 -4 40 0`, { stroke: 'edge', width: 2 }) +
      shape(d`M126 ${top}L160 18L194 ${top}`, WANTED) +
      heatWaves([238, 62], 44, 3, 22) +
      heatWaves([72, 84], 44, 2, 22) +
      bed()
    );
  },
};
