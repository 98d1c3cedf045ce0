import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { d, shape, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const curling: Scene = {
  alt: {
    en: 'A part that widens upwards; the tip of its overhang curls up in front of the nozzle.',
    zh: '向上外扩的模型，悬垂尖角向上卷起，挡在喷嘴前。',
  },
  draw() {
    const count = 8;
    const flare = (index: number) => [0, index * 13] as const;
    const top = PLATE - count * LAYER;
    const curl = times(3, (index) => {
      const y = top + (index + 0.5) * LAYER;
      return d`M${186 - index * 13} ${y}q${62 + index * 6} 0 ${76 + index * 13} ${-52 - index * 2}`;
    });
    return (
      layers({ x: 50, width: 84, count, spread: flare }) +
      shape(curl.join(''), { stroke: 'edge', width: 13 }) +
      shape(curl.join(''), { stroke: 'mark', width: 9 }) +
      bed() +
      nozzle(132, top - 2, 0.9) +
      arrow([174, 62], [222, 62], { stroke: 'ink', width: 5 }) +
      arrow([284, 150], [284, 92])
    );
  },
};
