import { roundArrow } from '../parts/arrow.js';
import { bed } from '../parts/bed.js';
import { PLATE } from '../parts/canvas.js';
import { layers } from '../parts/layers.js';
import { nozzle } from '../parts/nozzle.js';
import { d, FAULT, group, shape, WANTED } from '../parts/svg.js';
import type { Scene } from '../scene.js';

export const printKnockedLoose: Scene = {
  alt: {
    en: 'A whole printed tower has come off the plate and tips over away from where it stood.',
    zh: '整座打印的塔脱离打印板，从原来的位置倾倒。',
  },
  draw() {
    const tower = layers({ x: 84, width: 76, count: 10, paint: FAULT });
    return (
      shape(d`M84 202V88H160V202`, WANTED) +
      group(tower, { turn: 56, about: [160, PLATE], move: [20, 1] }) +
      bed() +
      nozzle(122, 84, 0.78) +
      roundArrow([176, 204], 160, -86, -46, { stroke: 'ink', width: 6 })
    );
  },
};
