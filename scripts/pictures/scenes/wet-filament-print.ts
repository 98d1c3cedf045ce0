import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { circle, d, SOUND, shape } from '../parts/svg.js';
import { drop } from '../parts/symbols.js';
import type { Scene } from '../scene.js';

export const wetFilamentPrint: Scene = {
  alt: {
    en: 'Water drops, and a nozzle whose plastic foams with bubbles and steam as it is laid down.',
    zh: '几滴水，以及挤出料起泡冒汽的喷嘴。',
  },
  draw() {
    const top = PLATE - 2 * LAYER;
    const bubbles: readonly (readonly [number, number, number])[] = [
      [52, 164, 10],
      [72, 158, 14],
      [98, 166, 9],
      [118, 156, 15],
      [142, 164, 10],
      [160, 154, 12],
      [180, 164, 9],
      [192, 150, 8],
      [84, 138, 7],
      [136, 134, 8],
      [108, 126, 5],
    ];
    return (
      layers({ x: 34, width: 252, count: 2 }) +
      shape(d`M36 ${top}v-18q6 -6 16 -6h130q10 0 10 -16h24q0 40 -30 40z`, SOUND) +
      bubbles.map(([x, y, radius]) => circle(x, y, radius, { fill: 'back', stroke: 'mark', width: 4 })).join('') +
      nozzle(204, 142, 0.95) +
      shape(d`M236 146q12 -6 8 -18t8 -18M254 158q14 -6 10 -18t10 -18`, { stroke: 'mark', width: 5 }) +
      drop([64, 62], 24) +
      drop([118, 84], 15) +
      bed()
    );
  },
};
