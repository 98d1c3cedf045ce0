import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { d, FAULT, shape, times } from '../parts/svg.js';
import { cross } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const printStuckToBed: Scene = {
  alt: {
    en: 'A part fused into the build plate: a scraper bends at its edge and it cannot be lifted.',
    zh: '模型与打印板熔成一体，铲刀在边缘弯折，无法取下。',
  },
  draw() {
    const roots = times(7, (index) => d`M${44 + index * 20} ${PLATE - 4}h20l-10 26z`).join('');
    return (
      bed() +
      shape(roots, FAULT) +
      layers({ x: 40, width: 148, count: 7 }) +
      layers({ x: 40, width: 148, count: 1, paint: FAULT }) +
      shape(d`M190 202C214 204 222 168 250 154l12 14C240 180 226 214 190 205z`, {
        fill: 'metal',
        stroke: 'edge',
        width: 2.5,
      }) +
      shape(d`M246 150l38 -38q10 -6 18 4t-2 18l-40 36z`, { fill: 'shade', stroke: 'edge' }) +
      arrow([114, 108], [114, 24], { stroke: 'ink', width: 7 }) +
      cross([114, 76], 17, 8)
    );
  },
};
