import { distance } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers, strip } from '../parts/layers.js';
import { d, FAULT, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const zBanding: Scene = {
  alt: {
    en: 'A tower with thick horizontal ribs at equal heights all the way up.',
    zh: '塔形模型自下而上每隔相同高度就有一圈凸出的横纹。',
  },
  draw() {
    const bands = times(4, (index) => strip(84, PLATE - (3 * index + 3) * LAYER, 152, LAYER)).join('');
    const [lower, upper] = [PLATE - 5.5 * LAYER, PLATE - 8.5 * LAYER];
    return (
      layers({ x: 100, width: 120, count: 14 }) +
      shape(bands, FAULT) +
      bed() +
      shape(d`M250 ${lower}h34M250 ${upper}h34`, { stroke: 'ink', width: 3 }) +
      distance([268, lower], [268, upper], { stroke: 'ink', width: 3 })
    );
  },
};
