import { box, onTop, TOP } from '../parts/box.js';
import { nozzle } from '../parts/nozzle.js';
import { shape, smooth, through, times } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const topSurfaceScars: Scene = {
  alt: {
    en: 'A smooth top with long scratches straight across it, the nozzle at the end of one.',
    zh: '平整顶面上有几道横穿的长划痕，喷嘴停在其中一道的末端。',
  },
  draw() {
    const lines = times(15, (index) => {
      const across = (index + 1) / 16;
      return through([onTop(TOP, across, 0), onTop(TOP, across, 1)]);
    }).join('');
    const scars = [
      smooth([onTop(TOP, 0.06, 0.16), onTop(TOP, 0.4, 0.36), onTop(TOP, 0.8, 0.62)]),
      smooth([onTop(TOP, 0.3, 0.1), onTop(TOP, 0.6, 0.2), onTop(TOP, 0.92, 0.24)]),
      smooth([onTop(TOP, 0.08, 0.62), onTop(TOP, 0.3, 0.8), onTop(TOP, 0.42, 0.94)]),
    ].join('');
    return (
      box(TOP, 3) +
      shape(lines, { stroke: 'edge', width: 1.5, opacity: 0.6 }) +
      shape(scars, { stroke: 'edge', width: 11 }) +
      shape(scars, { stroke: 'mark', width: 7 }) +
      nozzle(onTop(TOP, 0.8, 0.62)[0], onTop(TOP, 0.8, 0.62)[1], 0.85)
    );
  },
};
