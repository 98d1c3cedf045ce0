import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { d, FAULT, shape, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const elephantFoot: Scene = {
  alt: {
    en: 'A straight block on the plate whose lowest layers are squashed out wider than the rest.',
    zh: '打印板上的直壁方块，最底部几层被压扁并向外溢出。',
  },
  draw() {
    const foot = [38, 26, 12];
    return (
      layers({ x: 92, width: 136, count: 9, bottom: PLATE - 36 }) +
      layers({ x: 92, width: 136, count: 3, spread: (index) => [foot[index] ?? 0, foot[index] ?? 0], paint: FAULT }) +
      shape(d`M92 204V48M228 204V48`, WANTED) +
      bed()
    );
  },
};
