import { arrow, MOTION } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { burst } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const nozzleStrikesPrint: Scene = {
  alt: {
    en: 'The moving nozzle runs against the side of what is already printed, with a burst at the point of impact.',
    zh: '移动中的喷嘴撞上已打印部分的侧面，撞击处迸出星形标记。',
  },
  draw() {
    const step = PLATE - 5 * LAYER;
    return (
      layers({ x: 34, width: 252, count: 5 }) +
      layers({ x: 190, width: 96, count: 3, bottom: step }) +
      bed() +
      burst([184, 130], 40) +
      nozzle(166, step - 6, 1) +
      arrow([52, 84], [118, 84], { ...MOTION, width: 7 })
    );
  },
};
