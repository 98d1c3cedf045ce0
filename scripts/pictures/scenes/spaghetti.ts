import { bed } from '../parts/bed.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { scatter } from '../parts/random.js';
import { type Point, smooth, times } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const spaghetti: Scene = {
  alt: {
    en: 'A heap of tangled strands on the plate under the nozzle, piled over a few printed layers.',
    zh: '喷嘴下方的打印板上堆着一团乱丝，盖住了几层模型。',
  },
  draw() {
    const random = scatter(21);
    const tangle = (count: number) =>
      smooth(
        times(count, (): Point => {
          const angle = random() * 2 * Math.PI;
          const reach = 0.45 + random() * 0.55;
          return [160 + 112 * reach * Math.cos(angle), 152 + 46 * reach * Math.sin(angle)];
        }),
      );
    return (
      bed() +
      layers({ x: 112, width: 96, count: 3 }) +
      strand(tangle(16), 6) +
      strand(tangle(16), 6) +
      strand(tangle(14), 6) +
      strand(
        smooth([
          [160, 96],
          [164, 112],
          [148, 124],
          [170, 138],
        ]),
        6,
      ) +
      nozzle(160, 92, 0.85)
    );
  },
};
