import { arrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { spool } from '../parts/drive.js';
import { layers } from '../parts/layers.js';
import { d, FAULT, shape } from '../parts/svg.js';
import type { Scene } from '../scene.js';

/** Streaks of the old colour: the layer above the change, where a streak begins, and how long it is. */
const STREAKS: readonly (readonly [layer: number, x: number, length: number])[] = [
  [0, 50, 120],
  [0, 206, 60],
  [1, 84, 40],
  [1, 146, 96],
  [2, 60, 60],
  [2, 196, 50],
  [3, 110, 46],
  [3, 236, 22],
  [4, 64, 22],
  [4, 176, 30],
  [5, 128, 14],
];

export const colorBleed: Scene = {
  alt: {
    en: 'A block in two colours: after the change of spool, streaks of the old colour run through the new one.',
    zh: '双色方块：换料之后，新颜色中仍混有旧颜色的条纹。',
  },
  draw() {
    const change = PLATE - 4 * LAYER;
    const streaks = STREAKS.map(([layer, x, length]) => d`M${x} ${change - (layer + 0.5) * LAYER}h${length}`);
    return (
      layers({ x: 40, width: 240, count: 4, paint: FAULT }) +
      layers({ x: 40, width: 240, count: 7, bottom: change }) +
      shape(streaks.join(''), { stroke: 'edge', width: 10 }) +
      shape(streaks.join(''), { stroke: 'mark', width: 7 }) +
      bed() +
      spool([100, 38], 29, { fill: 'mark', stroke: 'edge' }) +
      arrow([140, 38], [180, 38], { stroke: 'ink', width: 6 }) +
      spool([220, 38], 29)
    );
  },
};
