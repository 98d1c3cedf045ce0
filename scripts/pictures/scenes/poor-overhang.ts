import { bed } from '../parts/bed.js';
import { LAYER, PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { d, times } from '../parts/svg.js';
import { strand } from '../parts/threads.js';
import type { Scene } from '../scene.js';

/** How far each layer of the overhang reaches beyond the one below. */
const STEP = 18;
/** Layers of the upright foot. */
const FOOT = 4;

export const poorOverhang: Scene = {
  alt: {
    en: 'A steep overhang without support: loops of plastic droop from its slanting underside.',
    zh: '没有支撑的陡峭悬垂，斜下表面垂下一圈圈松垂的线条。',
  },
  draw() {
    const edge = 116;
    const drapes = times(4, (index) => {
      const step = 2 * index + 0.6;
      const [x, y] = [edge + step * STEP, PLATE - (FOOT + 2 * index + 1) * LAYER - 4];
      const deep = 52 + (index % 2) * 22;
      return strand(d`M${x} ${y}c2 ${deep} 20 ${deep} ${2 * STEP - 6} ${-LAYER - 2}`, 9);
    });
    return (
      drapes.join('') +
      layers({ x: 32, width: edge - 32, count: 13, spread: (index) => [0, Math.max(0, index - FOOT + 1) * STEP] }) +
      bed()
    );
  },
};
