import { bed } from '../parts/bed.js';
import { layers } from '../parts/layers.js';
import { shape } from '../parts/svg.js';
import { sagging } from '../parts/threads.js';
import type { Scene } from '../scene.js';

export const stringing: Scene = {
  alt: {
    en: 'Two printed towers with many thin threads hanging between them like cobwebs.',
    zh: '两座打印出的塔之间挂满蛛网般的细丝。',
  },
  draw() {
    const taper = (index: number) => [-index * 1.6, -index * 1.6] as const;
    const heights = [26, 38, 52, 62, 78, 92, 100, 118, 132, 148];
    const threads = heights.map((y, index) =>
      sagging([84, y + 20], [236, y + 14 + (index % 3) * 9], 6 + (index % 3) * 7),
    );
    return (
      shape(threads.join(''), { stroke: 'mark', width: 3.5 }) +
      layers({ x: 34, width: 70, count: 14, spread: taper }) +
      layers({ x: 216, width: 70, count: 14, spread: taper }) +
      bed()
    );
  },
};
