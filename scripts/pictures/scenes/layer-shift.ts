import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { FAULT } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const layerShift: Scene = {
  alt: {
    en: 'A tower whose upper half is moved sideways as one block, leaving a step.',
    zh: '塔形模型的上半部分整体向一侧错开，形成台阶。',
  },
  draw() {
    return (
      layers({ x: 62, width: 130, count: 6 }) +
      layers({ x: 118, width: 130, count: 7, bottom: PLATE - 6 * LAYER, paint: FAULT }) +
      bed() +
      arrow([48, 90], [104, 90])
    );
  },
};
